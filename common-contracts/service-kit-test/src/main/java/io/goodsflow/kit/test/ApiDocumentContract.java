package io.goodsflow.kit.test;

import static org.assertj.core.api.Assertions.assertThat;
import static org.springframework.test.web.servlet.request.MockMvcRequestBuilders.get;
import static org.springframework.test.web.servlet.result.MockMvcResultMatchers.status;

import java.nio.charset.StandardCharsets;
import java.util.stream.Stream;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestFactory;
import org.springframework.beans.factory.annotation.Autowired;
import org.springframework.context.annotation.Import;
import org.springframework.core.env.Environment;
import org.springframework.test.web.servlet.MockMvc;
import org.springframework.web.servlet.mvc.method.annotation.RequestMappingHandlerMapping;
import tools.jackson.databind.json.JsonMapper;

/**
 * Holds a service to the description of its API. A change of the API is a change of {@code docs/openapi/<service>.json},
 * so that it is seen in review.
 *
 * <pre>{@code
 * @WebMvcTest
 * @Import(ProductAccess.class)
 * class ApiDocumentTest extends ApiDocumentContract {}
 * }</pre>
 */
@Import(MockedCollaborators.class)
public abstract class ApiDocumentContract {

    @Autowired
    private MockMvc mvc;

    @Autowired
    private RequestMappingHandlerMapping requestMappingHandlerMapping;

    @Autowired
    private JsonMapper json;

    @Autowired
    private Environment environment;

    @Test
    void the_committed_document_is_what_the_service_serves() throws Exception {
        CommittedDocument.of(service()).isSameAs(served());
    }

    @Test
    void every_public_endpoint_is_described_and_named_by_an_access_rule() throws Exception {
        Endpoints endpoints = Endpoints.of(requestMappingHandlerMapping);
        ApiDocument document = new ApiDocument(served());

        assertThat(endpoints.outsideOfTheKnownRoots())
                .as("paths that are neither /api, /open nor /internal")
                .isEmpty();
        assertThat(document.operations())
                .as("described operations")
                .containsExactlyInAnyOrderElementsOf(endpoints.published());
        assertThat(document.operationsWithoutRoles())
                .as("operations that no rule of AccessRules names, so that nobody may call them")
                .isEmpty();
    }

    @Test
    void every_operation_says_what_it_does_and_every_write_shows_an_example() throws Exception {
        ApiDocument document = new ApiDocument(served());

        assertThat(document.operationsWithoutSummary())
                .as("operations without @Operation(summary) or @Tag")
                .isEmpty();
        assertThat(document.writesWithoutExample())
                .as("writes without \"request\" in src/main/resources/openapi/<operation id>.json")
                .isEmpty();
    }

    @TestFactory
    Stream<DynamicTest> examples_are_what_the_service_speaks() throws Exception {
        return new Examples(requestMappingHandlerMapping, new ApiDocument(served()), json).tests();
    }

    private String service() {
        return environment.getRequiredProperty("spring.application.name");
    }

    private String served() throws Exception {
        return mvc.perform(get("/docs/openapi/" + service() + ".json"))
                .andExpect(status().isOk())
                .andReturn()
                .getResponse()
                .getContentAsString(StandardCharsets.UTF_8);
    }
}
