/** The token check at the door; roles are judged by the services. */
@NullMarked
package io.goodsflow.gateway.token;

import org.jspecify.annotations.NullMarked;
