/** Drafts for the other services over HTTP. */
@NullMarked
package io.goodsflow.product.draftapi.adapter.web;

import org.jspecify.annotations.NullMarked;
