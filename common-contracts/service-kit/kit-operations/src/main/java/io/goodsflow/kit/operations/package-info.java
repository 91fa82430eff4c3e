/** What operators ask every service for, over HTTP and inside the fleet only. */
@NullMarked
package io.goodsflow.kit.operations;

import org.jspecify.annotations.NullMarked;
