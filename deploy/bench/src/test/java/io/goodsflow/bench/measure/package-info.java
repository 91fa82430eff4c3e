@NullMarked
package io.goodsflow.bench.measure;

import org.jspecify.annotations.NullMarked;
