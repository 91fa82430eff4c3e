/** What a guest can look at. */
@NullMarked
package io.goodsflow.product.browsing.application;

import org.jspecify.annotations.NullMarked;
