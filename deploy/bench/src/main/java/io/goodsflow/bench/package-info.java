/** The command line: which lines are run, and how their results are told. */
@NullMarked
package io.goodsflow.bench;

import org.jspecify.annotations.NullMarked;
