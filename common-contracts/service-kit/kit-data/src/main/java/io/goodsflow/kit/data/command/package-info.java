/** Idempotent commands, in one transaction or in leased steps. */
@NullMarked
package io.goodsflow.kit.data.command;

import org.jspecify.annotations.NullMarked;
