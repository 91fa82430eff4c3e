package io.goodsflow.product.contract.event;

import io.goodsflow.kernel.EventContract;
import java.time.OffsetDateTime;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/**
 * An item reached a new version. Full state, so the newest alone is enough (architecture 4). Key: item id; sequence:
 * publish version.
 *
 * @param eventType ITEM_CREATE, ITEM_UPDATE, ITEM_ONLINE, ITEM_OFFLINE, ITEM_BANNED, ITEM_ARCHIVED or ITEM_ROLLBACK
 * @param snapshotId the item snapshot of this version
 * @param changedFields snake_case names of the fields that differ from the version before
 */
@EventContract(type = "product.item-changed", version = 1, topic = "product-item")
public record ItemChangedV1(
        long itemId,
        long merchantId,
        long draftId,
        String operationId,
        long publishVersion,
        String eventType,
        OffsetDateTime opTime,
        long snapshotId,
        List<String> changedFields,
        Core core) {

    public ItemChangedV1 {
        changedFields = List.copyOf(changedFields);
    }

    /** What most subscribers need of the item; saleState is ONLINE, OFFLINE, BANNED or ARCHIVED. */
    public record Core(
            String title, long categoryId, @Nullable String brand, String saleState, List<Sku> skus) {

        public Core {
            skus = List.copyOf(skus);
        }
    }

    /** A SKU of the item; price in fen. */
    public record Sku(long skuId, @Nullable String skuCode, Map<String, String> specs, long price) {}
}
