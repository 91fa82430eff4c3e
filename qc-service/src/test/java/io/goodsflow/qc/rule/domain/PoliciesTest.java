package io.goodsflow.qc.rule.domain;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;

import java.util.Collections;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class PoliciesTest {

    private final TitleLength titleLength = new TitleLength(2, 5);
    private final PriceRange priceRange = new PriceRange(0, 100_000_000);

    @ParameterizedTest
    @ValueSource(strings = {"ab", "abcde", "绿茶", "😊😊😊😊😊", "  ab  "})
    void aTitleWithinItsBoundsPasses(String title) {
        assertThat(titleLength.hits(subject(title))).isEmpty();
    }

    @ParameterizedTest
    @ValueSource(strings = {"", "a", "茶", "   a   ", "abcdef", "😊😊😊😊😊😊"})
    void aTitleOutsideItsBoundsIsHitAndTheLengthNamed(String title) {
        assertThat(titleLength.hits(subject(title))).singleElement().satisfies(hit -> {
            assertThat(hit.field()).isEqualTo("title");
            assertThat(hit.message()).contains("2 to 5");
        });
    }

    @Test
    void aFreeAndTheDearestProductPass() {
        assertThat(priceRange.hits(subject("t", 0L, 100_000_000L))).isEmpty();
    }

    @Test
    void eachPriceOutsideIsHitByItsPath() {
        assertThat(priceRange.hits(subject("t", -1L, 5L, 100_000_001L)))
                .extracting(Hit::field)
                .containsExactly("skus[0].price", "skus[2].price");
    }

    @Test
    void aThousandHitsAreToldAsAFew() {
        Long[] prices = Collections.nCopies(500, -1L).toArray(Long[]::new);

        assertThat(priceRange.hits(subject("t", prices))).hasSize(Policy.MOST_HITS);
    }

    @Test
    void boundsTheWrongWayRoundAreRefused() {
        assertThatIllegalArgumentException().isThrownBy(() -> new TitleLength(3, 2));
        assertThatIllegalArgumentException().isThrownBy(() -> new PriceRange(3, 2));
    }

    private static Subject subject(String title, Long... prices) {
        return new Subject(title, List.of(new Subject.Text("title", title)), List.of(prices));
    }
}
