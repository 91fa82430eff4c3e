/** The gateway's own errors as problem+json. */
@NullMarked
package io.goodsflow.gateway.problem;

import org.jspecify.annotations.NullMarked;
