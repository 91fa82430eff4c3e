package io.goodsflow.kit.web.json;

import org.springframework.boot.autoconfigure.AutoConfiguration;
import org.springframework.boot.autoconfigure.condition.ConditionalOnWebApplication;
import org.springframework.boot.http.converter.autoconfigure.HttpMessageConvertersAutoConfiguration;
import org.springframework.boot.http.converter.autoconfigure.ServerHttpMessageConvertersCustomizer;
import org.springframework.boot.jackson.autoconfigure.JacksonAutoConfiguration;
import org.springframework.boot.jackson.autoconfigure.JsonMapperBuilderCustomizer;
import org.springframework.context.annotation.Bean;
import org.springframework.context.annotation.Configuration;
import tools.jackson.databind.json.JsonMapper;

/** One JSON for controllers, clients and events; only the public edge refuses unknown fields. */
@AutoConfiguration(before = {JacksonAutoConfiguration.class, HttpMessageConvertersAutoConfiguration.class})
class JsonAutoConfiguration {

    @Bean
    JsonMapperBuilderCustomizer goodsflowJson() {
        return HouseJson::apply;
    }

    @Configuration(proxyBeanMethods = false)
    @ConditionalOnWebApplication(type = ConditionalOnWebApplication.Type.SERVLET)
    static class AtTheEdge {

        @Bean
        ServerHttpMessageConvertersCustomizer edgeJson(JsonMapper json) {
            return converters -> converters.withJsonConverter(new EdgeJsonConverter(json));
        }
    }
}
