/** Tasks and their rows: states and what may follow what (architecture 6; source 3.3 and 3.5.2). */
@NullMarked
package io.goodsflow.supply.task.domain;

import org.jspecify.annotations.NullMarked;
