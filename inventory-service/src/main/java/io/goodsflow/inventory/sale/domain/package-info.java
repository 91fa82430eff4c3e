/** Which items are on sale, as far as stock cares. */
@NullMarked
package io.goodsflow.inventory.sale.domain;

import org.jspecify.annotations.NullMarked;
