@NullMarked
package io.goodsflow.chaos;

import org.jspecify.annotations.NullMarked;
