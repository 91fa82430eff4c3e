package io.goodsflow.product.draft;

import static io.goodsflow.product.Products.request;
import static io.goodsflow.product.draft.Patches.priced;
import static org.assertj.core.api.Assertions.assertThat;

import io.goodsflow.product.Products.Submitted;
import io.goodsflow.product.Together;
import io.goodsflow.product.Workshop;
import io.goodsflow.product.contract.api.AbandonDraftRequest;
import io.goodsflow.product.contract.api.CreateDraftRequest;
import io.goodsflow.product.contract.api.DraftAnswer;
import io.goodsflow.product.contract.api.DraftContent;
import io.goodsflow.product.contract.api.UpdateDraftAnswer;
import io.goodsflow.product.draft.Patches.Asker;
import java.util.List;
import java.util.stream.LongStream;
import org.junit.jupiter.api.Test;

/** What drafts of an item are given is in an order that others can go by. */
class EditionsTest extends DraftApiTestBase {

    @Test
    void aNewProductIsTheFirstEditionHoweverOftenItIsAskedFor() {
        CreateDraftRequest request = request(merchant, products.content());

        DraftAnswer draft = api.create(request);

        assertThat(draft.edition()).isEqualTo(1);
        assertThat(api.create(request).edition()).isEqualTo(1);
        assertThat(api.get(draft.draftId()).edition()).isEqualTo(1);
        assertThat(api.byRequest(request.requestId()).edition()).isEqualTo(1);
    }

    @Test
    void aDraftThatTakesThePlaceOfAnotherIsALaterEditionOfTheSameSkus() {
        DraftContent content = products.content();
        DraftAnswer first = api.create(request(merchant, content));

        DraftAnswer second = api.create(request(merchant, content));

        assertThat(second.draftId()).isNotEqualTo(first.draftId());
        assertThat(second.skus()).isEqualTo(first.skus());
        assertThat(second.edition()).isEqualTo(2);
        assertThat(api.get(first.draftId()).edition()).isEqualTo(1);
    }

    @Test
    void aRejectedDraftThatIsTakenUpAgainIsALaterEdition() {
        DraftContent content = products.content();
        DraftAnswer first = api.create(request(merchant, content));
        products.reject(first, products.submit(api, first));
        assertThat(api.get(first.draftId()).edition()).isEqualTo(1);

        DraftAnswer again = api.create(request(merchant, content));

        assertThat(again.draftId()).isEqualTo(first.draftId());
        assertThat(again.edition()).isEqualTo(2);
    }

    @Test
    void aProductThatIsMadeAnewStartsAnewBecauseItIsAnotherItem() {
        DraftContent content = products.content();
        DraftAnswer first = api.create(request(merchant, content));
        api.create(request(merchant, content));
        DraftAnswer third = api.create(request(merchant, content));
        api.abandon(third.draftId(), new AbandonDraftRequest(Workshop.unique("a"), "merchant1", "typo", null));

        DraftAnswer anew = api.create(request(merchant, content));

        assertThat(anew.itemId()).isNotEqualTo(first.itemId());
        assertThat(anew.edition()).isEqualTo(1);
    }

    @Test
    void changesOfAPublishedItemGoOnCounting() {
        Submitted published = products.published(merchant, products.content());
        long sku = published.draft().skus().get(0).skuId();
        Asker owner = Asker.merchant(merchant);

        UpdateDraftAnswer first = api.update(published.itemId(), owner.asks("op-1", priced(sku, 9_900), null));
        UpdateDraftAnswer edited = api.update(published.itemId(), owner.asks("op-1", priced(sku, 9_800), null));
        UpdateDraftAnswer replaced = api.update(published.itemId(), owner.asks("op-2", priced(sku, 9_700), null));

        assertThat(List.of(first, edited, replaced))
                .extracting(answer -> answer.draft().edition())
                .containsExactly(2L, 3L, 4L);
        assertThat(edited.draft().draftId()).isEqualTo(first.draft().draftId());
    }

    @Test
    void whoeverComesAtTheSameTimeIsInAnOrderToo() throws Exception {
        DraftContent content = products.content();

        List<DraftAnswer> answers = Together.run(8, i -> api.create(request(merchant, content)));

        assertThat(answers)
                .extracting(DraftAnswer::edition)
                .containsExactlyInAnyOrderElementsOf(
                        LongStream.rangeClosed(1, 8).boxed().toList());
        DraftAnswer last = answers.stream()
                .filter(answer -> answer.edition() == 8)
                .findFirst()
                .orElseThrow();
        assertThat(api.get(last.draftId()).status()).isEqualTo("EDITING");
    }
}
