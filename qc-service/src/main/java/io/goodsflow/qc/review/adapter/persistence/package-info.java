/** Reviews in the database. */
@NullMarked
package io.goodsflow.qc.review.adapter.persistence;

import org.jspecify.annotations.NullMarked;
