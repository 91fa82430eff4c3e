/** Submissions in, verdicts out. */
@NullMarked
package io.goodsflow.qc.review.adapter.messaging;

import org.jspecify.annotations.NullMarked;
