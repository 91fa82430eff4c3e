package io.goodsflow.product.publishing.adapter.persistence;

import io.goodsflow.kit.data.RowsInsert;
import io.goodsflow.product.fence.application.FencedChanges;
import io.goodsflow.product.fence.domain.Subject;
import io.goodsflow.product.publishing.application.Items;
import io.goodsflow.product.publishing.domain.FrozenVersion;
import io.goodsflow.product.publishing.domain.Item;
import io.goodsflow.product.publishing.domain.ItemVersion;
import io.goodsflow.product.publishing.domain.MergeRefusal;
import io.goodsflow.product.publishing.domain.SaleState;
import io.goodsflow.product.publishing.domain.VersionFacts;
import java.sql.SQLException;
import java.util.Arrays;
import java.util.Collection;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;
import org.jspecify.annotations.Nullable;
import org.springframework.core.NestedExceptionUtils;
import org.springframework.dao.DataIntegrityViolationException;
import org.springframework.dao.DuplicateKeyException;
import org.springframework.jdbc.core.JdbcTemplate;
import org.springframework.stereotype.Repository;

/** Items in MySQL; the tables' own rules have the last word and become refusals. */
@Repository
class MyBatisItems implements Items {

    /** A foreign key has no parent row; of an item that is its category. */
    private static final int NO_PARENT = 1452;

    private static final RowsInsert<ItemSnapshotRow> SNAPSHOTS = RowsInsert.into(
            "item_snapshot",
            "snapshot_id, item_id, publish_version, draft_id, sale_state, content_hash, content, facts, snapshot_hash,"
                    + " created_at",
            row -> Arrays.asList(
                    row.snapshotId(),
                    row.itemId(),
                    row.publishVersion(),
                    row.draftId(),
                    row.saleState(),
                    row.contentHash(),
                    row.content(),
                    row.facts(),
                    row.snapshotHash(),
                    row.createdAt()));

    private final ItemMapper items;
    private final ItemRows itemRows;
    private final ItemSkus skus;
    private final ItemSnapshotMapper snapshots;
    private final JdbcTemplate jdbc;
    private final FencedChanges fencedChanges;

    MyBatisItems(
            ItemMapper items,
            ItemRows itemRows,
            ItemSkus skus,
            ItemSnapshotMapper snapshots,
            JdbcTemplate jdbc,
            FencedChanges fencedChanges) {
        this.items = items;
        this.itemRows = itemRows;
        this.skus = skus;
        this.snapshots = snapshots;
        this.jdbc = jdbc;
        this.fencedChanges = fencedChanges;
    }

    @Override
    public Optional<Item> find(long itemId) {
        return Optional.ofNullable(items.find(itemId)).map(this::withContent);
    }

    @Override
    public Map<Long, Item> findAll(Collection<Long> itemIds) {
        if (itemIds.isEmpty()) {
            return Map.of();
        }
        return withContents(items.findAll(itemIds));
    }

    @Override
    public Map<Long, Item> lockAll(Collection<Long> itemIds) {
        return itemIds.isEmpty() ? Map.of() : withContents(items.lockAll(itemIds));
    }

    private Map<Long, Item> withContents(List<ItemStateRow> rows) {
        if (rows.isEmpty()) {
            return Map.of();
        }
        Map<Long, String> contents = snapshots
                .contents(rows.stream().map(ItemStateRow::snapshotId).toList())
                .stream()
                .collect(Collectors.toMap(SnapshotContentRow::snapshotId, SnapshotContentRow::content));
        return rows.stream()
                .collect(Collectors.toMap(ItemStateRow::itemId, row -> item(row, contents.get(row.snapshotId()))));
    }

    @Override
    public Set<Long> known(Collection<Long> itemIds) {
        return itemIds.isEmpty()
                ? Set.of()
                : items.findAll(itemIds).stream().map(ItemStateRow::itemId).collect(Collectors.toSet());
    }

    @Override
    public Optional<Item> lock(long itemId) {
        return Optional.ofNullable(items.lock(itemId)).map(this::withContent);
    }

    @Override
    public Optional<MergeRefusal> save(ItemVersion version, VersionFacts facts) {
        demandFence(version);
        try {
            if (!saveItem(ItemRow.of(version))) {
                return Optional.of(MergeRefusal.MOVED_ON);
            }
            skus.bringTo(version);
            snapshots.insert(ItemSnapshotRow.of(version, facts));
            return Optional.empty();
        } catch (DuplicateKeyException collision) {
            return Optional.of(MergeRefusal.SKUS_COLLIDE);
        } catch (DataIntegrityViolationException refused) {
            return Optional.of(hasNoParent(refused) ? MergeRefusal.CATEGORY_GONE : MergeRefusal.NOT_STORABLE);
        }
    }

    @Override
    public void saveAll(List<FrozenVersion> frozen) {
        List<ItemVersion> versions = frozen.stream().map(FrozenVersion::version).toList();
        versions.forEach(this::demandFence);
        itemRows.save(versions.stream().map(ItemRow::of).toList());
        skus.bringTo(versions);
        SNAPSHOTS.insert(
                jdbc,
                frozen.stream()
                        .map(each -> ItemSnapshotRow.of(each.version(), each.facts()))
                        .toList());
    }

    /** Of an item's first version nothing can be cached yet. */
    private void demandFence(ItemVersion version) {
        if (version.publishVersion() > 1) {
            fencedChanges.demand(Subject.detail(version.itemId()));
        }
    }

    private boolean saveItem(ItemRow row) {
        if (row.publishVersion() > 1) {
            return items.update(row) == 1;
        }
        try {
            return items.insert(row) == 1;
        } catch (DuplicateKeyException anotherWasFirst) {
            return false;
        }
    }

    private static boolean hasNoParent(DataIntegrityViolationException refused) {
        return NestedExceptionUtils.getMostSpecificCause(refused) instanceof SQLException sql
                && sql.getErrorCode() == NO_PARENT;
    }

    private Item withContent(ItemStateRow row) {
        return item(row, snapshots.content(row.snapshotId()));
    }

    private static Item item(ItemStateRow row, @Nullable String content) {
        if (content == null) {
            throw new IllegalStateException("item " + row.itemId() + " has no snapshot " + row.snapshotId());
        }
        return new Item(
                row.itemId(),
                row.merchantId(),
                SaleState.valueOf(row.saleState()),
                row.publishVersion(),
                row.snapshotId(),
                ItemJson.readContent(content));
    }
}
