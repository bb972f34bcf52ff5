#!lua
-- KEYS: the session's stream, the set of names, the stream of changes
-- ARGV: the session's name, the expected last entry, the time, how many changes are kept, the entries
-- Gives 1 and the number of the last entry; 0 and what it was, if it was another; -1 and that, if entries are missing.
local newest = redis.call('XREVRANGE', KEYS[1], '+', '-', 'COUNT', 1)[1]
local last = newest and tonumber(string.match(newest[1], '^%d+')) or 0
if last ~= redis.call('XLEN', KEYS[1]) or (last == 0 and redis.call('ZSCORE', KEYS[2], ARGV[1])) then
  return {-1, last}
end
if last ~= tonumber(ARGV[2]) then
  return {0, last}
end
local changed = redis.call('XREVRANGE', KEYS[3], '+', '-', 'COUNT', 1)[1]
local number = changed and tonumber(string.match(changed[1], '^%d+')) or 0
for i = 5, #ARGV do
  last = last + 1
  redis.call('XADD', KEYS[1], string.format('%.0f-0', last), 'at', ARGV[3], 'entry', ARGV[i])
end
redis.call('ZADD', KEYS[2], 0, ARGV[1])
redis.call('XADD', KEYS[3], 'MAXLEN', '~', ARGV[4], string.format('%.0f-0', number + 1),
  'session', ARGV[1], 'seq', string.format('%.0f', last))
return {1, last}
