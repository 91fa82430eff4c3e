package io.goodsflow.supply.task.adapter.client;

import org.springframework.cloud.openfeign.EnableFeignClients;
import org.springframework.context.annotation.Configuration;

/** Makes the clients; their set-up is the kit's. */
@Configuration(proxyBeanMethods = false)
@EnableFeignClients(clients = {ProductClient.class, InventoryClient.class, StateClient.class})
class ClientBinding {}
