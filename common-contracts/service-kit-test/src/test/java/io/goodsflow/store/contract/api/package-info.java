/** Another service. */
@NullMarked
package io.goodsflow.store.contract.api;

import org.jspecify.annotations.NullMarked;
