package io.goodsflow.kit.web.testapp;

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
                .guest(HttpMethod.GET, "/api/open/**")
                .guest(HttpMethod.POST, "/api/open/**")
                .allow(HttpMethod.GET, "/api/admin/**", Role.ADMIN, Role.OPERATOR, Role.MERCHANT)
                .allow(HttpMethod.POST, "/api/admin/**", Role.ADMIN, Role.OPERATOR, Role.MERCHANT);
    }
}
