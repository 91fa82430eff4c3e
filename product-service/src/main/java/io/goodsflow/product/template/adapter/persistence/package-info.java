/** Templates in the database. */
@NullMarked
package io.goodsflow.product.template.adapter.persistence;

import org.jspecify.annotations.NullMarked;
