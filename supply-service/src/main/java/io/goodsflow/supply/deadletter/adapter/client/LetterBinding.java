package io.goodsflow.supply.deadletter.adapter.client;

import io.goodsflow.supply.deadletter.application.ServiceLetters;
import org.springframework.cloud.openfeign.EnableFeignClients;
import org.springframework.context.annotation.Bean;
import org.springframework.context.annotation.Configuration;

/** Makes the clients; their set-up is the kit's. */
@Configuration(proxyBeanMethods = false)
@EnableFeignClients(clients = {ProductLetters.class, InventoryLetters.class, QcLetters.class})
class LetterBinding {

    @Bean
    ServiceLetters productLetters(ProductLetters client) {
        return new PeerLetters("product-service", client);
    }

    @Bean
    ServiceLetters inventoryLetters(InventoryLetters client) {
        return new PeerLetters("inventory-service", client);
    }

    @Bean
    ServiceLetters qcLetters(QcLetters client) {
        return new PeerLetters("qc-service", client);
    }
}
