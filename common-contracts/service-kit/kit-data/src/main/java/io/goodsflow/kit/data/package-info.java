/** Transactions with retry, leases, idempotent commands and id allocation, on the service's own schema. */
@NullMarked
package io.goodsflow.kit.data;

import org.jspecify.annotations.NullMarked;
