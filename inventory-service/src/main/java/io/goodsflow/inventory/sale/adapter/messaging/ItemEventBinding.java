package io.goodsflow.inventory.sale.adapter.messaging;

import io.goodsflow.inventory.sale.application.FollowItem;
import io.goodsflow.kernel.EventEnvelope;
import io.goodsflow.kit.messaging.Consumers;
import io.goodsflow.product.contract.event.ItemChangedV1;
import java.util.function.Consumer;
import org.springframework.context.annotation.Bean;
import org.springframework.context.annotation.Configuration;
import org.springframework.messaging.Message;

/** Binds topic product-item. Full state by version, so the newest alone is enough and repeats change nothing. */
@Configuration(proxyBeanMethods = false)
class ItemEventBinding {

    @Bean
    Consumer<Message<byte[]>> itemEvents(Consumers consumers, FollowItem followItem) {
        return consumers
                .named("inventory.item-events")
                .direct(ItemChangedV1.class, event -> followItem.handle(command(event)))
                .build();
    }

    private static FollowItem.Command command(EventEnvelope<ItemChangedV1> event) {
        ItemChangedV1 item = event.data();
        return new FollowItem.Command(
                item.itemId(),
                item.merchantId(),
                item.core().saleState(),
                item.publishVersion(),
                item.core().skus().stream().map(ItemChangedV1.Sku::skuId).toList());
    }
}
