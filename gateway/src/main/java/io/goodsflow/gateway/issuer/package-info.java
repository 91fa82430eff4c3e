/** A token issuer for machines without an identity provider; on only under the profile local. */
@NullMarked
package io.goodsflow.gateway.issuer;

import org.jspecify.annotations.NullMarked;
