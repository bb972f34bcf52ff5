#!lua flags=allow-oom
-- KEYS: the session's stream, the set of names, the stream of changes
-- ARGV: the session's name, the expected last entry or -1, how many changes are kept
-- Gives 1 if the session was there.
local newest = redis.call('XREVRANGE', KEYS[1], '+', '-', 'COUNT', 1)[1]
local last = newest and tonumber(string.match(newest[1], '^%d+')) or 0
if ARGV[2] ~= '-1' and last ~= tonumber(ARGV[2]) then
  return 0
end
local was = redis.call('ZREM', KEYS[2], ARGV[1])
if redis.call('DEL', KEYS[1]) + was == 0 then
  return 0
end
local changed = redis.call('XREVRANGE', KEYS[3], '+', '-', 'COUNT', 1)[1]
local number = changed and tonumber(string.match(changed[1], '^%d+')) or 0
redis.call('XADD', KEYS[3], 'MAXLEN', '~', ARGV[3], string.format('%.0f-0', number + 1),
  'session', ARGV[1], 'seq', '0')
return 1
