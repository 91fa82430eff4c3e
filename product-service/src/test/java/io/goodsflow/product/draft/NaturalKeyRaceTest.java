package io.goodsflow.product.draft;

import static io.goodsflow.product.Templates.keyed;
import static org.assertj.core.api.Assertions.assertThat;

import io.goodsflow.kernel.GoodsflowException;
import io.goodsflow.product.Together;
import io.goodsflow.product.Workshop;
import io.goodsflow.product.contract.api.AbandonDraftRequest;
import io.goodsflow.product.contract.api.DraftContent;
import io.goodsflow.product.draft.application.AbandonDraft;
import io.goodsflow.product.draft.domain.Draft;
import java.util.List;
import java.util.Locale;
import java.util.concurrent.Callable;
import org.junit.jupiter.api.Test;
import org.springframework.beans.factory.annotation.Autowired;

/** Natural keys that are claimed, moved and freed by many at once. */
class NaturalKeyRaceTest extends NaturalKeyTestBase {
    @Autowired
    private AbandonDraft abandonDraft;

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
    void whileProductsAreMadeTheirKeyDoesNotChange() throws Exception {
        DraftContent content = book(id, "first", "978-1");
        List<Callable<Long>> all = List.of(
                () -> workshop.newDraft(content).itemId(),
                () -> templates.give(category, 0, keyed("attributes.isbn")),
                () -> workshop.newDraft(content).itemId());

        List<Long> made = Together.run(all);

        assertThat(made.get(2)).isEqualTo(made.get(0));
    }

    private void abandon(Draft draft) {
        try {
            abandonDraft.handle(
                    draft.draftId(), new AbandonDraftRequest(Workshop.unique("abandon"), "olga", "no more", null));
        } catch (GoodsflowException taken) {
            assertThat(workshop.draft(draft.draftId()).status().name()).isEqualTo("ABANDONED");
        }
    }
}
