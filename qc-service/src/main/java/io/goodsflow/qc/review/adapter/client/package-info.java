/** Frozen snapshots from product-service. */
@NullMarked
package io.goodsflow.qc.review.adapter.client;

import org.jspecify.annotations.NullMarked;
