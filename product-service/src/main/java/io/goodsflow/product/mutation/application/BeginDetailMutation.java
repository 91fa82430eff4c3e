package io.goodsflow.product.mutation.application;

import io.goodsflow.kernel.GoodsflowException;
import io.goodsflow.product.contract.error.ProductError;
import io.goodsflow.product.fence.application.FencedChanges;
import io.goodsflow.product.fence.domain.Mutation;
import io.goodsflow.product.fence.domain.Subject;
import io.goodsflow.product.publishing.application.Items;
import java.time.Duration;
import java.util.List;
import org.springframework.stereotype.Service;

/** Raises the fences of items for a transaction of another domain. */
@Service
public class BeginDetailMutation {

    private final Items items;
    private final FencedChanges fencedChanges;

    BeginDetailMutation(Items items, FencedChanges fencedChanges) {
        this.items = items;
        this.fencedChanges = fencedChanges;
    }

    /**
     * @param name unique for the transaction; a repeat with the same changes nothing
     * @throws GoodsflowException 404 if an item was never published: what never was leaves no trace in the cache
     */
    public Mutation handle(String name, List<Long> itemIds, Duration limit) {
        List<Long> distinct = itemIds.stream().distinct().toList();
        if (items.known(distinct).size() != distinct.size()) {
            throw new GoodsflowException(ProductError.ITEM_NOT_FOUND);
        }
        Mutation mutation = new Mutation(
                new Mutation.Token(name, limit),
                distinct.stream().map(Subject::detail).toList());
        fencedChanges.begin(mutation);
        return mutation;
    }
}
