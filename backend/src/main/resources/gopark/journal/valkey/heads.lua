#!lua flags=no-writes
-- KEYS: the set of names. ARGV: the least name as ZRANGEBYLEX wants it, the most names, what streams' keys begin with
-- Gives for each its name, the number of its last entry, how many there are, and the time of the last.
local heads = {}
for i, name in ipairs(redis.call('ZRANGEBYLEX', KEYS[1], ARGV[1], '+', 'LIMIT', 0, ARGV[2])) do
  local key = ARGV[3] .. name
  local newest = redis.call('XREVRANGE', key, '+', '-', 'COUNT', 1)[1]
  local last = newest and tonumber(string.match(newest[1], '^%d+')) or 0
  heads[i] = {name, last, redis.call('XLEN', key), newest and newest[2][2] or '0'}
end
return heads
