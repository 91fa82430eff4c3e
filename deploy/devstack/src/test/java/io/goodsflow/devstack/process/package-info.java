@NullMarked
package io.goodsflow.devstack.process;

import org.jspecify.annotations.NullMarked;
