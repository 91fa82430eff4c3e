/** Publish states for the other services. */
@NullMarked
package io.goodsflow.product.publishstate.adapter.web;

import org.jspecify.annotations.NullMarked;
