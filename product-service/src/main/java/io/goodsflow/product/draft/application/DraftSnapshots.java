package io.goodsflow.product.draft.application;

import io.goodsflow.product.draft.domain.DraftSnapshot;
import java.util.Collection;
import java.util.Map;
import java.util.Optional;

/** Frozen drafts; written once. */
public interface DraftSnapshots {

    void insert(DraftSnapshot snapshot);

    Optional<DraftSnapshot> find(long snapshotId);

    /** Those that are there, by id, in one read. */
    Map<Long, DraftSnapshot> findAll(Collection<Long> snapshotIds);
}
