package io.goodsflow.kit.web.problem;

import jakarta.servlet.DispatcherType;
import java.util.EnumSet;
import org.apache.catalina.core.StandardHost;
import org.springframework.beans.factory.ObjectProvider;
import org.springframework.boot.autoconfigure.AutoConfiguration;
import org.springframework.boot.autoconfigure.condition.ConditionalOnClass;
import org.springframework.boot.autoconfigure.condition.ConditionalOnMissingBean;
import org.springframework.boot.autoconfigure.condition.ConditionalOnWebApplication;
import org.springframework.boot.tomcat.servlet.TomcatServletWebServerFactory;
import org.springframework.boot.web.server.WebServerFactoryCustomizer;
import org.springframework.boot.web.servlet.FilterRegistrationBean;
import org.springframework.boot.webmvc.autoconfigure.WebMvcAutoConfiguration;
import org.springframework.boot.webmvc.autoconfigure.error.ErrorMvcAutoConfiguration;
import org.springframework.context.annotation.Bean;
import org.springframework.context.annotation.Configuration;
import org.springframework.core.Ordered;
import org.springframework.core.annotation.Order;
import org.springframework.web.servlet.LocaleResolver;
import tools.jackson.databind.json.JsonMapper;

/** Problems everywhere: controllers, filters, the container's error page. */
@AutoConfiguration(before = {WebMvcAutoConfiguration.class, ErrorMvcAutoConfiguration.class})
@ConditionalOnWebApplication(type = ConditionalOnWebApplication.Type.SERVLET)
class ProblemAutoConfiguration {

    @Bean
    Problems problems(JsonMapper json, ObjectProvider<FailureTranslator> translators) {
        return new Problems(json, translators.orderedStream().toList());
    }

    @Bean
    ProblemAdvice problemAdvice(Problems problems) {
        return new ProblemAdvice(problems);
    }

    @Bean
    ProblemErrorController problemErrorController(Problems problems) {
        return new ProblemErrorController(problems);
    }

    @Bean
    @ConditionalOnMissingBean(LocaleResolver.class)
    LocaleResolver localeResolver() {
        return new TwoLanguagesResolver();
    }

    @Bean
    FilterRegistrationBean<FilterFailures> filterFailures(Problems problems) {
        FilterRegistrationBean<FilterFailures> registration =
                new FilterRegistrationBean<>(new FilterFailures(problems));
        registration.setOrder(Ordered.HIGHEST_PRECEDENCE + 1);
        registration.setDispatcherTypes(EnumSet.of(DispatcherType.REQUEST));
        return registration;
    }

    /** The container takes the valve by its class name and makes it innermost, so that it answers first. */
    @Bean
    WebServerFactoryCustomizer<TomcatServletWebServerFactory> containerProblems() {
        return factory -> factory.addContextCustomizers(context -> {
            if (context.getParent() instanceof StandardHost host) {
                host.setErrorReportValveClass(ContainerProblems.class.getName());
            }
        });
    }

    /** Services without a database bring no transactions either. */
    @Configuration(proxyBeanMethods = false)
    @ConditionalOnClass(name = "org.springframework.transaction.CannotCreateTransactionException")
    static class WithADatabase {

        @Bean
        @Order(Ordered.LOWEST_PRECEDENCE)
        FailureTranslator databaseFailures() {
            return new DatabaseFailures();
        }
    }
}
