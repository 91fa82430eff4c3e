/** What the fleet writes down, for people: traces as trees, log lines as text. */
@NullMarked
package io.goodsflow.insight;

import org.jspecify.annotations.NullMarked;
