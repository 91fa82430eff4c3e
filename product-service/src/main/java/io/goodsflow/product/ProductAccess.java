package io.goodsflow.product;

import io.goodsflow.kit.web.AccessRules;
import io.goodsflow.kit.web.Role;
import org.springframework.context.annotation.Bean;
import org.springframework.context.annotation.Configuration;
import org.springframework.http.HttpMethod;

/** Who may look at products and who may keep the categories. */
@Configuration(proxyBeanMethods = false)
class ProductAccess {

    @Bean
    AccessRules accessRules() {
        return new AccessRules()
                .guest(HttpMethod.GET, "/api/categories")
                .guest(HttpMethod.GET, "/api/products")
                .guest(HttpMethod.GET, "/api/products/{id}")
                .allow(HttpMethod.POST, "/api/admin/categories", Role.ADMIN, Role.OPERATOR)
                .allow(HttpMethod.PUT, "/api/admin/categories/{id}", Role.ADMIN, Role.OPERATOR)
                .allow(HttpMethod.DELETE, "/api/admin/categories/{id}", Role.ADMIN, Role.OPERATOR);
    }
}
