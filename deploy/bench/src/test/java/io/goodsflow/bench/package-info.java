@NullMarked
package io.goodsflow.bench;

import org.jspecify.annotations.NullMarked;
