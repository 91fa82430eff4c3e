package io.goodsflow.product.item.application;

import io.goodsflow.product.item.domain.SaleCommand;
import io.goodsflow.product.publishing.application.ItemStanding;
import io.goodsflow.product.publishing.application.PublishDirectly;
import org.springframework.stereotype.Service;

/** Puts an item on sale, takes it off, bans, unbans, archives or restores it: each time a version of its own. */
@Service
public class ChangeSaleState {

    private final Revisions revisions;
    private final PublishDirectly publishDirectly;

    ChangeSaleState(Revisions revisions, PublishDirectly publishDirectly) {
        this.revisions = revisions;
        this.publishDirectly = publishDirectly;
    }

    public ItemStanding handle(SaleCommand command, ItemCommand on) {
        return publishDirectly.handle(revisions.ofSale(command, on));
    }
}
