package io.goodsflow.product.mutation.application;

import io.goodsflow.product.fence.application.FencedChanges;
import io.goodsflow.product.fence.domain.Mutation;
import org.springframework.stereotype.Service;

/** Lifts the fences of a transaction of another domain. */
@Service
public class FinishDetailMutation {

    private final FencedChanges fencedChanges;

    FinishDetailMutation(FencedChanges fencedChanges) {
        this.fencedChanges = fencedChanges;
    }

    /** Repeating it is safe. */
    public void handle(Mutation mutation) {
        fencedChanges.finish(mutation);
    }
}
