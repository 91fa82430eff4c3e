/** Whether a process can do its work, as figures that every one of the fleet shows. */
@NullMarked
package io.goodsflow.kit.health;

import org.jspecify.annotations.NullMarked;
