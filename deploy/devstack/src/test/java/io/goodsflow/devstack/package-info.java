@NullMarked
package io.goodsflow.devstack;

import org.jspecify.annotations.NullMarked;
