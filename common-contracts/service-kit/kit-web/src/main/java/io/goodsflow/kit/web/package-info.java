/** The HTTP edge of a service: callers, access rules, problems, strict JSON, paging. */
@NullMarked
package io.goodsflow.kit.web;

import org.jspecify.annotations.NullMarked;
