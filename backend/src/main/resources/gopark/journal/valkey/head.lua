#!lua flags=no-writes
-- KEYS: the session's stream, the set of names. ARGV: the session's name
-- Gives the number of the last entry, how many there are, and 1 if the name is in the set.
local newest = redis.call('XREVRANGE', KEYS[1], '+', '-', 'COUNT', 1)[1]
local last = newest and tonumber(string.match(newest[1], '^%d+')) or 0
return {last, redis.call('XLEN', KEYS[1]), redis.call('ZSCORE', KEYS[2], ARGV[1]) and 1 or 0}
