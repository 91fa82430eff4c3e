package io.goodsflow.product.draft.domain;

import static io.goodsflow.product.draft.domain.Contents.content;
import static io.goodsflow.product.draft.domain.Contents.settled;
import static org.assertj.core.api.Assertions.assertThat;

import io.goodsflow.product.history.domain.FieldChange;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;

class ContentDiffTest {

    @Test
    void equalContentsDifferInNothing() {
        assertThat(ContentDiff.between(content(settled(1, "A", "n", "1")), content(settled(1, "A", "n", "1"))))
                .isEmpty();
    }

    @Test
    void aChangeSaysFieldLabelOldAndNew() {
        assertThat(ContentDiff.between(content("Old"), content("New")))
                .containsExactly(FieldChange.of("title", "商品标题", "Old", "New"));
    }

    @Test
    void skusAreComparedById() {
        ContentSku cheaper = new ContentSku(1, "A", settled(1, "A", "n", "1").specs(), 9_900);

        List<FieldChange> changes = ContentDiff.between(
                content(settled(1, "A", "n", "1"), settled(2, "B", "n", "2")),
                content(settled(3, "C", "n", "3"), cheaper));

        assertThat(changes)
                .containsExactlyInAnyOrder(
                        FieldChange.of("skus[2]", "SKU", Map.of("n", "2"), null),
                        FieldChange.of("skus[3]", "SKU", null, Map.of("n", "3")),
                        FieldChange.of("skus[3].sku_code", "SKU编码", null, "C"),
                        FieldChange.of("skus[3].price", "价格(分)", null, 12_800L),
                        FieldChange.of("skus[1].price", "价格(分)", 12_800L, 9_900L));
        assertThat(ContentDiff.fields(changes)).containsExactly("skus");
    }

    @Test
    void ofANewProductAllThatIsSaidIsNew() {
        ProductContent bare = new ProductContent(7, "Tea", "Oolong", null, null, null, List.of(), Map.of(), List.of());

        assertThat(ContentDiff.fields(ContentDiff.between(null, bare))).containsExactly("category", "title", "skus");
        assertThat(ContentDiff.fields(ContentDiff.between(null, content(settled(1, "A")))))
                .containsExactly(
                        "category", "title", "description", "brand", "outer_id", "image_urls", "attributes", "skus");
    }

    @Test
    void ofANewProductEverySkuIsToldWithCodeAndPrice() {
        assertThat(ContentDiff.between(null, content(settled(1, "A", "n", "1"))))
                .contains(
                        FieldChange.of("skus", "SKU数量", null, 1),
                        FieldChange.of("skus[1]", "SKU", null, Map.of("n", "1")),
                        FieldChange.of("skus[1].sku_code", "SKU编码", null, "A"),
                        FieldChange.of("skus[1].price", "价格(分)", null, 12_800L));
    }

    @Test
    void anotherOrderOfTheSkusIsAChange() {
        ContentSku one = settled(1, "A", "n", "1");
        ContentSku two = settled(2, "B", "n", "2");

        List<FieldChange> changes = ContentDiff.between(content(one, two), content(two, one));

        assertThat(changes).containsExactly(FieldChange.of("skus.order", "SKU顺序", List.of(1L, 2L), List.of(2L, 1L)));
        assertThat(ContentDiff.fields(changes)).containsExactly("skus");
        assertThat(ContentDiff.between(content(one, two), content(two)))
                .extracting(FieldChange::field)
                .containsExactly("skus[1]");
    }

    @Test
    void aCategoryIsComparedByItsIdAndToldByItsName() {
        ProductContent tea = in(7, "Tea");

        assertThat(ContentDiff.between(tea, in(7, "Fine tea"))).isEmpty();
        assertThat(ContentDiff.between(tea, in(8, "Coffee")))
                .containsExactly(FieldChange.of("category", "类目", "Tea", "Coffee"));
        assertThat(ContentDiff.fields(ContentDiff.between(tea, in(8, "Tea")))).containsExactly("category");
    }

    private static ProductContent in(long categoryId, String categoryName) {
        return new ProductContent(categoryId, categoryName, "Oolong", null, null, null, List.of(), Map.of(), List.of());
    }

    @Test
    void aLongTextIsOnlySaidToHaveChanged() {
        ProductContent before =
                new ProductContent(7, "Tea", "Oolong", "Old text", null, null, List.of(), Map.of(), List.of());
        ProductContent after =
                new ProductContent(7, "Tea", "Oolong", "New text", null, null, List.of(), Map.of(), List.of());

        assertThat(ContentDiff.between(before, after))
                .containsExactly(
                        FieldChange.unsaid("description", "商品详情", Sha256.hex("Old text"), Sha256.hex("New text")));
    }

    @Test
    void eachAttributeIsAFieldOfItsOwn() {
        assertThat(ContentDiff.between(with("origin", "Anxi", "year", "2024"), with("origin", "Wuyi", "roast", "deep")))
                .containsExactlyInAnyOrder(
                        FieldChange.of("attributes.origin", "origin", "Anxi", "Wuyi"),
                        FieldChange.of("attributes.year", "year", "2024", null),
                        FieldChange.of("attributes.roast", "roast", null, "deep"));
    }

    private static ProductContent with(String name, String value, String otherName, String otherValue) {
        return new ProductContent(
                7, "Tea", "Oolong", null, null, null, List.of(), Map.of(name, value, otherName, otherValue), List.of());
    }
}
