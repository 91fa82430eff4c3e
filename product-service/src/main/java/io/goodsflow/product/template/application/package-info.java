/** Templates of categories: kept in versions, inherited down the tree, held against products. */
@NullMarked
package io.goodsflow.product.template.application;

import org.jspecify.annotations.NullMarked;
