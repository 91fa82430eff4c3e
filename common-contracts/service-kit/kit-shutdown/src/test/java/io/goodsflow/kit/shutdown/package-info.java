@NullMarked
package io.goodsflow.kit.shutdown;

import org.jspecify.annotations.NullMarked;
