package io.goodsflow.product.publishing.application;

import io.goodsflow.product.publishing.domain.PublishedVersion;
import java.util.Optional;

/** What every version of every item was; written by merges, never changed. */
public interface ItemVersions {

    Optional<PublishedVersion> find(long itemId, long publishVersion);

    Optional<PublishedVersion> findBySnapshot(long snapshotId);
}
