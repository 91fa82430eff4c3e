package io.goodsflow.kit.feign.testapp;

import io.goodsflow.kit.web.AccessRules;
import org.springframework.boot.autoconfigure.SpringBootApplication;
import org.springframework.cloud.openfeign.EnableFeignClients;
import org.springframework.context.annotation.Bean;
import org.springframework.http.HttpMethod;

@SpringBootApplication
@EnableFeignClients
public class TestApplication {

    @Bean
    AccessRules accessRules() {
        return new AccessRules().guest(HttpMethod.GET, "/api/through/**").guest(HttpMethod.POST, "/api/through/**");
    }
}
