package io.goodsflow.product.item.application;

import io.goodsflow.product.publishing.application.ItemStanding;
import io.goodsflow.product.publishing.application.PublishDirectly;
import org.springframework.stereotype.Service;

/** Brings back what an older version said, as a new version (source 4.9): history is never turned back. */
@Service
public class RollBackItem {

    private final Revisions revisions;
    private final PublishDirectly publishDirectly;

    RollBackItem(Revisions revisions, PublishDirectly publishDirectly) {
        this.revisions = revisions;
        this.publishDirectly = publishDirectly;
    }

    public ItemStanding handle(long toVersion, ItemCommand on) {
        return publishDirectly.handle(revisions.toVersion(toVersion, on));
    }
}
