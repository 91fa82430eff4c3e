package io.goodsflow.product.reference.application;

import io.goodsflow.product.reference.domain.ReferenceKind;
import java.time.Instant;
import java.util.Collection;
import java.util.List;
import java.util.Map;
import java.util.Set;

/** Who needs which SKU. */
public interface SkuReferences {

    /** Those of the SKUs that are there, locked against deletion until the transaction ends. */
    Set<Long> hold(Collection<Long> skuIds);

    /**
     * Locks a reference as a whole until the transaction ends, known or not.
     *
     * @return false if it was released as a whole
     */
    boolean lock(Reference reference, Instant at);

    /** Lets a lock of a reference that is not released as a whole leave no trace. */
    void unlock(Reference reference);

    /** Registers those that are not known; a released one stays released. */
    void insert(Reference reference, Collection<Long> skuIds, Instant at);

    /** Which of the SKUs have released this very reference. */
    Set<Long> released(Reference reference, Collection<Long> skuIds);

    /** Releases what is open of it on the given SKUs; an unknown one is kept as released. */
    void release(Reference reference, Collection<Long> skuIds, Instant at);

    /** Releases what is open of it, and keeps that it is released as a whole. */
    void releaseAll(Reference reference, Instant at);

    /** The kinds of open references, by SKU; a SKU without any is left out. */
    Map<Long, List<ReferenceKind>> open(Collection<Long> skuIds);

    /**
     * One thing that needs SKUs.
     *
     * @param id within the kind
     * @param registrar who says so
     */
    record Reference(ReferenceKind kind, String id, String registrar) {}
}
