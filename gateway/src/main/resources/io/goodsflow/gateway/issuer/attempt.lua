-- Judges one login and remembers how it went, in one step, so that guesses sent together count one by one.
-- KEYS[1] the name's failures, KEYS[2] the address's failures
-- ARGV[1] 1 if the secret is right; ARGV[2] milliseconds until failures are forgotten; ARGV[3] longest lock;
-- ARGV[4] first lock; ARGV[5], ARGV[6] failures that are free for the name, for the address
-- answers: 0 accepted, 1 refused, 2 locked; milliseconds of the lock
local clock = redis.call('TIME')
local now = clock[1] * 1000 + math.floor(clock[2] / 1000)
local locked = 0
for i = 1, 2 do
    local open = tonumber(redis.call('HGET', KEYS[i], 'open') or 0)
    -- A clock set back must not lock for longer than the longest lock.
    locked = math.max(locked, math.min(open - now, tonumber(ARGV[3])))
end
if locked > 0 then
    return {2, locked}
end
if ARGV[1] == '1' then
    redis.call('DEL', KEYS[1])
    return {0, 0}
end
for i = 1, 2 do
    local over = redis.call('HINCRBY', KEYS[i], 'failures', 1) - tonumber(ARGV[4 + i])
    if over >= 0 then
        local lock = math.min(tonumber(ARGV[4]) * 2 ^ math.min(over, 30), tonumber(ARGV[3]))
        redis.call('HSET', KEYS[i], 'open', string.format('%.0f', now + lock))
    end
    redis.call('PEXPIRE', KEYS[i], ARGV[2])
end
return {1, 0}
