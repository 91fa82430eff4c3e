/** Judging by the active rules. */
@NullMarked
package io.goodsflow.qc.rule.application;

import org.jspecify.annotations.NullMarked;
