package io.goodsflow.product.ownership.domain;

import static io.goodsflow.product.draft.domain.ContentSource.MERCHANT;
import static io.goodsflow.product.draft.domain.ContentSource.OPERATOR;
import static io.goodsflow.product.draft.domain.ContentSource.SUPPLIER;
import static org.assertj.core.api.Assertions.assertThat;

import io.goodsflow.product.draft.domain.ContentSource;
import java.time.Instant;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.EnumSource;
import org.junit.jupiter.params.provider.ValueSource;

class FieldCutTest {

    private static final Instant NOW = Instant.parse("2026-03-04T05:06:07Z");

    private static final EffectiveOwnership MATRIX = said(Map.of(
            "title", Set.of(MERCHANT, OPERATOR),
            "attributes", Set.of(OPERATOR),
            "attributes.year", Set.of(SUPPLIER),
            "skus", Set.of(MERCHANT),
            "skus.price", Set.of(SUPPLIER, MERCHANT),
            "brand", Set.of()));

    @ParameterizedTest
    @CsvSource({
        "title,            false, true,  true",
        "description,      true,  true,  true",
        "attributes.origin,false, false, true",
        "attributes.year,  true,  false, false",
        "skus[12],         false, true,  false",
        "skus[12].specs,   false, true,  false",
        "skus[12].price,   true,  true,  false",
        "brand,            false, false, false"
    })
    void theNarrowestRuleCounts(String field, boolean supplier, boolean merchant, boolean operator) {
        assertThat(mayWrite(SUPPLIER, field)).isEqualTo(supplier);
        assertThat(mayWrite(MERCHANT, field)).isEqualTo(merchant);
        assertThat(mayWrite(OPERATOR, field)).isEqualTo(operator);
    }

    @ParameterizedTest
    @EnumSource
    void withoutARuleAllMayWrite(ContentSource source) {
        FieldCut cut = new FieldCut(source, EffectiveOwnership.EVERYBODYS, null, List.of());

        assertThat(cut.of("title")).isEmpty();
        assertThat(cut.of("skus[12].price")).isEmpty();
    }

    @ParameterizedTest
    @CsvSource({
        "title,           title,            true",
        "title,           description,      false",
        "attributes,      attributes.origin,true",
        "attributes.year, attributes.origin,false",
        "attributes.a,    attributes.a.b,   false",
        "skus,            skus[12],         true",
        "skus,            skus[12].price,   true",
        "skus[12],        skus[12].price,   true",
        "skus[12],        skus[1].price,    false",
        "skus[12].price,  skus[12].price,   true",
        "skus[12].price,  skus[12].specs,   false",
        "skus[12].price,  skus[12],         true",
        "skus[12].price,  skus[1],          false",
        "skus.price,      skus[7],          true",
        "skus.specs,      skus[7],          true",
        "skus.sku_code,   skus[7],          true",
        "skus.price,      skus[7].price,    true",
        "skus.price,      skus[7].specs,    false"
    })
    void aLockCoversWhatItNames(String lock, String field, boolean covered) {
        assertThat(locked(SUPPLIER, lock).of(field))
                .isEqualTo(covered ? Optional.of(FieldCut.Reason.LOCKED) : Optional.empty());
    }

    @Test
    void locksBindSuppliersAndMerchantsButNotOperators() {
        assertThat(locked(SUPPLIER, "title").of("title")).contains(FieldCut.Reason.LOCKED);
        assertThat(locked(MERCHANT, "title").of("title")).contains(FieldCut.Reason.LOCKED);
        assertThat(locked(OPERATOR, "title").of("title")).isEmpty();
    }

    @Test
    void aLockHoldsUntilItExpires() {
        FieldLock lock = new FieldLock("title", "campaign", "ops", NOW, NOW.plusSeconds(60));

        assertThat(lock.holdsAt(NOW.plusSeconds(59))).isTrue();
        assertThat(lock.holdsAt(NOW.plusSeconds(60))).isFalse();
        assertThat(new FieldLock("title", "campaign", "ops", NOW, null).holdsAt(NOW.plusSeconds(1_000_000)))
                .isTrue();
    }

    @ParameterizedTest
    @ValueSource(strings = {"title", "attributes.产地", "attributes", "skus", "skus.price", "skus[12]", "skus[12].specs"})
    void anItemsFieldsAreKnown(String field) {
        assertThat(FieldPath.isOfItem(field)).isTrue();
        assertThat(FieldPath.isOfCategory(field)).isEqualTo(!field.contains("["));
    }

    @ParameterizedTest
    @ValueSource(strings = {"", "Title", "price", "skus[x]", "skus[12].stock", "attributes.", "sale_state", "skus[0]"})
    void othersAreNot(String field) {
        assertThat(FieldPath.isOfItem(field)).isFalse();
    }

    @ParameterizedTest
    @ValueSource(strings = {"skus.price", "skus.specs", "skus.sku_code"})
    void whoMayNotWriteAPartOfASkuNeitherAddsNorRemovesOne(String field) {
        EffectiveOwnership matrix = said(Map.of(field, Set.of(OPERATOR)));

        assertThat(new FieldCut(MERCHANT, matrix, null, List.of()).of("skus[12]"))
                .contains(FieldCut.Reason.NOT_OWNER);
        assertThat(new FieldCut(OPERATOR, matrix, null, List.of()).of("skus[12]"))
                .isEmpty();
    }

    @Test
    void whatMovesToAnotherCategoryIsHeldToBothMatrices() {
        EffectiveOwnership here = said(Map.of("title", Set.of(OPERATOR)));
        EffectiveOwnership there = said(Map.of("brand", Set.of(OPERATOR)));

        FieldCut cut = new FieldCut(MERCHANT, here, there, List.of());

        assertThat(cut.of("title")).contains(FieldCut.Reason.NOT_OWNER);
        assertThat(cut.of("brand")).contains(FieldCut.Reason.NOT_OWNER);
        assertThat(cut.of("category")).isEmpty();
        assertThat(new FieldCut(MERCHANT, here, null, List.of()).of("brand")).isEmpty();
    }

    @Test
    void whatMayNotMoveIsHeldToTheMatrixOfItsOwnCategory() {
        EffectiveOwnership there = said(Map.of("category", Set.of(OPERATOR), "brand", Set.of(OPERATOR)));

        FieldCut cut = new FieldCut(MERCHANT, EffectiveOwnership.EVERYBODYS, there, List.of());

        assertThat(cut.of("category")).contains(FieldCut.Reason.NOT_OWNER);
        assertThat(cut.of("brand")).isEmpty();
    }

    private static EffectiveOwnership said(Map<String, Set<ContentSource>> writers) {
        return new EffectiveOwnership(List.of(new EffectiveOwnership.Level(7, new FieldOwnership(1, writers))));
    }

    private static boolean mayWrite(ContentSource source, String field) {
        Optional<FieldCut.Reason> reason = new FieldCut(source, MATRIX, null, List.of()).of(field);
        assertThat(Arrays.asList(null, FieldCut.Reason.NOT_OWNER)).contains(reason.orElse(null));
        return reason.isEmpty();
    }

    private static FieldCut locked(ContentSource source, String field) {
        return new FieldCut(
                source,
                EffectiveOwnership.EVERYBODYS,
                null,
                List.of(new FieldLock(field, "campaign", "ops", NOW, null)));
    }
}
