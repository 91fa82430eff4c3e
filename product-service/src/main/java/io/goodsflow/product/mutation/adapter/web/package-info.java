/** The fence over HTTP, for services. */
@NullMarked
package io.goodsflow.product.mutation.adapter.web;

import org.jspecify.annotations.NullMarked;
