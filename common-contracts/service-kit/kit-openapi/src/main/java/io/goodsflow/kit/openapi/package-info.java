/** The OpenAPI document of a service: generated on the first request from its controllers and access rules. */
@NullMarked
package io.goodsflow.kit.openapi;

import org.jspecify.annotations.NullMarked;
