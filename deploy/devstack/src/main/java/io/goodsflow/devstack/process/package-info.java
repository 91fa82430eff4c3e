/** Processes that outlive the launcher and are known again by their pid files. */
@NullMarked
package io.goodsflow.devstack.process;

import org.jspecify.annotations.NullMarked;
