/** Templates for the back office. */
@NullMarked
package io.goodsflow.product.template.adapter.web;

import org.jspecify.annotations.NullMarked;
