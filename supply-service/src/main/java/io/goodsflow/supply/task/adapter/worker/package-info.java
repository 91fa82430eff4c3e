/** The threads of the Excel lane and its healers: few, bounded, and shared with nothing else. */
@NullMarked
package io.goodsflow.supply.task.adapter.worker;

import org.jspecify.annotations.NullMarked;
