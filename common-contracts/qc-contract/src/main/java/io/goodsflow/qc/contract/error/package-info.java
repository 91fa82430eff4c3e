/** Reasons for which qc-service refuses. */
@NullMarked
package io.goodsflow.qc.contract.error;

import org.jspecify.annotations.NullMarked;
