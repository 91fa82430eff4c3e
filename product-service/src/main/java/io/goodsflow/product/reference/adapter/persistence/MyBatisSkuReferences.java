package io.goodsflow.product.reference.adapter.persistence;

import io.goodsflow.product.reference.application.SkuReferences;
import io.goodsflow.product.reference.domain.ReferenceKind;
import java.time.Instant;
import java.time.LocalDateTime;
import java.time.ZoneOffset;
import java.util.ArrayList;
import java.util.Collection;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.springframework.stereotype.Repository;

/** References in MySQL. The SKU's own row is the lock between them and a deletion. */
@Repository
class MyBatisSkuReferences implements SkuReferences {

    private final ReferenceMapper mapper;

    MyBatisSkuReferences(ReferenceMapper mapper) {
        this.mapper = mapper;
    }

    @Override
    public Set<Long> hold(Collection<Long> skuIds) {
        return Set.copyOf(mapper.lock(skuIds));
    }

    @Override
    public boolean lock(Reference reference, Instant at) {
        String kind = reference.kind().name();
        mapper.lockWhole(kind, reference.id(), reference.registrar(), null, utc(at));
        return !mapper.isWholeReleased(kind, reference.id());
    }

    @Override
    public void unlock(Reference reference) {
        mapper.unlockWhole(reference.kind().name(), reference.id());
    }

    @Override
    public void insert(Reference reference, Collection<Long> skuIds, Instant at) {
        mapper.insert(skuIds, reference.kind().name(), reference.id(), reference.registrar(), null, utc(at));
    }

    @Override
    public Set<Long> released(Reference reference, Collection<Long> skuIds) {
        return Set.copyOf(mapper.released(skuIds, reference.kind().name(), reference.id()));
    }

    @Override
    public void release(Reference reference, Collection<Long> skuIds, Instant at) {
        String kind = reference.kind().name();
        mapper.insert(skuIds, kind, reference.id(), reference.registrar(), utc(at), utc(at));
        mapper.release(skuIds, kind, reference.id(), utc(at));
    }

    @Override
    public void releaseAll(Reference reference, Instant at) {
        String kind = reference.kind().name();
        mapper.lockWhole(kind, reference.id(), reference.registrar(), utc(at), utc(at));
        mapper.releaseAll(kind, reference.id(), utc(at));
    }

    @Override
    public Map<Long, List<ReferenceKind>> open(Collection<Long> skuIds) {
        Map<Long, List<ReferenceKind>> open = new LinkedHashMap<>();
        mapper.open(skuIds).forEach(row -> open.computeIfAbsent(row.skuId(), id -> new ArrayList<>())
                .add(ReferenceKind.valueOf(row.kind())));
        return open;
    }

    private static LocalDateTime utc(Instant at) {
        return LocalDateTime.ofInstant(at, ZoneOffset.UTC);
    }
}
