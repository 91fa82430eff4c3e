/** Reviews over HTTP. */
@NullMarked
package io.goodsflow.qc.review.adapter.web;

import org.jspecify.annotations.NullMarked;
