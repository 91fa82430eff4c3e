/** Published SKUs as other domains see them. */
@NullMarked
package io.goodsflow.product.lookup.domain;

import org.jspecify.annotations.NullMarked;
