/** What other services may ask of inventory-service. */
@NullMarked
package io.goodsflow.inventory.contract.api;

import org.jspecify.annotations.NullMarked;
