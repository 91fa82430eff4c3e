/** What every line needs: the fleet, the clocks, the figures. Knows no line. */
@NullMarked
package io.goodsflow.bench.measure;

import org.jspecify.annotations.NullMarked;
