@NullMarked
package io.goodsflow.devstack.status;

import org.jspecify.annotations.NullMarked;
