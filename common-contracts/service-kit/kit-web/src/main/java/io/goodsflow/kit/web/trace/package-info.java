/** The trace id of a request: from its header into the log, the problem and the calls it causes. */
@NullMarked
package io.goodsflow.kit.web.trace;

import org.jspecify.annotations.NullMarked;
