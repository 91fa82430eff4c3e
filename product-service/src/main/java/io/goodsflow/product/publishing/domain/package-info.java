/** Verdicts and the merge of a passed draft into its item. */
@NullMarked
package io.goodsflow.product.publishing.domain;

import org.jspecify.annotations.NullMarked;
