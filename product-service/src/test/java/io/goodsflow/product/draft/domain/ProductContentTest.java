package io.goodsflow.product.draft.domain;

import static io.goodsflow.product.draft.domain.Contents.content;
import static io.goodsflow.product.draft.domain.Contents.proposal;
import static io.goodsflow.product.draft.domain.Contents.settled;
import static io.goodsflow.product.draft.domain.Contents.sku;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.List;
import org.junit.jupiter.api.Test;

class ProductContentTest {

    @Test
    void theSameContentHasTheSameHashWhateverTheOrderOfItsSpecs() {
        assertThat(content(settled(1, "A", "color", "red", "size", "M")).hash())
                .isEqualTo(content(settled(1, "A", "size", "M", "color", "red")).hash());
    }

    @Test
    void anyDifferenceShowsInTheHash() {
        String hash = content(settled(1, "A", "n", "1")).hash();

        assertThat(List.of(
                        content(settled(2, "A", "n", "1")).hash(),
                        content(settled(1, "B", "n", "1")).hash(),
                        content(settled(1, null, "n", "1")).hash(),
                        content(settled(1, "A", "n", "2")).hash(),
                        content().hash(),
                        content("Camellia oolong!", settled(1, "A", "n", "1")).hash()))
                .doesNotContain(hash)
                .doesNotHaveDuplicates();
    }

    /** Verdicts on their way name this hash: it must never change by accident. */
    @Test
    void theHashIsThatOfTheCanonicalJson() {
        assertThat(content(settled(1, "A", "n", "say \"hi\"")).hash())
                .isEqualTo("38fe8eb73a63f4624f2f7b1378b9a86f82371df16be83a4747c99da50a83014c");
    }

    @Test
    void aProposalIsSettledInItsOrder() {
        ProductContent content =
                ProductContent.settle(proposal(sku("A", "z", "1", "a", "2"), sku(null)), 7, "Tea", List.of(11L, 12L));

        assertThat(content.skus()).extracting(ContentSku::skuId).containsExactly(11L, 12L);
        assertThat(content.skus().get(0).specs().json()).isEqualTo("{\"z\":\"1\",\"a\":\"2\"}");
        assertThat(content.categoryName()).isEqualTo("Tea");
    }

    @Test
    void aProposalThatBreaksTheRulesIsNotSettled() {
        assertThatThrownBy(() -> ProductContent.settle(Contents.titled(null), 7, "Tea", List.of(1L)))
                .isInstanceOf(IllegalArgumentException.class);
    }
}
