/** Entry points, tasks and rows, files. */
@NullMarked
package io.goodsflow.supply;

import org.jspecify.annotations.NullMarked;
