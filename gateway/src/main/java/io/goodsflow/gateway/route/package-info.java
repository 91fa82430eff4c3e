/** Which path goes to which service, and within which limits. */
@NullMarked
package io.goodsflow.gateway.route;

import org.jspecify.annotations.NullMarked;
