package io.goodsflow.product.sku.domain;

import static org.assertj.core.api.Assertions.assertThat;

import io.goodsflow.product.draft.domain.Specs;
import io.goodsflow.product.sku.domain.SkuIntent.State;
import java.time.Instant;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Set;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

class SkuIntentTest {

    private static final Map<State, Set<State>> NEXT = Map.of(
            State.OPEN, Set.of(State.DONE, State.CANCELED, State.UNDOING),
            State.UNDOING, Set.of(State.UNDONE),
            State.DONE, Set.of(),
            State.CANCELED, Set.of(),
            State.UNDONE, Set.of());

    @ParameterizedTest
    @EnumSource
    void anIntentThatIsOverStaysOver(State from) {
        for (State to : State.values()) {
            assertThat(from.mayBecome(to))
                    .as("%s → %s", from, to)
                    .isEqualTo(NEXT.get(from).contains(to));
        }
        assertThat(from.isOpen()).isEqualTo(!NEXT.get(from).isEmpty());
    }

    @Test
    void theSameWishInAnotherOrderIsTheSame() {
        Map<String, String> other = new LinkedHashMap<>();
        other.put("size", "M");
        other.put("colour", "red");
        Map<String, String> specs = new LinkedHashMap<>();
        specs.put("colour", "red");
        specs.put("size", "M");
        SkuIntent intent = intent(new SkuWish(new Specs(specs), 5, 7));

        assertThat(intent.wants(new SkuWish(new Specs(other), 5, 7), 3)).isTrue();
        assertThat(intent.wants(new SkuWish(new Specs(other), 5, 7), 4)).isFalse();
        assertThat(intent.wants(new SkuWish(new Specs(other), 5, 8), 3)).isFalse();
        assertThat(intent.wants(new SkuWish(new Specs(other), 6, 7), 3)).isFalse();
        assertThat(intent.wants(null, 3)).isFalse();
        assertThat(intent(null).wants(null, 0)).isTrue();
    }

    private static SkuIntent intent(@Nullable SkuWish wish) {
        return new SkuIntent(1, 2, 3, State.OPEN, wish, 3, "olga", null, 0, Instant.EPOCH);
    }
}
