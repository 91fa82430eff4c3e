package io.goodsflow.qc;

import io.goodsflow.kit.web.AccessRules;
import io.goodsflow.kit.web.Role;
import org.springframework.context.annotation.Bean;
import org.springframework.context.annotation.Configuration;
import org.springframework.http.HttpMethod;

/** Who may look at reviews. */
@Configuration(proxyBeanMethods = false)
class QcAccess {

    @Bean
    AccessRules accessRules() {
        return new AccessRules()
                .allow(
                        HttpMethod.GET,
                        "/api/admin/qc/reviews/**",
                        Role.REVIEWER,
                        Role.REVIEW_LEAD,
                        Role.OPERATOR,
                        Role.ADMIN);
    }
}
