package io.goodsflow.product.draft.adapter.persistence;

import io.goodsflow.product.draft.application.DraftSnapshots;
import io.goodsflow.product.draft.domain.DraftSnapshot;
import java.util.Optional;
import org.springframework.stereotype.Repository;

/** Frozen drafts in MySQL; there is no statement that changes one. */
@Repository
class MyBatisDraftSnapshots implements DraftSnapshots {

    private final SnapshotMapper mapper;

    MyBatisDraftSnapshots(SnapshotMapper mapper) {
        this.mapper = mapper;
    }

    @Override
    public void insert(DraftSnapshot snapshot) {
        mapper.insert(SnapshotRow.of(snapshot));
    }

    @Override
    public Optional<DraftSnapshot> find(long snapshotId) {
        return Optional.ofNullable(mapper.find(snapshotId)).map(SnapshotRow::toSnapshot);
    }
}
