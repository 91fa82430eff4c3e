package io.goodsflow.kit.openapi.testapp;

import io.goodsflow.kit.web.AccessRules;
import io.goodsflow.kit.web.Role;
import org.springframework.boot.autoconfigure.SpringBootApplication;
import org.springframework.context.annotation.Bean;
import org.springframework.http.HttpMethod;

@SpringBootApplication
public class TestApplication {

    @Bean
    AccessRules accessRules() {
        return new AccessRules()
                .guest(HttpMethod.GET, "/api/things/{thingId}")
                .allow(HttpMethod.POST, "/api/things", Role.OPERATOR, Role.ADMIN)
                .allow(HttpMethod.POST, "/api/things/files", Role.MERCHANT);
    }
}
