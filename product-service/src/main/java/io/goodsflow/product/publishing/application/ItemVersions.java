package io.goodsflow.product.publishing.application;

import io.goodsflow.product.draft.domain.ProductContent;
import io.goodsflow.product.publishing.domain.PublishedVersion;
import java.util.Collection;
import java.util.Map;
import java.util.Optional;

/** What every version of every item was; written by merges, never changed. */
public interface ItemVersions {

    Optional<PublishedVersion> find(long itemId, long publishVersion);

    Optional<PublishedVersion> findBySnapshot(long snapshotId);

    /** What the versions said, by snapshot id, in one read; those that do not exist are left out. */
    Map<Long, ProductContent> contents(Collection<Long> snapshotIds);
}
