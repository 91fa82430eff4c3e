package io.goodsflow.qc.review.adapter.client;

import io.goodsflow.product.contract.api.DraftSnapshotAnswer;
import io.goodsflow.qc.review.domain.FrozenContent;
import io.goodsflow.qc.review.domain.FrozenContent.Text;
import io.goodsflow.qc.review.domain.Snapshots;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;
import org.springframework.stereotype.Component;

@Component
class FeignSnapshots implements Snapshots {

    private final ProductClient product;

    FeignSnapshots(ProductClient product) {
        this.product = product;
    }

    @Override
    public FrozenContent read(long snapshotId) {
        DraftSnapshotAnswer answer = product.snapshot(snapshotId);
        DraftSnapshotAnswer.Content content = answer.content();
        return new FrozenContent(
                answer.draftId(),
                answer.submissionNo(),
                answer.publishVersion(),
                answer.snapshotId(),
                answer.contentHash(),
                content.title(),
                texts(content),
                content.skus().stream().map(DraftSnapshotAnswer.Sku::price).toList());
    }

    private static List<Text> texts(DraftSnapshotAnswer.Content content) {
        List<Text> texts = new ArrayList<>();
        add(texts, "title", content.title());
        add(texts, "description", content.description());
        add(texts, "brand", content.brand());
        content.attributes().forEach((name, value) -> add(texts, "attributes." + name, name + ": " + value));
        for (int i = 0; i < content.skus().size(); i++) {
            String path = "skus[" + i + "].specs.";
            content.skus().get(i).specs().forEach((name, value) -> add(texts, path + name, name + ": " + value));
        }
        return texts;
    }

    private static void add(List<Text> texts, String field, @Nullable String value) {
        if (value != null && !value.isBlank()) {
            texts.add(new Text(field, value));
        }
    }
}
