package io.goodsflow.qc.rule.application;

import io.goodsflow.qc.rule.domain.RuleSet;
import io.goodsflow.qc.rule.domain.RuleSets;
import java.time.Clock;
import java.time.Instant;
import java.util.OptionalLong;
import java.util.concurrent.locks.ReentrantLock;
import org.jspecify.annotations.Nullable;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;
import org.springframework.stereotype.Component;

/**
 * The active rule set, looked up again by its version after a bounded time. While one caller looks, the others go on
 * with the set they have; a set that cannot be loaded leaves the one before in force.
 */
@Component
class ActiveRules {

    private static final Logger log = LoggerFactory.getLogger(ActiveRules.class);

    private final RuleSets ruleSets;
    private final RuleProperties properties;
    private final Clock clock;
    private final ReentrantLock looking = new ReentrantLock();
    private volatile @Nullable Loaded loaded;

    ActiveRules(RuleSets ruleSets, RuleProperties properties, Clock clock) {
        this.ruleSets = ruleSets;
        this.properties = properties;
        this.clock = clock;
    }

    /** @throws IllegalStateException if no set was ever active or the first cannot be understood */
    RuleSet current() {
        Loaded known = loaded;
        if (known == null) {
            return first();
        }
        if (clock.instant().isBefore(known.lookAgainAt()) || !looking.tryLock()) {
            return known.ruleSet();
        }
        try {
            return refresh(known);
        } finally {
            looking.unlock();
        }
    }

    private RuleSet first() {
        looking.lock();
        try {
            Loaded known = loaded;
            return known == null ? keep(ruleSets.load(version())) : known.ruleSet();
        } finally {
            looking.unlock();
        }
    }

    private RuleSet refresh(Loaded known) {
        try {
            long version = version();
            return keep(version == known.ruleSet().version() ? known.ruleSet() : ruleSets.load(version));
        } catch (RuntimeException unreadable) {
            // Judging by the rules of a moment ago beats not judging; the next look tries again.
            log.error(
                    "the active rule set cannot be loaded, version {} stays in force",
                    known.ruleSet().version(),
                    unreadable);
            return keep(known.ruleSet());
        }
    }

    private RuleSet keep(RuleSet ruleSet) {
        Instant lookAgainAt = clock.instant().plus(properties.reloadInterval());
        loaded = new Loaded(ruleSet, lookAgainAt);
        return ruleSet;
    }

    private long version() {
        OptionalLong version = ruleSets.activeVersion();
        if (version.isEmpty()) {
            throw new IllegalStateException("no rule set is active");
        }
        return version.getAsLong();
    }

    private record Loaded(RuleSet ruleSet, Instant lookAgainAt) {}
}
