/** Imports and tasks over HTTP (api.md, supply). */
@NullMarked
package io.goodsflow.supply.task.adapter.web;

import org.jspecify.annotations.NullMarked;
