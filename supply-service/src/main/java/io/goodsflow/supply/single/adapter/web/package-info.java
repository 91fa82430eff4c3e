/** The form of a single product and of a change, as callers write it. */
@NullMarked
package io.goodsflow.supply.single.adapter.web;

import org.jspecify.annotations.NullMarked;
