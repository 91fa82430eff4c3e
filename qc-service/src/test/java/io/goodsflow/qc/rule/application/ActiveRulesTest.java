package io.goodsflow.qc.rule.application;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalStateException;

import io.goodsflow.qc.rule.domain.RuleSet;
import io.goodsflow.qc.rule.domain.RuleSets;
import java.time.Clock;
import java.time.Duration;
import java.time.Instant;
import java.time.ZoneId;
import java.time.ZoneOffset;
import java.util.List;
import java.util.OptionalLong;
import org.junit.jupiter.api.Test;

class ActiveRulesTest {

    private static final Duration INTERVAL = Duration.ofSeconds(5);

    private final Stored stored = new Stored();
    private final Hands clock = new Hands();
    private final ActiveRules rules = new ActiveRules(stored, new RuleProperties(INTERVAL), clock);

    @Test
    void aNewVersionIsInForceAfterTheIntervalAndNotReadBefore() {
        assertThat(rules.current().version()).isEqualTo(1);
        stored.active = 2;

        clock.now = clock.now.plus(INTERVAL).minusMillis(1);
        assertThat(rules.current().version()).isEqualTo(1);
        assertThat(stored.asked).isEqualTo(1);

        clock.now = clock.now.plusMillis(1);
        assertThat(rules.current().version()).isEqualTo(2);
    }

    @Test
    void anUnchangedVersionIsNotLoadedAgain() {
        rules.current();
        clock.now = clock.now.plus(INTERVAL);
        rules.current();

        assertThat(stored.asked).isEqualTo(2);
        assertThat(stored.loaded).isEqualTo(1);
    }

    @Test
    void aSetThatCannotBeLoadedLeavesTheOneBeforeInForceUntilItIsMended() {
        rules.current();
        stored.active = 2;
        stored.broken = true;
        clock.now = clock.now.plus(INTERVAL);
        assertThat(rules.current().version()).isEqualTo(1);

        stored.broken = false;
        clock.now = clock.now.plus(INTERVAL);
        assertThat(rules.current().version()).isEqualTo(2);
    }

    @Test
    void withoutAnyActiveSetNothingIsJudged() {
        stored.active = -1;

        assertThatIllegalStateException().isThrownBy(rules::current).withMessageContaining("no rule set is active");
    }

    private static final class Stored implements RuleSets {
        private long active = 1;
        private boolean broken;
        private int asked;
        private int loaded;

        @Override
        public OptionalLong activeVersion() {
            asked++;
            return active < 0 ? OptionalLong.empty() : OptionalLong.of(active);
        }

        @Override
        public RuleSet load(long version) {
            loaded++;
            if (broken) {
                throw new IllegalStateException("broken");
            }
            return new RuleSet(version, List.of());
        }
    }

    private static final class Hands extends Clock {
        private Instant now = Instant.parse("2026-01-01T00:00:00Z");

        @Override
        public Instant instant() {
            return now;
        }

        @Override
        public ZoneId getZone() {
            return ZoneOffset.UTC;
        }

        @Override
        public Clock withZone(ZoneId zone) {
            return this;
        }
    }
}
