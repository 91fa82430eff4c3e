/** Dead letters over HTTP (api.md, supply). */
@NullMarked
package io.goodsflow.supply.deadletter.adapter.web;

import org.jspecify.annotations.NullMarked;
