/** Ports to sheets in files. */
@NullMarked
package io.goodsflow.supply.sheet.application;

import org.jspecify.annotations.NullMarked;
