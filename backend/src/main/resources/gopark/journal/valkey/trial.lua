#!lua
-- KEYS: a key of no use
redis.call('SET', KEYS[1], '', 'EX', 1)
return 1
