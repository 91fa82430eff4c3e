package io.goodsflow.kit.web.json;

import java.util.Set;
import org.springframework.boot.autoconfigure.AutoConfiguration;
import org.springframework.boot.autoconfigure.condition.ConditionalOnWebApplication;
import org.springframework.boot.http.converter.autoconfigure.HttpMessageConvertersAutoConfiguration;
import org.springframework.boot.http.converter.autoconfigure.ServerHttpMessageConvertersCustomizer;
import org.springframework.boot.jackson.autoconfigure.JacksonAutoConfiguration;
import org.springframework.boot.jackson.autoconfigure.JsonMapperBuilderCustomizer;
import org.springframework.context.annotation.Bean;
import org.springframework.context.annotation.Configuration;
import org.springframework.http.MediaType;
import org.springframework.http.converter.HttpMessageConverter;
import org.springframework.web.servlet.config.annotation.InterceptorRegistry;
import org.springframework.web.servlet.config.annotation.WebMvcConfigurer;
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

        private static final Set<String> OTHER_FORMATS = Set.of("xml", "yaml", "cbor", "smile");

        @Bean
        ServerHttpMessageConvertersCustomizer edgeJson(JsonMapper json) {
            return converters -> converters
                    .withJsonConverter(new EdgeJsonConverter(json))
                    .configureMessageConvertersList(list -> list.removeIf(AtTheEdge::speaksAnotherFormat));
        }

        @Bean
        WebMvcConfigurer noBodyWanted(JsonMapper json) {
            return new WebMvcConfigurer() {
                @Override
                public void addInterceptors(InterceptorRegistry registry) {
                    registry.addInterceptor(new NoBodyWanted(json));
                }
            };
        }

        @Bean
        AnyTagMatches anyTagMatches() {
            return new AnyTagMatches();
        }

        /** Some library always brings an XML parser along; nobody may reach it by a content type. */
        private static boolean speaksAnotherFormat(HttpMessageConverter<?> converter) {
            return converter.getSupportedMediaTypes().stream()
                    .map(MediaType::getSubtype)
                    .anyMatch(type -> OTHER_FORMATS.stream().anyMatch(type::contains));
        }
    }
}
