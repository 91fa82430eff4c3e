package io.goodsflow.product.item.application;

import io.goodsflow.kernel.GoodsflowException;
import io.goodsflow.product.fence.application.FencedChanges;
import io.goodsflow.product.item.domain.SaleCommand;
import io.goodsflow.product.publishing.application.DirectChange;
import io.goodsflow.product.publishing.application.ItemStanding;
import io.goodsflow.product.publishing.application.Items;
import io.goodsflow.product.publishing.application.PublishDirectly;
import io.goodsflow.product.publishing.domain.Item;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.jspecify.annotations.Nullable;
import org.springframework.stereotype.Service;

/**
 * Many commands, one transaction each, in the order given. A refused one does not stop the rest; when the infrastructure
 * fails the call fails, and sending it again finishes it, because each command has a key of its own.
 */
@Service
public class CommandItems {

    private final Revisions revisions;
    private final PublishDirectly publishDirectly;
    private final Items items;
    private final FencedChanges fencedChanges;

    CommandItems(Revisions revisions, PublishDirectly publishDirectly, Items items, FencedChanges fencedChanges) {
        this.revisions = revisions;
        this.publishDirectly = publishDirectly;
        this.items = items;
        this.fencedChanges = fencedChanges;
    }

    /** One outcome for each order, in order. */
    public List<Outcome> handle(List<Order> orders) {
        Map<Long, Item> found = items.findAll(
                orders.stream().map(order -> order.on().itemId()).distinct().toList());
        return fencedChanges.aroundItems(found.keySet(), () -> execute(orders, found));
    }

    private List<Outcome> execute(List<Order> orders, Map<Long, Item> found) {
        Set<Long> touched = new HashSet<>();
        List<Outcome> outcomes = new ArrayList<>(orders.size());
        for (Order order : orders) {
            // what was read before an earlier command of the same call is no longer so
            boolean fresh = touched.add(order.on().itemId());
            outcomes.add(execute(order, fresh ? found : null));
        }
        return outcomes;
    }

    private Outcome execute(Order order, @Nullable Map<Long, Item> found) {
        try {
            DirectChange change = order.command() == null
                    ? revisions.toVersion(order.toVersion(), order.on())
                    : revisions.ofSale(order.command(), order.on());
            return new Outcome(
                    found == null
                            ? publishDirectly.handle(change)
                            : publishDirectly.handle(
                                    change, found.get(order.on().itemId())),
                    null);
        } catch (GoodsflowException refused) {
            return new Outcome(null, refused);
        }
    }

    /**
     * One command.
     *
     * @param command null for a rollback
     * @param toVersion of a rollback, else 0
     */
    public record Order(@Nullable SaleCommand command, long toVersion, ItemCommand on) {}

    /** Either of the two. */
    public record Outcome(
            @Nullable ItemStanding standing, @Nullable GoodsflowException refusal) {}
}
