/** The page that shows the API of all services. */
@NullMarked
package io.goodsflow.gateway.docs;

import org.jspecify.annotations.NullMarked;
