package io.goodsflow.kit.data;

import org.springframework.boot.autoconfigure.EnableAutoConfiguration;
import org.springframework.context.annotation.Configuration;

/** The kit alone, as a service would get it. */
@Configuration(proxyBeanMethods = false)
@EnableAutoConfiguration
public class KitDataTestApplication {}
