/** What a single command can come to (source 3.4). */
@NullMarked
package io.goodsflow.supply.single.domain;

import org.jspecify.annotations.NullMarked;
