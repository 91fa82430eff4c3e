package io.goodsflow.product.draft.application;

import io.goodsflow.product.draft.domain.DraftSnapshot;
import java.util.Optional;

/** Frozen drafts; written once. */
public interface DraftSnapshots {

    void insert(DraftSnapshot snapshot);

    Optional<DraftSnapshot> find(long snapshotId);
}
