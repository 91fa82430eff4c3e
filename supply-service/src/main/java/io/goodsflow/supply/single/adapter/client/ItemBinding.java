package io.goodsflow.supply.single.adapter.client;

import org.springframework.cloud.openfeign.EnableFeignClients;
import org.springframework.context.annotation.Configuration;

/** Makes the client; its set-up is the kit's. */
@Configuration(proxyBeanMethods = false)
@EnableFeignClients(clients = ItemClient.class)
class ItemBinding {}
