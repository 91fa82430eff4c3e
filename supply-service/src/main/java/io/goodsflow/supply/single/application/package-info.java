/** One product at a time, while its caller waits (source 3.4), and the ports this needs. */
@NullMarked
package io.goodsflow.supply.single.application;

import org.jspecify.annotations.NullMarked;
