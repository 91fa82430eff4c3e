/** Finding many words in one pass. */
@NullMarked
package io.goodsflow.qc.rule.adapter.automaton;

import org.jspecify.annotations.NullMarked;
