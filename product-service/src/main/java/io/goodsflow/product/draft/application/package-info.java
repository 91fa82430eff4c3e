/** What can be done with drafts. */
@NullMarked
package io.goodsflow.product.draft.application;

import org.jspecify.annotations.NullMarked;
