/** Reviewing a submission. */
@NullMarked
package io.goodsflow.qc.review.application;

import org.jspecify.annotations.NullMarked;
