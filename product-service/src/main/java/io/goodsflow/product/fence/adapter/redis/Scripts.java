package io.goodsflow.product.fence.adapter.redis;

/**
 * All that the fence asks of Redis. Keys of one script share a slot, but for the note of what is open; the time is the
 * server's, so no clocks differ.
 */
final class Scripts {

    private static final String NOW = "local t = redis.call('TIME') local now = t[1] * 1000 + math.floor(t[2] / 1000) ";
    /** A generation that was lost starts at a random number, so that none comes twice. */
    private static final String NEXT_GENERATION =
            "if redis.call('EXISTS', KEYS[2]) == 1 then redis.call('INCR', KEYS[2]) else redis.call('SET', KEYS[2], ARGV[2]) end ";

    private static final String FORGET_DEAD_TOKENS = "redis.call('ZREMRANGEBYSCORE', KEYS[3], '-inf', now) ";

    private static final String OPEN_UP = "if redis.call('EXISTS', KEYS[2]) == 1 then redis.call('INCR', KEYS[2]) end "
            + "redis.call('DEL', KEYS[1]) redis.call('ZREM', KEYS[3], ARGV[1]) ";

    /** KEYS text, generation, tokens; ARGV token, random number, life of the token in ms. */
    static final String RAISE = NOW
            + FORGET_DEAD_TOKENS
            + "redis.call('ZADD', KEYS[3], now + ARGV[3], ARGV[1]) "
            + "redis.call('PEXPIRE', KEYS[3], ARGV[3]) "
            + NEXT_GENERATION
            + "redis.call('DEL', KEYS[1]) return 1";

    /**
     * KEYS text, generation, tokens; ARGV token. A generation that is not there is not started: no fill matches it, and
     * whoever starts it later reads later.
     */
    static final String LIFT = OPEN_UP + "return 1";

    /**
     * KEYS text, generation, tokens, open mutations; ARGV token, name. Looks and lifts in one step, because a repeat of the
     * beginning renews the note before it renews the token.
     */
    static final String LIFT_OVERDUE = NOW
            + "local due = redis.call('ZSCORE', KEYS[4], ARGV[2]) "
            + "if not due or tonumber(due) > now then return 0 end "
            + "redis.call('ZREM', KEYS[4], ARGV[2]) "
            + OPEN_UP
            + "return 1";

    /** KEYS text, generation, tokens; ARGV generation, text, life of the text in ms. */
    static final String FILL = NOW
            + "if redis.call('GET', KEYS[2]) ~= ARGV[1] then return 0 end "
            + FORGET_DEAD_TOKENS
            + "if redis.call('EXISTS', KEYS[3]) == 1 then return 0 end "
            + "redis.call('SET', KEYS[1], ARGV[2], 'PX', ARGV[3]) return 1";

    /** KEYS generation, tokens; answers the generation, if any, and how many live tokens there are. */
    static final String STANDING = NOW + "return {redis.call('GET', KEYS[1]) or '', "
            + "tostring(redis.call('ZCOUNT', KEYS[2], '(' .. string.format('%.0f', now), '+inf'))}";

    /** KEYS open mutations; ARGV limit in ms, then names; the score of each is when it is overdue. */
    static final String NOTE =
            NOW + "for i = 2, #ARGV do redis.call('ZADD', KEYS[1], now + ARGV[1], ARGV[i]) end return 1";

    /** KEYS open mutations; ARGV how many are left out, how many at most. */
    static final String OVERDUE =
            NOW + "return redis.call('ZRANGEBYSCORE', KEYS[1], '-inf', now, 'LIMIT', ARGV[1], ARGV[2])";

    /** KEYS open mutations; answers how many there are, the time, and those that end first with their scores. */
    static final String OPEN = NOW + "local first = redis.call('ZRANGE', KEYS[1], 0, 199, 'WITHSCORES') "
            + "table.insert(first, 1, string.format('%.0f', now)) "
            + "table.insert(first, 1, tostring(redis.call('ZCARD', KEYS[1]))) return first";

    private Scripts() {}
}
