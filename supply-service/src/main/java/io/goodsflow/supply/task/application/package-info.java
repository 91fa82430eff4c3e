/** What can be done with import tasks, one class a use case, and the ports they need. */
@NullMarked
package io.goodsflow.supply.task.application;

import org.jspecify.annotations.NullMarked;
