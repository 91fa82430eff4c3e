package io.goodsflow.product.draft;

import static io.goodsflow.product.Templates.keyed;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.catchThrowableOfType;

import io.goodsflow.kernel.GoodsflowException;
import io.goodsflow.product.ProductServiceTest;
import io.goodsflow.product.Products;
import io.goodsflow.product.Templates;
import io.goodsflow.product.Together;
import io.goodsflow.product.Workshop;
import io.goodsflow.product.contract.api.AbandonDraftRequest;
import io.goodsflow.product.contract.api.DraftContent;
import io.goodsflow.product.draft.application.AbandonDraft;
import io.goodsflow.product.draft.domain.Draft;
import io.goodsflow.product.draft.domain.ProductContent;
import io.goodsflow.product.draft.domain.TargetSale;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.concurrent.Callable;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.springframework.beans.factory.annotation.Autowired;
import org.springframework.jdbc.core.JdbcTemplate;

/** Which two products are one: claimed, moved and freed on the real database. */
@ProductServiceTest
class NaturalKeyTest {

    @Autowired
    private Workshop workshop;

    @Autowired
    private Products products;

    @Autowired
    private Templates templates;

    @Autowired
    private AbandonDraft abandonDraft;

    @Autowired
    private JdbcTemplate jdbc;

    private final String id = Workshop.unique("ab");
    private long category;

    @BeforeEach
    void aCategory() {
        category = workshop.newCategory();
    }

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
    void ofManyWritingsOfOneIdOneProductIsMade() throws Exception {
        List<String> writings = List.of(
                id,
                " " + id,
                id + "\u00A0",
                "\u200B" + id,
                id.replace('-', '－'),
                id.replace("ab", "ａｂ"),
                "\uFEFF" + id);

        List<Long> items = Together.run(writings.size(), i -> workshop.newDraft(content(writings.get(i)))
                .itemId());

        assertThat(items).containsOnly(items.get(0));
        assertThat(identities(items.get(0))).isEqualTo(1);
        assertThat(workshop.newDraft(content(id.toUpperCase(Locale.ROOT))).itemId())
                .as("case counts")
                .isNotEqualTo(items.get(0));
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
    void ofTwoItemsThatMoveToOneKeyOneHasIt() throws Exception {
        Draft first = submittedUpdate(published(content(Workshop.unique("one"))), id);
        Draft second = submittedUpdate(published(content(Workshop.unique("two"))), " " + id);

        Together.run(2, i -> {
            products.pass(i == 0 ? first : second);
            return i;
        });

        List<String> statuses = List.of(
                workshop.draft(first.draftId()).status().name(),
                workshop.draft(second.draftId()).status().name());
        assertThat(statuses).containsExactlyInAnyOrder("PUBLISHED", "EDITING");
        assertThat(duplicateOf(content(id)))
                .isEqualTo(statuses.get(0).equals("PUBLISHED") ? first.itemId() : second.itemId());
    }

    @Test
    void aKeyThatIsFreedWhileItIsClaimedHasOneHolder() throws Exception {
        Draft first = workshop.newDraft(content(id));
        List<Callable<Long>> both = List.of(
                () -> {
                    abandon(first);
                    return first.itemId();
                },
                () -> workshop.newDraft(content(id)).itemId());

        long holder = Together.run(both).get(1);

        Draft now = workshop.newDraft(content(id));
        assertThat(now.itemId()).isEqualTo(holder);
        assertThat(identities(holder)).isEqualTo(1);
    }

    @Test
    void ofACreateAndAMoveToOneKeyOneHasIt() throws Exception {
        Draft moving = submittedUpdate(published(content(Workshop.unique("one"))), id);
        List<Callable<Object>> both = List.of(
                () -> {
                    products.pass(moving);
                    return true;
                },
                () -> {
                    try {
                        return workshop.newDraft(content(id)).itemId();
                    } catch (GoodsflowException duplicate) {
                        return duplicate.properties().get("item_id");
                    }
                });

        Object holder = Together.run(both).get(1);

        boolean moved = workshop.draft(moving.draftId()).status().name().equals("PUBLISHED");
        assertThat(holder.equals(moving.itemId())).isEqualTo(moved);
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

    @Test
    void whileProductsAreMadeTheirKeyDoesNotChange() throws Exception {
        DraftContent content = book(id, "first", "978-1");
        List<Callable<Long>> all = List.of(
                () -> workshop.newDraft(content).itemId(),
                () -> templates.give(category, 0, keyed("attributes.isbn")),
                () -> workshop.newDraft(content).itemId());

        List<Long> made = Together.run(all);

        assertThat(made.get(2)).isEqualTo(made.get(0));
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

    private void abandon(Draft draft) {
        try {
            abandonDraft.handle(
                    draft.draftId(), new AbandonDraftRequest(Workshop.unique("abandon"), "olga", "no more", null));
        } catch (GoodsflowException taken) {
            assertThat(workshop.draft(draft.draftId()).status().name()).isEqualTo("ABANDONED");
        }
    }

    private long duplicateOf(DraftContent content) {
        GoodsflowException refused = catchThrowableOfType(GoodsflowException.class, () -> workshop.newDraft(content));
        assertThat(refused).as("a duplicate").isNotNull();
        assertThat(refused.errorCode().code()).isEqualTo("product.duplicate_item");
        return (Long) refused.properties().get("item_id");
    }

    private Draft published(DraftContent content) {
        Draft draft = workshop.submit(workshop.newDraft(content));
        products.pass(draft);
        return workshop.draft(draft.draftId());
    }

    private Draft update(Draft of, ProductContent content) {
        Draft update = workshop.submittedUpdate(of.itemId(), 1, content, TargetSale.KEEP);
        products.pass(update);
        return workshop.draft(update.draftId());
    }

    private Draft submittedUpdate(Draft of, String outerId) {
        return workshop.submittedUpdate(of.itemId(), 1, identified(of.content(), outerId), TargetSale.KEEP);
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

    private long identities(long itemId) {
        Long count = jdbc.queryForObject("SELECT COUNT(*) FROM product_identity WHERE item_id = ?", Long.class, itemId);
        return count == null ? 0 : count;
    }

    private DraftContent content(@Nullable String outerId) {
        return content(outerId, "Camellia oolong", Map.of());
    }

    private DraftContent book(String outerId, String title, String isbn) {
        return content(outerId, title, Map.of("isbn", isbn));
    }

    private DraftContent content(@Nullable String outerId, String title, Map<String, String> attributes) {
        return new DraftContent(
                Long.toString(category),
                title,
                null,
                null,
                outerId,
                List.of(),
                attributes,
                List.of(new DraftContent.Sku("A", Map.of("size", "250g"), 12_800)));
    }

    private static ProductContent titled(ProductContent content, String title) {
        return with(content, title, content.outerId());
    }

    private static ProductContent identified(ProductContent content, String outerId) {
        return with(content, content.title(), outerId);
    }

    private static ProductContent with(ProductContent content, String title, @Nullable String outerId) {
        return new ProductContent(
                content.categoryId(),
                content.categoryName(),
                title,
                content.description(),
                content.brand(),
                outerId,
                content.imageUrls(),
                content.attributes(),
                content.skus());
    }
}
