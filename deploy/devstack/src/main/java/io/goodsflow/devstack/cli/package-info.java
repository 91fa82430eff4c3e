/** The commands behind the fleet script. */
@NullMarked
package io.goodsflow.devstack.cli;

import org.jspecify.annotations.NullMarked;
