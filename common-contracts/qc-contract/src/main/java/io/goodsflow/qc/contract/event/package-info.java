/** What qc-service tells the others. */
@NullMarked
package io.goodsflow.qc.contract.event;

import org.jspecify.annotations.NullMarked;
