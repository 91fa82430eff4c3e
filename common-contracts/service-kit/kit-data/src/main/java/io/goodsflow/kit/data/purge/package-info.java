/** Deletes what is older than its retention, in small batches. */
@NullMarked
package io.goodsflow.kit.data.purge;

import org.jspecify.annotations.NullMarked;
