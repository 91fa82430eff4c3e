/** Events that leave with their transaction and arrive at least once (architecture 4). */
@NullMarked
package io.goodsflow.kit.messaging;

import org.jspecify.annotations.NullMarked;
