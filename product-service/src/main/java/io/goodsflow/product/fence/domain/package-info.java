/** What stands behind a fence, and who holds it up. */
@NullMarked
package io.goodsflow.product.fence.domain;

import org.jspecify.annotations.NullMarked;
