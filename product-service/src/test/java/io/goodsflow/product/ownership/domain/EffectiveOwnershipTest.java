package io.goodsflow.product.ownership.domain;

import static io.goodsflow.product.draft.domain.ContentSource.MERCHANT;
import static io.goodsflow.product.draft.domain.ContentSource.OPERATOR;
import static io.goodsflow.product.draft.domain.ContentSource.SUPPLIER;
import static org.assertj.core.api.Assertions.assertThat;

import io.goodsflow.product.draft.domain.ContentSource;
import io.goodsflow.product.ownership.domain.EffectiveOwnership.Level;
import io.goodsflow.product.ownership.domain.EffectiveOwnership.Rule;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class EffectiveOwnershipTest {

    private static final EffectiveOwnership CHAIN = new EffectiveOwnership(List.of(
            level(3, Map.of("title", Set.of(SUPPLIER), "skus", Set.of(MERCHANT))),
            level(
                    2,
                    Map.of(
                            "brand", Set.of(OPERATOR),
                            "attributes", Set.of(MERCHANT),
                            "skus.price", Set.of(SUPPLIER))),
            level(
                    1,
                    Map.of(
                            "title", Set.of(OPERATOR),
                            "brand", Set.of(SUPPLIER),
                            "attributes.year", Set.of(SUPPLIER),
                            "description", Set.of(OPERATOR)))));

    @ParameterizedTest
    @CsvSource({
        "title,           SUPPLIER",
        "brand,           OPERATOR",
        "description,     OPERATOR",
        "attributes.year, MERCHANT",
        "skus[7].price,   MERCHANT",
        "skus[7],         MERCHANT"
    })
    void theNearestCategoryThatSaysAnythingOfAFieldDecides(String field, ContentSource owner) {
        for (ContentSource source : ContentSource.values()) {
            assertThat(CHAIN.mayWrite(source, field)).as(source.name()).isEqualTo(source == owner);
        }
    }

    @Test
    void aFieldOfWhichNobodySaysAnythingMayBeWrittenByAll() {
        for (ContentSource source : ContentSource.values()) {
            assertThat(CHAIN.mayWrite(source, "outer_id")).isTrue();
        }
    }

    @Test
    void theRulesThatCountSayWhereTheyComeFrom() {
        assertThat(CHAIN.rules())
                .containsExactly(
                        new Rule("attributes", Set.of(MERCHANT), 2),
                        new Rule("brand", Set.of(OPERATOR), 2),
                        new Rule("description", Set.of(OPERATOR), 1),
                        new Rule("skus", Set.of(MERCHANT), 3),
                        new Rule("title", Set.of(SUPPLIER), 3));
        assertThat(EffectiveOwnership.EVERYBODYS.rules()).isEmpty();
    }

    private static Level level(long categoryId, Map<String, Set<ContentSource>> writers) {
        return new Level(categoryId, new FieldOwnership(1, writers));
    }
}
