package io.goodsflow.kit.feign;

import feign.Capability;
import feign.Client;
import feign.ExceptionPropagationPolicy;
import feign.Request;
import feign.RequestInterceptor;
import feign.Retryer;
import feign.codec.Decoder;
import feign.codec.Encoder;
import feign.codec.ErrorDecoder;
import io.goodsflow.kit.trace.Tracing;
import io.goodsflow.kit.web.problem.FailureTranslator;
import io.goodsflow.kit.web.server.AuthProperties;
import io.micrometer.core.instrument.MeterRegistry;
import io.micrometer.core.instrument.composite.CompositeMeterRegistry;
import java.time.Clock;
import org.springframework.beans.factory.ObjectProvider;
import org.springframework.boot.autoconfigure.AutoConfiguration;
import org.springframework.boot.context.properties.EnableConfigurationProperties;
import org.springframework.context.annotation.Bean;
import tools.jackson.databind.json.JsonMapper;

/** The set-up of every client of the service; clients themselves are declared by {@code @FeignClient} interfaces. */
@AutoConfiguration(
        before = org.springframework.cloud.openfeign.FeignAutoConfiguration.class,
        afterName = {
            "org.springframework.boot.jackson.autoconfigure.JacksonAutoConfiguration",
            "org.springframework.boot.micrometer.metrics.autoconfigure.CompositeMeterRegistryAutoConfiguration"
        })
@EnableConfigurationProperties({FeignProperties.class, ClientProperties.class, AuthProperties.class})
class FeignAutoConfiguration {

    @Bean
    ServiceToken serviceToken(
            AuthProperties auth, ClientProperties client, FeignProperties properties, JsonMapper json) {
        return new ServiceToken(
                new TokenIssuer(auth.authUrl(), client, properties.connectTimeout(), json), Clock.systemUTC());
    }

    @Bean
    Client feignClient(FeignProperties properties, Tracing tracing) {
        return new TracedCalls(new HttpCalls(properties), tracing);
    }

    @Bean
    Capability feignCallMetrics(ObjectProvider<MeterRegistry> meters) {
        return new CallMetrics(meters.getIfUnique(CompositeMeterRegistry::new));
    }

    @Bean
    Request.Options feignOptions(FeignProperties properties) {
        return new Request.Options(properties.connectTimeout(), properties.readTimeout(), false);
    }

    @Bean
    Retryer feignRetryer(FeignProperties properties) {
        return new Repeats(properties.retries(), properties.retryBudget());
    }

    @Bean
    ExceptionPropagationPolicy feignExceptionPropagationPolicy() {
        return ExceptionPropagationPolicy.UNWRAP;
    }

    @Bean
    ErrorDecoder feignErrorDecoder(JsonMapper json, ServiceToken token) {
        return new Refusals(json, token);
    }

    @Bean
    Encoder feignEncoder(JsonMapper json) {
        return new JsonEncoder(json);
    }

    @Bean
    Decoder feignDecoder(JsonMapper json) {
        return new JsonDecoder(json);
    }

    @Bean
    RequestInterceptor feignCallHeaders(ServiceToken token) {
        return new CallHeaders(token);
    }

    @Bean
    FailureTranslator remoteFailures() {
        return new RemoteFailures();
    }
}
