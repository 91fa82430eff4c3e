package io.goodsflow.inventory;

import io.goodsflow.kit.web.AccessRules;
import io.goodsflow.kit.web.Role;
import org.springframework.context.annotation.Bean;
import org.springframework.context.annotation.Configuration;
import org.springframework.http.HttpMethod;

/** Who may do what with stock. */
@Configuration(proxyBeanMethods = false)
class InventoryAccess {

    @Bean
    AccessRules accessRules() {
        return new AccessRules()
                .allow(HttpMethod.POST, "/api/trade/reservations/**", Role.TRADE)
                .allow(HttpMethod.GET, "/api/trade/reservations/**", Role.TRADE)
                .allow(HttpMethod.GET, "/api/admin/inventory/**", Role.OPERATOR, Role.ADMIN);
    }
}
