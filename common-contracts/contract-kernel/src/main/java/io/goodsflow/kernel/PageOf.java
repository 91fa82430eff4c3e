package io.goodsflow.kernel;

import java.util.List;

/**
 * One page of a list.
 *
 * @param items the page's entries; empty past the end
 * @param total entries in all
 * @param page number of this page, from 1
 * @param pageSize entries a page
 */
public record PageOf<T>(List<T> items, long total, int page, int pageSize) {

    public PageOf {
        items = List.copyOf(items);
    }
}
