package io.goodsflow.qc.review.adapter.client;

import org.springframework.cloud.openfeign.EnableFeignClients;
import org.springframework.context.annotation.Configuration;

/** Makes the client; its set-up is the kit's. */
@Configuration(proxyBeanMethods = false)
@EnableFeignClients(clients = ProductClient.class)
class ProductClientBinding {}
