/** References over HTTP. */
@NullMarked
package io.goodsflow.product.reference.adapter.web;

import org.jspecify.annotations.NullMarked;
