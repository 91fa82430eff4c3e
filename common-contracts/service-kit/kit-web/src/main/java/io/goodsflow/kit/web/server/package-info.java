/** Defaults of every service's HTTP server and its limits. */
@NullMarked
package io.goodsflow.kit.web.server;

import org.jspecify.annotations.NullMarked;
