package io.goodsflow.product.publishing;

import static org.assertj.core.api.Assertions.assertThat;

import io.goodsflow.kernel.EventEnvelope;
import io.goodsflow.kit.trace.Tracing;
import io.goodsflow.product.draft.domain.ContentSku;
import io.goodsflow.product.draft.domain.Draft;
import io.goodsflow.product.draft.domain.ProductContent;
import io.goodsflow.product.draft.domain.TargetSale;
import io.goodsflow.product.publishing.application.ReceiveVerdicts;
import io.goodsflow.product.publishing.domain.VerdictOutcome;
import io.goodsflow.qc.contract.event.VerdictGivenV1;
import java.util.List;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.springframework.beans.factory.annotation.Autowired;

/** Batches of verdicts, and what they are on. */
abstract class VerdictBatchTestBase extends VerdictTestBase {

    @Autowired
    ReceiveVerdicts receiveVerdicts;

    @Autowired
    Tracing tracing;

    VerdictBatch.Result receiveTogether(List<EventEnvelope<VerdictGivenV1>> events) {
        return new VerdictBatch(receiveVerdicts, receiveVerdict, tracing).receive(events);
    }

    List<EventEnvelope<VerdictGivenV1>> passes(Draft... drafts) {
        return Stream.of(drafts).map(draft -> envelope(verdict(draft, "PASS"))).toList();
    }

    List<Draft> submitted(int count) {
        return IntStream.range(0, count)
                .mapToObj(n -> workshop.submitted(category))
                .toList();
    }

    Draft published() {
        Draft draft = workshop.submitted(category);
        assertThat(pass(draft)).isEqualTo(VerdictOutcome.PUBLISHED);
        return draft;
    }

    Draft cheaper(Draft first) {
        List<ContentSku> skus = first.content().skus().stream()
                .map(sku -> new ContentSku(sku.skuId(), sku.skuCode(), sku.specs(), sku.price() - 100))
                .toList();
        return workshop.submittedUpdate(first.itemId(), 1, with(first.content(), skus), TargetSale.KEEP);
    }

    static ProductContent with(ProductContent content, List<ContentSku> skus) {
        return new ProductContent(
                content.categoryId(),
                content.categoryName(),
                content.title(),
                content.description(),
                content.brand(),
                content.outerId(),
                content.imageUrls(),
                content.attributes(),
                skus);
    }
}
