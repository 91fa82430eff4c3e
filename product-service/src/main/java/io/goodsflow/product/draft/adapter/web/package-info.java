/** Drafts for the other services. */
@NullMarked
package io.goodsflow.product.draft.adapter.web;

import org.jspecify.annotations.NullMarked;
