package io.goodsflow.gateway.docs;

import static org.springframework.web.reactive.function.server.RequestPredicates.GET;

import io.goodsflow.gateway.edge.OwnEndpoint;
import org.springframework.boot.autoconfigure.condition.ConditionalOnBooleanProperty;
import org.springframework.context.annotation.Bean;
import org.springframework.context.annotation.Configuration;
import org.springframework.core.env.Environment;
import org.springframework.core.env.Profiles;
import org.springframework.http.MediaType;
import org.springframework.util.unit.DataSize;
import org.springframework.web.reactive.function.server.RouterFunction;
import org.springframework.web.reactive.function.server.RouterFunctions;
import org.springframework.web.reactive.function.server.ServerResponse;

/** Serves the page and its files; the documents of the services are routed like everything else of theirs. */
@Configuration(proxyBeanMethods = false)
@ConditionalOnBooleanProperty(name = "goodsflow.gateway.docs.enabled", matchIfMissing = true)
class DocsConfiguration {

    private static final String PAGE = "/docs";
    private static final String FILES = "/docs/assets/{file}";
    private static final String LIST = "/docs/documents.json";
    private static final String OWN_DOCUMENT = "/docs/openapi/gateway.json";
    private static final DataSize NO_BODY = DataSize.ofBytes(0);

    @Bean
    OwnEndpoint docsPage() {
        return new OwnEndpoint(PAGE, NO_BODY);
    }

    @Bean
    OwnEndpoint docsFiles() {
        return new OwnEndpoint(FILES, NO_BODY);
    }

    @Bean
    OwnEndpoint docsList() {
        return new OwnEndpoint(LIST, NO_BODY);
    }

    @Bean
    OwnEndpoint ownDocument() {
        return new OwnEndpoint(OWN_DOCUMENT, NO_BODY);
    }

    /** The gateway's own API is the local issuer; without it there is nothing to describe. */
    @Bean
    RouterFunction<ServerResponse> docs(Environment environment) {
        boolean issuer = environment.acceptsProfiles(Profiles.of("local"));
        DocsFiles files = new DocsFiles();
        DocumentList documents = DocumentList.of(issuer);
        return RouterFunctions.route(GET(PAGE), request -> files.page())
                .andRoute(GET(LIST), request -> ServerResponse.ok()
                        .contentType(MediaType.APPLICATION_JSON)
                        .bodyValue(documents))
                .andRoute(GET(FILES), request -> files.asset(request.pathVariable("file")))
                .andRoute(GET(OWN_DOCUMENT), request -> files.ownDocument(issuer));
    }
}
