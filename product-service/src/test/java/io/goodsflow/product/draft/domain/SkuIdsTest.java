package io.goodsflow.product.draft.domain;

import static io.goodsflow.product.draft.domain.Contents.proposal;
import static io.goodsflow.product.draft.domain.Contents.settled;
import static io.goodsflow.product.draft.domain.Contents.sku;
import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.PrimitiveIterator;
import java.util.stream.LongStream;
import org.junit.jupiter.api.Test;

class SkuIdsTest {

    private final PrimitiveIterator.OfLong fresh =
            LongStream.iterate(100, id -> id + 1).iterator();

    @Test
    void aSkuWithTheSameCodeKeepsItsId() {
        assertThat(assign(
                        proposal(sku("B", "n", "other"), sku("A", "n", "1")),
                        settled(1, "A", "n", "1"),
                        settled(2, "B", "n", "2")))
                .containsExactly(2L, 1L);
    }

    @Test
    void aSkuWithTheSameSpecsKeepsItsIdIfNoCodeSaysOtherwise() {
        assertThat(assign(
                        proposal(sku(null, "n", "1"), sku("new", "n", "2")),
                        settled(1, null, "n", "1"),
                        settled(2, "old", "n", "2")))
                .containsExactly(1L, 2L);
    }

    @Test
    void aCodeGoesBeforeSpecsWhateverTheOrderOfTheSheet() {
        assertThat(assign(
                        proposal(sku(null, "n", "1"), sku("A", "n", "3")),
                        settled(1, "A", "n", "1"),
                        settled(2, null, "n", "2")))
                .containsExactly(100L, 1L);
    }

    @Test
    void whatIsNewGetsAFreshId() {
        assertThat(assign(proposal(sku("A", "n", "1"), sku("C", "n", "3")), settled(1, "A", "n", "1")))
                .containsExactly(1L, 100L);
    }

    private List<Long> assign(ProposedContent proposal, ContentSku... known) {
        return SkuIds.assign(proposal, List.of(known), fresh::nextLong);
    }
}
