package io.goodsflow.gateway.issuer;

import java.time.Clock;
import java.time.Duration;
import java.util.Iterator;
import java.util.LinkedHashMap;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/**
 * Counts failures in this process, by the same rules as {@code attempt.lua}. Of each kind it remembers the newest up to
 * a bound; made-up names therefore push out others, but not the address that they come from.
 */
final class LocalAttempts {

    private static final int MOST_DOUBLINGS = 30;

    private final LoginProperties properties;
    private final Clock clock;
    private final Map<String, Failures> names = new LinkedHashMap<>();
    private final Map<String, Failures> addresses = new LinkedHashMap<>();

    LocalAttempts(LoginProperties properties, Clock clock) {
        this.properties = properties;
        this.clock = clock;
    }

    synchronized LoginVerdict judge(LoginAttempt attempt) {
        long now = clock.millis();
        long open = Math.max(openFrom(names, attempt.name(), now), openFrom(addresses, attempt.address(), now));
        if (open > now) {
            return new LoginVerdict.Locked(Duration.ofMillis(open - now));
        }
        if (attempt.right()) {
            names.remove(attempt.name());
            return new LoginVerdict.Accepted();
        }
        count(names, attempt.name(), properties.freeForName(), now);
        count(addresses, attempt.address(), properties.freeForAddress(), now);
        return new LoginVerdict.Refused();
    }

    /** How many names and addresses are remembered. */
    synchronized int size() {
        return names.size() + addresses.size();
    }

    private long openFrom(Map<String, Failures> known, String key, long now) {
        Failures failures = current(known.get(key), now);
        return failures == null ? now : failures.open();
    }

    private void count(Map<String, Failures> known, String key, int free, long now) {
        Failures before = current(known.remove(key), now);
        int failures = before == null ? 1 : before.count() + 1;
        long open = failures < free ? now : now + lockAfter(failures - free);
        known.put(key, new Failures(failures, open, now));
        forgetOld(known, now);
    }

    /** The map is in the order of the last failures. */
    private void forgetOld(Map<String, Failures> known, long now) {
        Iterator<Failures> eldest = known.values().iterator();
        while (eldest.hasNext()
                && (current(eldest.next(), now) == null || known.size() > properties.rememberedHere())) {
            eldest.remove();
        }
    }

    private long lockAfter(int over) {
        long doubled = properties.firstLock().toMillis() << Math.min(over, MOST_DOUBLINGS);
        return Math.min(doubled, properties.longestLock().toMillis());
    }

    private @Nullable Failures current(@Nullable Failures failures, long now) {
        boolean forgotten = failures == null
                || now - failures.last() >= properties.forgetAfter().toMillis();
        return forgotten ? null : failures;
    }

    private record Failures(int count, long open, long last) {}
}
