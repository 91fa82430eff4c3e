-- Takes one request out of a bucket (generic cell rate algorithm).
-- The key holds one number: when, in microseconds, a bucket used so far is full again.
-- KEYS[1] bucket; ARGV[1] microseconds until one request is given back; ARGV[2] what a full bucket holds
-- answers: 1 or 0 for taken or refused, requests left, microseconds until one is there, microseconds until full
local clock = redis.call('TIME')
local now = clock[1] * 1000000 + clock[2]
local step = tonumber(ARGV[1])
local size = tonumber(ARGV[2])
local full = tonumber(redis.call('GET', KEYS[1]) or now)
-- A clock set back, or settings made smaller, must not keep a bucket empty for longer than it takes to fill.
if full > now + step * size then
    full = now + step * size
end
if full < now then
    full = now
end
local after = full + step
local missing = after - size * step - now
if missing > 0 then
    return {0, 0, math.ceil(missing), math.ceil(full - now)}
end
redis.call('SET', KEYS[1], string.format('%.0f', after), 'PX', math.ceil((after - now) / 1000))
return {1, math.floor(-missing / step), 0, math.ceil(after - now)}
