/** Tasks, rows and audit trail in MariaDB or MySQL. */
@NullMarked
package io.goodsflow.supply.task.adapter.persistence;

import org.jspecify.annotations.NullMarked;
