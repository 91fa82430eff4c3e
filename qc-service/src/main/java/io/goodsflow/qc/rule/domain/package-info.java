/** Rules as small named policies, and the sets they are activated in. */
@NullMarked
package io.goodsflow.qc.rule.domain;

import org.jspecify.annotations.NullMarked;
