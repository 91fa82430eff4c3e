package io.goodsflow.product.update.adapter.persistence;

import io.goodsflow.kit.data.purge.PurgeRule;
import io.goodsflow.product.update.application.UpdateProperties;
import org.springframework.context.annotation.Bean;
import org.springframework.context.annotation.Configuration;

/** What waits is never forgotten. */
@Configuration(proxyBeanMethods = false)
class UpdateRetention {

    @Bean
    PurgeRule draftUpdatePurge(UpdateProperties settings) {
        return new PurgeRule("product_draft_update", "outcome <> 'QUEUED'", "updated_at", settings.keep());
    }
}
