package io.goodsflow.kernel;

import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * One stretch of a deep list.
 *
 * @param items entries after the cursor
 * @param nextCursor where to go on, null at the end
 */
public record CursorPage<T>(List<T> items, @Nullable String nextCursor) {

    public CursorPage {
        items = List.copyOf(items);
    }
}
