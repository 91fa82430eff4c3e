package io.goodsflow.product.draft;

import static io.goodsflow.product.Templates.keyed;
import static org.assertj.core.api.Assertions.assertThat;

import io.goodsflow.product.Workshop;
import io.goodsflow.product.draft.domain.Draft;
import io.goodsflow.product.draft.domain.ProductContent;
import io.goodsflow.product.draft.domain.TargetSale;
import java.util.Map;
import org.junit.jupiter.api.Test;

/** Which two products are one: claimed, moved and freed on the real database. */
class NaturalKeyTest extends NaturalKeyTestBase {
    @Test
    void theTemplatesFieldsTellProductsApart() {
        templates.give(category, 0, keyed("attributes.isbn"));
        long item = published(book(id, "first", "978-1")).itemId();

        assertThat(duplicateOf(book(Workshop.unique("other"), "second", "978-１")))
                .isEqualTo(item);
        assertThat(workshop.newDraft(book(id, "first", "978-2")).itemId())
                .as("the merchant's own id is not in the key")
                .isNotEqualTo(item);
    }

    @Test
    void aProductOfBeforeTheTemplateIsMetUnderTheKeyItStillHolds() {
        long item = published(book(id, "first", "978-1")).itemId();
        templates.give(category, 0, keyed("attributes.isbn"));

        assertThat(duplicateOf(book(id, "first", "978-1"))).isEqualTo(item);
        assertThat(workshop.newDraft(book(id, "first", "978-2")).itemId())
                .as("the former key was too wide")
                .isNotEqualTo(item);
    }

    @Test
    void aProductOfAnEarlierTemplateIsMetToo() {
        templates.give(category, 0, keyed("title", "attributes.isbn"));
        long item = published(book(id, "first", "978-1")).itemId();
        templates.give(category, 1, keyed("attributes.isbn"));

        assertThat(duplicateOf(book(Workshop.unique("other"), "first", "978-1")))
                .isEqualTo(item);
    }

    @Test
    void theNextVersionMovesAProductToTheKeyOfToday() {
        Draft first = published(book(id, "first", "978-1"));
        templates.give(category, 0, keyed("attributes.isbn"));

        update(first, titled(first.content(), "second"));

        assertThat(duplicateOf(book(Workshop.unique("other"), "third", "978-1")))
                .isEqualTo(first.itemId());
        assertThat(identities(first.itemId())).isEqualTo(1);
    }

    @Test
    void aRowWhoseKeyWasMadeBeforeWidthWasLeftOutIsStillMet() {
        String wide = "ａ" + id;
        Draft first = published(content(wide));
        holdAsOnceMade(first.itemId(), wide);

        assertThat(duplicateOf(content(wide))).isEqualTo(first.itemId());
        update(first, titled(first.content(), "second"));
        assertThat(duplicateOf(content("a" + id))).isEqualTo(first.itemId());
    }

    @Test
    void aDraftWhoseKeyWasMadeBeforeIsTakenUpAgain() {
        String wide = "ａ" + id;
        Draft first = workshop.newDraft(content(wide));
        holdAsOnceMade(first.itemId(), wide);

        Draft again = workshop.newDraft(content(wide));

        assertThat(again.itemId()).isEqualTo(first.itemId());
        products.pass(workshop.submit(again));
        assertThat(duplicateOf(content("a" + id))).isEqualTo(first.itemId());
    }

    @Test
    void twoProductsThatWereToldApartOnceBothGoOn() {
        String wide = "ａ" + id;
        Draft first = published(content(wide));
        holdAsOnceMade(first.itemId(), wide);
        Draft second = published(content("a" + id));

        assertThat(second.itemId()).isNotEqualTo(first.itemId());
        assertThat(update(first, titled(first.content(), "new")).status().name())
                .isEqualTo("PUBLISHED");
        assertThat(update(second, titled(second.content(), "new")).status().name())
                .isEqualTo("PUBLISHED");
        assertThat(identities(first.itemId()) + identities(second.itemId())).isEqualTo(2);
    }

    @Test
    void aMergeThatMeetsAnotherItemNamesIt() {
        Draft first = published(content(id));
        Draft second = published(content(Workshop.unique("second")));

        Draft returned = update(second, identified(second.content(), "\u200B" + id));

        assertThat(returned.status().name()).isEqualTo("EDITING");
        assertThat(returned.reasons())
                .singleElement()
                .satisfies(reason -> assertThat(reason.code()).isEqualTo("product.duplicate_item"))
                .satisfies(reason -> assertThat(reason.message()).contains(Long.toString(first.itemId())));
    }

    @Test
    void aMergeMeetsAnotherItemUnderItsFormerKeyToo() {
        String wide = "ａ" + id;
        Draft first = published(content(wide));
        holdAsOnceMade(first.itemId(), wide);
        Draft second = published(content(Workshop.unique("second")));

        Draft returned = update(second, identified(second.content(), wide));

        assertThat(returned.reasons()).singleElement().satisfies(reason -> assertThat(reason.message())
                .contains(Long.toString(first.itemId())));
    }

    @Test
    void aPublishedProductIsMetByWhatItSaysAndNotByADraftOfIt() {
        Draft first = published(book(id, "first", "978-1"));
        templates.give(category, 0, keyed("attributes.isbn"));
        workshop.submittedUpdate(first.itemId(), 1, numbered(first.content(), "978-2"), TargetSale.KEEP);

        assertThat(duplicateOf(book(id, "first", "978-1"))).isEqualTo(first.itemId());
    }

    @Test
    void anItemDoesNotBecomeAnotherBecauseItsFormerKeyIsStillItsOwn() {
        Draft first = published(book(id, "first", "978-1"));
        templates.give(category, 0, keyed("attributes.isbn"));
        Draft second = published(book(Workshop.unique("other"), "second", "978-2"));

        Draft returned = update(first, numbered(first.content(), "978-2"));

        assertThat(returned.status().name()).isEqualTo("EDITING");
        assertThat(returned.reasons()).singleElement().satisfies(reason -> assertThat(reason.message())
                .contains(Long.toString(second.itemId())));
    }

    private static ProductContent numbered(ProductContent content, String isbn) {
        return new ProductContent(
                content.categoryId(),
                content.categoryName(),
                content.title(),
                content.description(),
                content.brand(),
                content.outerId(),
                content.imageUrls(),
                Map.of("isbn", isbn),
                content.skus());
    }

    private Draft update(Draft of, ProductContent content) {
        Draft update = workshop.submittedUpdate(of.itemId(), 1, content, TargetSale.KEEP);
        products.pass(update);
        return workshop.draft(update.draftId());
    }

    /** The key as it was hashed when an id was taken as it is. */
    private void holdAsOnceMade(long itemId, String outerId) {
        jdbc.update(
                "UPDATE product_identity SET fingerprint = SHA2(CONCAT('[\"outer\",', ?, ',\"', ?, '\"]'), 256)"
                        + " WHERE item_id = ?",
                Long.toString(Workshop.MERCHANT),
                outerId,
                itemId);
    }

    private static ProductContent titled(ProductContent content, String title) {
        return with(content, title, content.outerId());
    }
}
