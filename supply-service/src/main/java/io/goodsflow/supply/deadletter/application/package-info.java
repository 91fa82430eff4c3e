/** The dead letters of every service, for operators (architecture 4, receiving). */
@NullMarked
package io.goodsflow.supply.deadletter.application;

import org.jspecify.annotations.NullMarked;
