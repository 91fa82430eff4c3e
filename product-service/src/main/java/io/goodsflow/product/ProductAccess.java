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
                .allow(HttpMethod.DELETE, "/api/admin/categories/{id}", Role.ADMIN, Role.OPERATOR)
                .allow(HttpMethod.PUT, "/api/admin/categories/{id}/parent", Role.ADMIN, Role.OPERATOR)
                .allow(HttpMethod.PUT, "/api/admin/categories/{id}/template", Role.ADMIN, Role.OPERATOR)
                .allow(HttpMethod.GET, "/api/admin/categories/{id}/template", Role.ADMIN, Role.OPERATOR, Role.MERCHANT)
                .allow(HttpMethod.GET, "/api/admin/categories/{id}/template/versions", Role.ADMIN, Role.OPERATOR)
                .allow(HttpMethod.POST, "/api/admin/products", Role.ADMIN, Role.OPERATOR)
                .allow(HttpMethod.GET, "/api/admin/products", Role.ADMIN, Role.OPERATOR)
                .allow(HttpMethod.GET, "/api/admin/products/{id}", Role.ADMIN, Role.OPERATOR)
                .allow(HttpMethod.PUT, "/api/admin/products/{id}", Role.ADMIN, Role.OPERATOR)
                .allow(HttpMethod.POST, "/api/admin/products/{id}/publish", Role.ADMIN, Role.OPERATOR)
                .allow(HttpMethod.POST, "/api/admin/products/{id}/unpublish", Role.ADMIN, Role.OPERATOR)
                .allow(HttpMethod.POST, "/api/admin/products/{id}/skus", Role.ADMIN, Role.OPERATOR)
                .allow(HttpMethod.PUT, "/api/admin/skus/{id}", Role.ADMIN, Role.OPERATOR)
                .allow(HttpMethod.DELETE, "/api/admin/skus/{id}", Role.ADMIN, Role.OPERATOR)
                .allow(HttpMethod.POST, "/api/admin/items/{id}/publish", Role.ADMIN, Role.OPERATOR, Role.MERCHANT)
                .allow(HttpMethod.POST, "/api/admin/items/{id}/unpublish", Role.ADMIN, Role.OPERATOR, Role.MERCHANT)
                .allow(HttpMethod.POST, "/api/admin/items/{id}/ban", Role.ADMIN, Role.OPERATOR)
                .allow(HttpMethod.POST, "/api/admin/items/{id}/unban", Role.ADMIN, Role.OPERATOR)
                .allow(HttpMethod.POST, "/api/admin/items/{id}/archive", Role.ADMIN, Role.OPERATOR)
                .allow(HttpMethod.POST, "/api/admin/items/{id}/restore", Role.ADMIN, Role.OPERATOR)
                .allow(HttpMethod.POST, "/api/admin/items/{id}/rollback", Role.ADMIN, Role.OPERATOR)
                .allow(HttpMethod.POST, "/api/admin/items/batch", Role.ADMIN, Role.OPERATOR)
                .allow(HttpMethod.GET, "/api/admin/items/{id}", Role.ADMIN, Role.OPERATOR, Role.MERCHANT)
                .allow(HttpMethod.GET, "/api/admin/items/{id}/history", Role.ADMIN, Role.OPERATOR, Role.MERCHANT)
                .allow(
                        HttpMethod.GET,
                        "/api/admin/items/{id}/snapshots/{version}",
                        Role.ADMIN,
                        Role.OPERATOR,
                        Role.MERCHANT)
                .allow(HttpMethod.GET, "/api/admin/drafts", Role.ADMIN, Role.OPERATOR, Role.MERCHANT)
                .allow(HttpMethod.GET, "/api/admin/drafts/{id}", Role.ADMIN, Role.OPERATOR, Role.MERCHANT)
                .allow(HttpMethod.POST, "/api/admin/drafts/{id}/withdraw", Role.ADMIN, Role.OPERATOR, Role.MERCHANT)
                .allow(HttpMethod.GET, "/api/admin/categories/{id}/ownership", Role.ADMIN, Role.OPERATOR)
                .allow(HttpMethod.PUT, "/api/admin/categories/{id}/ownership", Role.ADMIN, Role.OPERATOR)
                .allow(HttpMethod.GET, "/api/admin/items/{id}/locks", Role.ADMIN, Role.OPERATOR)
                .allow(HttpMethod.POST, "/api/admin/items/{id}/locks", Role.ADMIN, Role.OPERATOR)
                .allow(HttpMethod.POST, "/api/admin/items/{id}/unlock", Role.ADMIN, Role.OPERATOR)
                .allow(HttpMethod.GET, "/api/trade/snapshots/{id}", Role.TRADE)
                .allow(HttpMethod.POST, "/api/trade/checkout", Role.TRADE)
                .allow(HttpMethod.POST, "/api/trade/checkout/{id}/verify", Role.TRADE);
    }
}
