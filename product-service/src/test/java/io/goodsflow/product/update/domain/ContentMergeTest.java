package io.goodsflow.product.update.domain;

import static io.goodsflow.product.update.domain.FieldOutcome.APPLIED;
import static io.goodsflow.product.update.domain.FieldOutcome.CONFLICT;
import static io.goodsflow.product.update.domain.FieldOutcome.IGNORED_LOCKED;
import static io.goodsflow.product.update.domain.FieldOutcome.UNCHANGED;
import static org.assertj.core.api.Assertions.assertThat;

import io.goodsflow.product.draft.domain.ProductContent;
import io.goodsflow.product.draft.domain.ProposedContent;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;

/** Fields that are changed by several. */
class ContentMergeTest extends ContentMergeTestBase {
    /** What it was, what somebody made of it meanwhile, what we say, and what becomes of that. */
    static Stream<Arguments> oneField() {
        return Stream.of(
                Arguments.of("nobody else touched it", "Oolong", "Pu'er", APPLIED),
                Arguments.of("somebody else said the same", "Pu'er", "Pu'er", UNCHANGED),
                Arguments.of("we say what it was", "Oolong", "Oolong", UNCHANGED),
                Arguments.of("we say what it was, somebody changed it", "Pu'er", "Oolong", UNCHANGED),
                Arguments.of("we both changed it", "Pu'er", "Sencha", CONFLICT));
    }

    @ParameterizedTest(name = "{0}")
    @MethodSource("oneField")
    void aFieldIsMergedByThreeValues(String name, String now, String yours, FieldOutcome outcome) {
        ContentMerge merge = merge(content(now, Map.of("origin", "Anxi"), SMALL, LARGE), titled(yours));

        assertThat(merge.fields()).containsExactly(new ContentMerge.Judged("title", outcome));
        assertThat(merge.applies()).isEqualTo(outcome == APPLIED);
        assertThat(merge.proposal().title()).isEqualTo(outcome == APPLIED ? yours : now);
        assertThat(merge.conflicts())
                .isEqualTo(outcome == CONFLICT ? List.of(new ContentMerge.Conflict("title", yours, now)) : List.of());
    }

    @Test
    void differentFieldsOfOneBaseBothStand() {
        ProductContent now = content("Oolong", Map.of("origin", "Wuyi"), sku(1, "A", "250g", 90), LARGE);
        PatchBuilder patch = new PatchBuilder().text("title", "Pu'er").price(2, 180L);

        ContentMerge merge = merge(now, patch.build());

        assertThat(merge.conflicts()).isEmpty();
        assertThat(merge.proposal().title()).isEqualTo("Pu'er");
        assertThat(merge.proposal().attributes()).containsEntry("origin", "Wuyi");
        assertThat(merge.proposal().skus())
                .extracting(ProposedContent.Sku::price)
                .containsExactly(90L, 180L);
        assertThat(merge.skuIds()).containsExactly(1L, 2L);
    }

    @Test
    void attributesAreMergedNameByName() {
        ProductContent now = content("Oolong", Map.of("origin", "Anxi", "grade", "1"), SMALL);
        PatchBuilder patch = new PatchBuilder().attribute("origin", null).attribute("year", "2024");

        ContentMerge merge = merge(now, patch.build());

        assertThat(merge.proposal().attributes()).isEqualTo(Map.of("grade", "1", "year", "2024"));
    }

    @Test
    void whatIsClearedIsGone() {
        ContentMerge merge =
                merge(BASE, new PatchBuilder().text("description", null).build());

        assertThat(outcomes(merge)).containsEntry("description", APPLIED);
        assertThat(merge.proposal().description()).isNull();
    }

    @Test
    void whatIsCutOffNeitherCountsNorConflicts() {
        ProductContent now = content("Pu'er", Map.of("origin", "Anxi"), SMALL, LARGE);
        PatchEdits.Read read = PatchEdits.of(titled("Sencha"), BASE, now, null, () -> 100);

        ContentMerge merge = ContentMerge.of(now, List.of(), read.edits(), field -> Optional.of(IGNORED_LOCKED));

        assertThat(outcomes(merge)).containsExactly(Map.entry("title", IGNORED_LOCKED));
        assertThat(merge.applies()).isFalse();
        assertThat(merge.differs()).isFalse();
    }

    @Test
    void whatADraftChangedAlreadyGoesOnUnlessItIsSaidAnew() {
        ProductContent draft = content("Sencha", Map.of("origin", "Uji"), SMALL, sku(2, "B", "500g", 170));
        List<FieldEdit> carried = ContentValues.edits(BASE, draft);
        PatchEdits.Read read = PatchEdits.of(titled("Pu'er"), BASE, BASE, mine(draft), () -> 100);

        ContentMerge merge = ContentMerge.of(BASE, carried, read.edits(), field -> Optional.empty());

        assertThat(merge.proposal().title()).isEqualTo("Pu'er");
        assertThat(merge.proposal().attributes()).containsEntry("origin", "Uji");
        assertThat(merge.proposal().skus())
                .extracting(ProposedContent.Sku::price)
                .containsExactly(100L, 170L);
    }

    @Test
    void editsLeadFromOneContentToTheOther() {
        ProductContent other =
                content("Pu'er", Map.of("year", "2024"), sku(1, null, "250g", 100), sku(3, "D", "2kg", 1));

        assertThat(ContentValues.edits(BASE, other))
                .extracting(FieldEdit::field)
                .containsExactlyInAnyOrder(
                        "title", "attributes.origin", "attributes.year", "skus[1].sku_code", "skus[2]", "skus[3]");
        ContentMerge merge =
                ContentMerge.of(BASE, ContentValues.edits(BASE, other), List.of(), field -> Optional.empty());
        assertThat(merge.skuIds()).containsExactly(1L, 3L);
        assertThat(merge.proposal()).isEqualTo(ProposedContent.of(other));
    }

    @Test
    void whatADraftChangedAlreadyIsCutToo() {
        ProductContent draft = content("Sencha", Map.of("origin", "Uji"), SMALL);
        PatchEdits.Read read = PatchEdits.of(titled("Pu'er"), BASE, BASE, mine(draft), () -> 100);

        ContentMerge merge = ContentMerge.of(
                BASE,
                ContentValues.edits(BASE, draft),
                read.edits(),
                field -> Set.of("title", "skus[2]").contains(field) ? Optional.of(IGNORED_LOCKED) : Optional.empty());

        assertThat(outcomes(merge)).containsExactly(Map.entry("title", IGNORED_LOCKED));
        assertThat(merge.proposal().title()).isEqualTo("Oolong");
        assertThat(merge.proposal().attributes()).containsEntry("origin", "Uji");
        assertThat(merge.skuIds()).containsExactly(1L, 2L);
    }

    private static ContentPatch titled(String title) {
        return new PatchBuilder().text("title", title).build();
    }
}
