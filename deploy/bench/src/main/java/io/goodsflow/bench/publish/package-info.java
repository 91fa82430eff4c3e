/** The line of publishing: verdict to merged and announced version. */
@NullMarked
package io.goodsflow.bench.publish;

import org.jspecify.annotations.NullMarked;
