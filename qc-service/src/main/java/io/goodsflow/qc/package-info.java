/** Machine review of frozen submissions. */
@NullMarked
package io.goodsflow.qc;

import org.jspecify.annotations.NullMarked;
