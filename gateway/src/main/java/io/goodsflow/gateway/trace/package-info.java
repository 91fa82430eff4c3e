/** One id for a request, shared by the gateway, the services and the logs. */
@NullMarked
package io.goodsflow.gateway.trace;

import org.jspecify.annotations.NullMarked;
