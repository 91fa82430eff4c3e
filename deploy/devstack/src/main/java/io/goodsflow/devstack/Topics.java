package io.goodsflow.devstack;

import java.util.List;

/** The topics of the fleet; the broker makes no others by itself. */
final class Topics {

    static final List<String> ALL = List.of(
            "product-item",
            "product-draft",
            "qc-verdict",
            "inventory-event",
            "supply-task-item",
            "supply-sync-object",
            "inventory-persist",
            "kit-test-a",
            "kit-test-b");

    private Topics() {}
}
