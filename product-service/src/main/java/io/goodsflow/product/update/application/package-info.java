/** Updates of published items: judged at once, or queued behind the draft that is in the way. */
@NullMarked
package io.goodsflow.product.update.application;

import org.jspecify.annotations.NullMarked;
