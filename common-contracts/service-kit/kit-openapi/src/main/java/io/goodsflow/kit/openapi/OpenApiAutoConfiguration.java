package io.goodsflow.kit.openapi;

import io.goodsflow.kit.web.AccessRules;
import io.goodsflow.kit.web.Caller;
import io.goodsflow.kit.web.IdempotencyKey;
import io.swagger.v3.core.jackson.ModelResolver;
import io.swagger.v3.oas.models.OpenAPI;
import io.swagger.v3.oas.models.info.Info;
import io.swagger.v3.oas.models.servers.Server;
import java.util.List;
import org.springdoc.core.customizers.OpenApiCustomizer;
import org.springdoc.core.customizers.OperationCustomizer;
import org.springdoc.core.utils.SpringDocUtils;
import org.springframework.beans.factory.ObjectProvider;
import org.springframework.beans.factory.config.BeanFactoryPostProcessor;
import org.springframework.beans.factory.config.BeanPostProcessor;
import org.springframework.boot.autoconfigure.AutoConfiguration;
import org.springframework.boot.autoconfigure.condition.ConditionalOnWebApplication;
import org.springframework.context.ApplicationContext;
import org.springframework.context.annotation.Bean;
import org.springframework.context.annotation.Lazy;
import org.springframework.http.HttpMethod;

/**
 * Publishes the service's API at {@code GET /docs/openapi/<service>.json}, the path under which the gateway shows it. No
 * token is asked for: it says nothing that is not in the repository. Nothing of it is made before somebody asks.
 */
@AutoConfiguration(
        beforeName = {
            "org.springdoc.core.configuration.SpringDocConfiguration",
            "org.springdoc.webmvc.core.configuration.SpringDocWebMvcConfiguration"
        })
@ConditionalOnWebApplication(type = ConditionalOnWebApplication.Type.SERVLET)
@Lazy
class OpenApiAutoConfiguration {

    static final String PATH = "/docs/openapi/${spring.application.name:application}.json";

    static {
        SpringDocUtils.getConfig().addRequestWrapperToIgnore(Caller.class, IdempotencyKey.class);
    }

    @Bean
    static BeanPostProcessor documentIsForEverybody(ApplicationContext service) {
        String path = "/docs/openapi/" + service.getId() + ".json";
        return new BeanPostProcessor() {
            @Override
            public Object postProcessAfterInitialization(Object bean, String name) {
                return bean instanceof AccessRules rules ? rules.guest(HttpMethod.GET, path) : bean;
            }
        };
    }

    @Bean
    static BeanFactoryPostProcessor generatorStartsWithTheFirstRequest() {
        return new GeneratorStartsLate();
    }

    /** Paths are relative to where the document is read, which is the gateway. */
    @Bean
    OpenAPI openApi(ApplicationContext service) {
        return new OpenAPI()
                .info(new Info().title(service.getId()).version("v1"))
                .servers(List.of(new Server().url("/")));
    }

    @Bean
    ModelResolver modelResolver() {
        return WireNames.resolver();
    }

    @Bean
    RecordModels recordModels() {
        return new RecordModels();
    }

    @Bean
    OperationCustomizer houseOperations() {
        return new HouseOperations();
    }

    /** Asks for the rules when the document is made, so that the rules of every part of the service are there. */
    @Bean
    OpenApiCustomizer houseDocument(ObjectProvider<AccessRules> rules) {
        return document -> {
            WireNames.inPaths(document);
            new OperationRoles(rules.getObject()).apply(document);
            SharedProblems.apply(document);
            AnswersAreWhole.apply(document);
            Examples.apply(document);
            SortedDocument.apply(document);
        };
    }
}
