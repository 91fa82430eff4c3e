/** Facts for the other services. */
@NullMarked
package io.goodsflow.product.lookup.adapter.web;

import org.jspecify.annotations.NullMarked;
