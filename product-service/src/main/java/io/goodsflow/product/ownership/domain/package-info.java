/** Who may write which field. */
@NullMarked
package io.goodsflow.product.ownership.domain;

import org.jspecify.annotations.NullMarked;
