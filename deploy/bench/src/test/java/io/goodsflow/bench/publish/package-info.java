@NullMarked
package io.goodsflow.bench.publish;

import org.jspecify.annotations.NullMarked;
