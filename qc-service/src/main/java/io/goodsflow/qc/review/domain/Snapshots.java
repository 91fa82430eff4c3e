package io.goodsflow.qc.review.domain;

/** The frozen contents, as product-service keeps them. */
public interface Snapshots {

    /** Whatever keeps it from being read is an exception: a review never judges what it has not seen. */
    FrozenContent read(long snapshotId);
}
