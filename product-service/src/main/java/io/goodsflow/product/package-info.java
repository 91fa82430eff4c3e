/** Drafts, frozen snapshots, items and their versions; guest browsing. */
@NullMarked
package io.goodsflow.product;

import org.jspecify.annotations.NullMarked;
