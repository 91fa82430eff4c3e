/** What must be decided below the web framework, where a request is still bytes. */
@NullMarked
package io.goodsflow.gateway.wire;

import org.jspecify.annotations.NullMarked;
