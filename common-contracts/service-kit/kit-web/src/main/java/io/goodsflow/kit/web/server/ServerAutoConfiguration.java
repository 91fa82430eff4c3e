package io.goodsflow.kit.web.server;

import io.goodsflow.kit.web.problem.Problems;
import org.springframework.boot.autoconfigure.AutoConfiguration;
import org.springframework.boot.autoconfigure.condition.ConditionalOnWebApplication;
import org.springframework.boot.context.properties.EnableConfigurationProperties;
import org.springframework.boot.security.autoconfigure.web.servlet.SecurityFilterProperties;
import org.springframework.boot.web.servlet.FilterRegistrationBean;
import org.springframework.context.annotation.Bean;

/** Limits of what a request may bring. */
@AutoConfiguration
@ConditionalOnWebApplication(type = ConditionalOnWebApplication.Type.SERVLET)
@EnableConfigurationProperties({WebProperties.class, AuthProperties.class})
class ServerAutoConfiguration {

    /** After the security filters: a body is not read for callers who may not send it. */
    @Bean
    FilterRegistrationBean<BodyLimitFilter> bodyLimit(WebProperties properties, Problems problems) {
        FilterRegistrationBean<BodyLimitFilter> registration = new FilterRegistrationBean<>(
                new BodyLimitFilter(properties.maxBodySize().toBytes(), problems));
        registration.setOrder(SecurityFilterProperties.DEFAULT_FILTER_ORDER + 10);
        return registration;
    }
}
