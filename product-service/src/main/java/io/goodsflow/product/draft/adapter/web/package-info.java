/** Drafts for the back office. */
@NullMarked
package io.goodsflow.product.draft.adapter.web;

import org.jspecify.annotations.NullMarked;
