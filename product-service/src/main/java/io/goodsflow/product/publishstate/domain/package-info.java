/** How far a version has come. */
@NullMarked
package io.goodsflow.product.publishstate.domain;

import org.jspecify.annotations.NullMarked;
