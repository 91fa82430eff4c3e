package io.goodsflow.product.draft.adapter.persistence;

import io.goodsflow.product.draft.application.DraftSnapshots;
import io.goodsflow.product.draft.domain.DraftSnapshot;
import java.util.Collection;
import java.util.Map;
import java.util.Optional;
import java.util.function.Function;
import java.util.stream.Collectors;
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
    public Map<Long, DraftSnapshot> findAll(Collection<Long> snapshotIds) {
        return snapshotIds.isEmpty()
                ? Map.of()
                : mapper.findAll(snapshotIds).stream()
                        .map(SnapshotRow::toSnapshot)
                        .collect(Collectors.toMap(
                                snapshot -> snapshot.submission().snapshotId(), Function.identity()));
    }

    @Override
    public Optional<DraftSnapshot> find(long snapshotId) {
        return Optional.ofNullable(mapper.find(snapshotId)).map(SnapshotRow::toSnapshot);
    }
}
