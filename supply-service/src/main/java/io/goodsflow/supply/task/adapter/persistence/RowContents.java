package io.goodsflow.supply.task.adapter.persistence;

import io.goodsflow.supply.sheet.domain.Product;
import io.goodsflow.supply.task.application.Rows;
import io.goodsflow.supply.task.domain.RowAction;
import io.goodsflow.supply.task.domain.RowContent;

/** The stored forms of what rows bring; the action says which form it is. */
final class RowContents {
    private RowContents() {}

    static RowContent read(RowAction action, String json) {
        return switch (action) {
            case CREATE -> new RowContent.NewProduct(StoredJson.read(json, Product.class));
            case UPDATE -> StoredJson.read(json, RowContent.ProductChange.class);
        };
    }

    static SingleItemRow row(Rows.SingleRow row) {
        RowAction action = row.content().action();
        RowContent.ProductChange change = row.content() instanceof RowContent.ProductChange of ? of : null;
        return new SingleItemRow(
                row.taskId(),
                row.objectKey(),
                action.name(),
                row.operationId(),
                write(row.content()),
                change == null ? null : change.basePublishVersion(),
                change == null ? null : change.itemId(),
                action.first().name());
    }

    private static String write(RowContent content) {
        return content instanceof RowContent.NewProduct fresh
                ? StoredJson.write(fresh.product())
                : StoredJson.write(content);
    }
}
