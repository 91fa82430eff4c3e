package io.goodsflow.product.item.application;

import io.goodsflow.kernel.FieldError;
import io.goodsflow.kernel.GoodsflowException;
import io.goodsflow.product.category.application.Categories;
import io.goodsflow.product.contract.error.ProductError;
import io.goodsflow.product.draft.application.JudgeByTemplate;
import io.goodsflow.product.draft.application.JudgeContent;
import io.goodsflow.product.draft.domain.ProductContent;
import io.goodsflow.product.history.domain.HistoryAction;
import io.goodsflow.product.item.domain.SaleCommand;
import io.goodsflow.product.publishing.application.DirectChange;
import io.goodsflow.product.publishing.application.ItemVersions;
import io.goodsflow.product.publishing.domain.Item;
import io.goodsflow.product.publishing.domain.ItemEventType;
import io.goodsflow.product.publishing.domain.PublishedVersion;
import io.goodsflow.product.publishing.domain.Revised;
import io.goodsflow.product.publishing.domain.SaleState;
import java.util.List;
import java.util.Optional;
import org.jspecify.annotations.Nullable;
import org.springframework.stereotype.Component;

/** What each command makes of an item. */
@Component
class Revisions {

    private final ItemVersions versions;
    private final Categories categories;
    private final JudgeContent judgeContent;
    private final JudgeByTemplate judgeByTemplate;

    Revisions(
            ItemVersions versions, Categories categories, JudgeContent judgeContent, JudgeByTemplate judgeByTemplate) {
        this.versions = versions;
        this.categories = categories;
        this.judgeContent = judgeContent;
        this.judgeByTemplate = judgeByTemplate;
    }

    DirectChange ofSale(SaleCommand command, ItemCommand on) {
        return change(on, new SaleAsked(command, on.itemId(), on.reason()), item -> {
            SaleState next = command.from(item.saleState()).orElseThrow(() -> refusal(item));
            if (next == item.saleState()) {
                return Optional.empty();
            }
            if (command.bringsBack()) {
                demandNone(judgeByTemplate.handle(item.content()));
            }
            return Optional.of(new Revised(item.content(), next, command.eventType(), command.action()));
        });
    }

    /**
     * Today's rules judge the old content, and its category is called as it is today; the sale state stays what it is.
     * Whether there is that version is told only of an item that is there and the caller's.
     */
    DirectChange toVersion(long toVersion, ItemCommand on) {
        Optional<ProductContent> then = versions.find(on.itemId(), toVersion).map(PublishedVersion::content);
        return change(on, new RollbackAsked(on.itemId(), toVersion, on.reason()), item -> {
            ProductContent known =
                    then.orElseThrow(() -> new GoodsflowException(ProductError.VERSION_NOT_FOUND, toVersion));
            if (item.saleState() == SaleState.ARCHIVED) {
                throw refusal(item);
            }
            ProductContent old = calledAsToday(known);
            if (old.equals(item.content().inCategoryCalled(old.categoryName()))) {
                return Optional.empty();
            }
            demandNone(judgeContent.handle(old, true));
            return Optional.of(new Revised(old, item.saleState(), ItemEventType.ITEM_ROLLBACK, HistoryAction.ROLLBACK));
        });
    }

    private ProductContent calledAsToday(ProductContent content) {
        return categories
                .find(content.categoryId())
                .map(category -> content.inCategoryCalled(category.name()))
                .orElse(content);
    }

    private static void demandNone(List<FieldError> violations) {
        if (!violations.isEmpty()) {
            throw GoodsflowException.invalid(
                    violations, ProductError.NOT_PUBLISHABLE, violations.get(0).message());
        }
    }

    private static DirectChange change(ItemCommand on, Object content, DirectChange.Revision revision) {
        return new DirectChange(on.itemId(), on.onlyOf(), on.operator(), on.reason(), on.key(), content, revision);
    }

    private static GoodsflowException refusal(Item item) {
        return new GoodsflowException(
                        ProductError.ILLEGAL_SALE_STATE, item.saleState().name())
                .with("sale_state", item.saleState().name())
                .with("publish_version", item.publishVersion());
    }

    /** What an idempotency key stands for. */
    private record SaleAsked(
            SaleCommand command, long itemId, @Nullable String reason) {}

    /** What an idempotency key stands for. */
    private record RollbackAsked(
            long itemId, long toVersion, @Nullable String reason) {}
}
