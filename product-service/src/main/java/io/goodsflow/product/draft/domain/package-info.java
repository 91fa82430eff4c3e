/** Drafts, their content and its rules; knows neither database nor wire. */
@NullMarked
package io.goodsflow.product.draft.domain;

import org.jspecify.annotations.NullMarked;
