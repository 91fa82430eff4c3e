/** The RocketMQ name server and broker of a development machine, in one JVM of their own. */
@NullMarked
package io.goodsflow.devstack.rocketmq;

import org.jspecify.annotations.NullMarked;
