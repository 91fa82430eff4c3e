/** How a service leaves: readiness off first, its doors closed last. */
@NullMarked
package io.goodsflow.kit.shutdown;

import org.jspecify.annotations.NullMarked;
