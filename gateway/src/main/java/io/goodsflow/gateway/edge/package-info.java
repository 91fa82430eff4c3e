/** What happens to every request before it is routed. */
@NullMarked
package io.goodsflow.gateway.edge;

import org.jspecify.annotations.NullMarked;
