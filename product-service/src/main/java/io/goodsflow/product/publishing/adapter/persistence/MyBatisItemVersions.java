package io.goodsflow.product.publishing.adapter.persistence;

import io.goodsflow.product.draft.domain.ProductContent;
import io.goodsflow.product.publishing.application.ItemVersions;
import io.goodsflow.product.publishing.domain.PublishedVersion;
import java.util.Collection;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Collectors;
import org.springframework.stereotype.Repository;

/** Versions in MySQL; there is no statement that changes one. */
@Repository
class MyBatisItemVersions implements ItemVersions {

    private final ItemSnapshotMapper mapper;

    MyBatisItemVersions(ItemSnapshotMapper mapper) {
        this.mapper = mapper;
    }

    @Override
    public Optional<PublishedVersion> find(long itemId, long publishVersion) {
        return Optional.ofNullable(mapper.version(itemId, publishVersion)).map(PublishedVersionRow::toVersion);
    }

    @Override
    public Optional<PublishedVersion> findBySnapshot(long snapshotId) {
        return Optional.ofNullable(mapper.versionOf(snapshotId)).map(PublishedVersionRow::toVersion);
    }

    @Override
    public Map<Long, ProductContent> contents(Collection<Long> snapshotIds) {
        return snapshotIds.isEmpty()
                ? Map.of()
                : mapper.contents(snapshotIds).stream()
                        .collect(Collectors.toMap(
                                SnapshotContentRow::snapshotId, row -> ItemJson.readContent(row.content())));
    }
}
