# What the kit says in every game that uses it.

## Votes

abstain = Abstain
your-vote = { $question } Your vote: { $vote }.
votes = { $player } votes: { $vote }.
changes-vote = { $player } changes the vote: { $vote }.

## Answers ahead

have-at-least = you have { $number } { $what } or more
