/** Looks for drafts that nobody takes up. */
@NullMarked
package io.goodsflow.product.draft.adapter.schedule;

import org.jspecify.annotations.NullMarked;
