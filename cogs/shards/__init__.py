"""The shards: connections to Discord, each of which receives the events of some of the servers.

Discord sends what happens on a server to the shard of number (server id >> 22) % count, and direct
messages to shard 0. Each shard connects, loses its connection and comes back by itself.
"""
