/** Log lines: their form, and what never stands in them. */
@NullMarked
package io.goodsflow.kit.log;

import org.jspecify.annotations.NullMarked;
