@NullMarked
package io.goodsflow.kit.config;

import org.jspecify.annotations.NullMarked;
