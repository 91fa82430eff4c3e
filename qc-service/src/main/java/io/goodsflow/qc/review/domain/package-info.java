/** A review, its verdict, and what it is about. */
@NullMarked
package io.goodsflow.qc.review.domain;

import org.jspecify.annotations.NullMarked;
