package io.goodsflow.gateway;

import static org.assertj.core.api.Assertions.assertThat;

import io.goodsflow.kit.test.CommittedDocument;
import java.io.IOException;
import java.net.http.HttpRequest.BodyPublishers;
import java.net.http.HttpResponse;
import java.nio.charset.StandardCharsets;
import java.util.Set;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;
import org.springframework.beans.factory.annotation.Autowired;
import org.springframework.core.io.ClassPathResource;
import org.springframework.web.reactive.result.method.annotation.RequestMappingHandlerMapping;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;

/** The gateway's own API is described by hand; this holds the description to what is mapped. */
class ApiDocumentTest extends GatewayFixture {

    @Autowired
    private RequestMappingHandlerMapping requestMappingHandlerMapping;

    @Test
    void the_committed_document_is_what_the_gateway_serves() throws IOException {
        CommittedDocument.of("gateway").isSameAs(document().toString());
    }

    @Test
    void every_mapped_path_is_described() throws IOException {
        Set<String> mapped = requestMappingHandlerMapping.getHandlerMethods().keySet().stream()
                .flatMap(info -> info.getPatternsCondition().getPatterns().stream())
                .map(Object::toString)
                .collect(Collectors.toSet());

        assertThat(document().get("paths").propertyNames()).containsExactlyInAnyOrderElementsOf(mapped);
    }

    @Test
    void the_example_is_taken_and_the_answer_has_the_described_members() throws IOException {
        JsonNode example = document().at("/paths/~1auth~1token/post/requestBody/content/application~1json/example");

        HttpResponse<String> answer = send(request("/auth/token")
                .header("Content-Type", "application/json")
                .POST(BodyPublishers.ofString(example.toString())));

        assertThat(answer.statusCode()).isEqualTo(200);
        assertThat(json(answer).propertyNames())
                .containsExactlyInAnyOrderElementsOf(document()
                        .at("/components/schemas/TokenAnswer/properties")
                        .propertyNames());
    }

    private static JsonNode document() throws IOException {
        return JsonMapper.shared()
                .readTree(new ClassPathResource("docs/gateway.json").getContentAsString(StandardCharsets.UTF_8));
    }
}
