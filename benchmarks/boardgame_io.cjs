// Moves a second through boardgame.io's Master, in memory, with a view for each client.
// Run by boardgame_io.py, in a folder where boardgame.io is installed: node FILE MATCHES MOVES
"use strict";

const load = require("module").createRequire(process.cwd() + "/");
const { Master } = load("boardgame.io/master");
const { createMatch, getFilterPlayerView, ProcessGameConfig, Sync } = load("boardgame.io/internal");

const PLAYERS = 3;
const DECK = ["bark", "moss", "cone", "bark", "moss", "cone", "bark", "moss", "cone", "bark"];

// Tiny Fire, the small game of our tests (tests/tiny.py), in its parts that need no trade: gather
// wood by a die, draw a card that others may not see, or burn cards of one kind.
const game = {
  name: "tiny",
  setup: ({ random }) => ({
    deck: random.Shuffle(DECK),
    wood: Array(PLAYERS).fill(1),
    hands: Array(PLAYERS).fill([]),
    taken: 0,
  }),
  moves: {
    gather: ({ G, playerID, random, events }, far) => {
      G.wood[playerID] += far ? random.D6() : Math.min(random.D6(), 3);
      pass(G, events);
    },
    draw: ({ G, playerID, events }) => {
      const card = G.deck.pop();
      if (card === undefined) return "INVALID_MOVE";
      G.hands[playerID].push(card);
      pass(G, events);
    },
    kindle: ({ G, playerID, events }, kind) => {
      const kept = G.hands[playerID].filter((card) => card !== kind);
      G.wood[playerID] += 2 * (G.hands[playerID].length - kept.length);
      G.hands[playerID] = kept;
      pass(G, events);
    },
  },
  endIf: ({ G }) => (G.taken === 60 ? { winner: G.wood.indexOf(Math.max(...G.wood)) } : undefined),
  playerView: ({ G, playerID }) => ({
    ...G,
    deck: G.deck.length,
    hands: G.hands.map((hand, seat) => (String(seat) === playerID ? hand : hand.length)),
  }),
};

// What boardgame.io's own InMemory does, which it does not export.
class InMemory extends Sync {
  state = new Map();
  metadata = new Map();
  log = new Map();

  createMatch(match, { initialState, metadata }) {
    this.setState(match, initialState);
    this.metadata.set(match, metadata);
    this.log.set(match, []);
  }

  setState(match, state, deltalog = []) {
    if (deltalog.length > 0) this.log.set(match, [...(this.log.get(match) || []), ...deltalog]);
    this.state.set(match, state);
  }

  setMetadata(match, metadata) {
    this.metadata.set(match, metadata);
  }

  fetch(match, wanted) {
    const found = {};
    if (wanted.state) found.state = this.state.get(match);
    if (wanted.metadata) found.metadata = this.metadata.get(match);
    return found;
  }
}

function pass(G, events) {
  G.taken += 1;
  events.endTurn();
}

const processed = ProcessGameConfig(game);
const view = getFilterPlayerView(processed);
const clients = [...Array(PLAYERS).keys()].map(String).concat([null]); // the last one watches
const db = new InMemory();
let shown = 0;
const transport = {
  send: () => {},
  sendAll: (data) => {
    for (const client of clients) shown += view(client, data).args.length;
  },
};
const master = new Master(game, db, transport);

function open(match) {
  const made = createMatch({ game: processed, numPlayers: PLAYERS, unlisted: false });
  db.createMatch(match, made);
}

async function move(match) {
  const { state } = db.fetch(match, { state: true });
  const player = state.ctx.currentPlayer;
  const hand = state.G.hands[player];
  const may = ["gather", ...(state.G.deck.length ? ["draw"] : []), ...(hand.length ? ["kindle"] : [])];
  const type = may[Math.floor(Math.random() * may.length)];
  const args = { gather: [Math.random() < 0.5], draw: [], kindle: [hand[0]] }[type];
  const action = { type: "MAKE_MOVE", payload: { type, args, playerID: player, credentials: null } };
  const refused = await master.onUpdate(action, state._stateID, match, player);
  const after = db.fetch(match, { state: true }).state;
  if (refused || after._stateID === state._stateID) throw new Error("A move has not counted.");
  if (after.ctx.gameover !== undefined) open(match);
}

async function main() {
  const [matches, moves] = process.argv.slice(2).map(Number);
  const names = [...Array(matches).keys()].map((n) => `match ${n}`);
  names.forEach(open);
  const play = async (many) => {
    for (let n = 0; n < many; n += matches) await Promise.all(names.map(move));
  };
  await play(moves); // to warm up
  const [began, worked] = [process.hrtime.bigint(), process.cpuUsage()];
  await play(moves);
  const seconds = Number(process.hrtime.bigint() - began) / 1e9;
  const { user, system } = process.cpuUsage(worked);
  if (!shown) throw new Error("Nobody has seen anything.");
  const made = Math.ceil(moves / matches) * matches;
  console.log(made / seconds, (user + system) / 1000 / made); // a second; ms of processor time
}

main();
