package io.goodsflow.product.facade.application;

import io.goodsflow.kernel.FieldError;
import io.goodsflow.kernel.GoodsflowException;
import io.goodsflow.kit.data.CommandKey;
import io.goodsflow.product.draft.application.JudgeContent;
import io.goodsflow.product.draft.domain.ProductContent;
import io.goodsflow.product.history.domain.HistoryAction;
import io.goodsflow.product.publishing.application.DemandEditable;
import io.goodsflow.product.publishing.application.DirectChange;
import io.goodsflow.product.publishing.application.FirstAnswers;
import io.goodsflow.product.publishing.application.ItemStanding;
import io.goodsflow.product.publishing.application.PublishDirectly;
import io.goodsflow.product.publishing.domain.Item;
import io.goodsflow.product.publishing.domain.ItemEventType;
import io.goodsflow.product.publishing.domain.Revised;
import java.util.List;
import java.util.Optional;
import org.jspecify.annotations.Nullable;
import org.springframework.stereotype.Service;

/** Gives a product, whosever it is, another category, title and description; the rest of it stays. */
@Service
public class ChangeProduct {

    private final ReadText readText;
    private final JudgeContent judgeContent;
    private final PublishDirectly publishDirectly;
    private final FirstAnswers firstAnswers;

    ChangeProduct(
            ReadText readText, JudgeContent judgeContent, PublishDirectly publishDirectly, FirstAnswers firstAnswers) {
        this.readText = readText;
        this.judgeContent = judgeContent;
        this.publishDirectly = publishDirectly;
        this.firstAnswers = firstAnswers;
    }

    /** @param key null if the caller gave none */
    public ItemStanding handle(long itemId, ProductText text, String operator, @Nullable CommandKey key) {
        Asked asked = new Asked(itemId, text);
        return firstAnswers
                .find(key, asked, ItemStanding.class)
                .orElseGet(() -> change(itemId, readText.handle(text), operator, key, asked));
    }

    private ItemStanding change(
            long itemId, ReadText.Read read, String operator, @Nullable CommandKey key, Asked asked) {
        return publishDirectly.handle(
                new DirectChange(itemId, null, operator, null, key, asked, item -> revised(item, read)));
    }

    private Optional<Revised> revised(Item item, ReadText.Read read) {
        DemandEditable.handle(item);
        ProductContent now = item.content();
        ProductContent next = new ProductContent(
                read.category().id(),
                read.category().name(),
                read.title(),
                read.description(),
                now.brand(),
                now.outerId(),
                now.imageUrls(),
                now.attributes(),
                now.skus());
        // that a category was renamed is no change of its products
        if (next.equals(now.inCategoryCalled(next.categoryName())) && next.categoryId() == now.categoryId()) {
            return Optional.empty();
        }
        List<FieldError> errors = judgeContent.handle(next, true);
        if (!errors.isEmpty()) {
            throw GoodsflowException.invalid(errors);
        }
        return Optional.of(new Revised(next, item.saleState(), ItemEventType.ITEM_UPDATE, HistoryAction.EDIT));
    }

    /** What an idempotency key stands for. */
    private record Asked(long itemId, ProductText text) {}
}
