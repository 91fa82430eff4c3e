package io.goodsflow.kit.openapi;

import static org.assertj.core.api.Assertions.assertThat;
import static org.springframework.test.web.servlet.request.MockMvcRequestBuilders.get;
import static org.springframework.test.web.servlet.result.MockMvcResultMatchers.status;

import io.goodsflow.kit.openapi.testapp.TestApplication;
import java.util.List;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.springframework.beans.factory.annotation.Autowired;
import org.springframework.beans.factory.config.ConfigurableListableBeanFactory;
import org.springframework.boot.webmvc.test.autoconfigure.WebMvcTest;
import org.springframework.test.context.ContextConfiguration;
import org.springframework.test.web.servlet.MockMvc;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;

/** What the document says of a small service. */
@WebMvcTest(properties = "spring.application.name=thing-service")
@ContextConfiguration(classes = TestApplication.class)
class DocumentTest {

    @Autowired
    private MockMvc mvc;

    @Autowired
    private ConfigurableListableBeanFactory beans;

    private JsonNode document = JsonMapper.shared().createObjectNode();

    @BeforeEach
    void read() throws Exception {
        document = JsonMapper.shared()
                .readTree(mvc.perform(get("/docs/openapi/thing-service.json"))
                        .andExpect(status().isOk())
                        .andReturn()
                        .getResponse()
                        .getContentAsByteArray());
    }

    @Test
    void only_public_paths_are_told_and_their_variables_are_in_snake_case() {
        assertThat(document.path("paths").propertyNames())
                .containsExactly("/api/things", "/api/things/files", "/api/things/{thing_id}");
        assertThat(at("get", "/api/things/{thing_id}", "/parameters/0/name").asString())
                .isEqualTo("thing_id");
    }

    @Test
    void each_operation_says_who_may_call_it() {
        assertThat(roles("post", "/api/things")).containsExactly("ADMIN", "OPERATOR");
        assertThat(roles("get", "/api/things/{thing_id}")).containsExactly("GUEST");
        assertThat(roles("delete", "/api/things/{thing_id}")).isEmpty();
        assertThat(at("get", "/api/things/{thing_id}", "").has("security")).isFalse();
        assertThat(at("post", "/api/things", "").has("security")).isTrue();
    }

    @Test
    void a_request_must_have_what_is_not_nullable_and_an_answer_has_everything() {
        assertThat(required("ThingRequest")).containsExactly("outer_id");
        assertThat(required("ThingView")).containsExactlyInAnyOrder("thing_id", "sold_at", "first_part");
        assertThat(types("ThingView", "sold_at")).containsExactly("string", "null");
        assertThat(schema("ThingRequest")
                        .at("/properties/first_part/anyOf/1/type")
                        .asString())
                .isEqualTo("null");
        assertThat(schema("ThingPart").at("/properties/colour/enum").values())
                .extracting(JsonNode::isNull)
                .containsExactly(false, false, true);
    }

    @Test
    void an_idempotency_key_is_a_header_and_a_caller_is_nothing_that_is_sent() {
        JsonNode parameters = at("post", "/api/things", "/parameters");

        assertThat(parameters).hasSize(1);
        assertThat(parameters.at("/0/name").asString()).isEqualTo("Idempotency-Key");
        assertThat(parameters.at("/0/required").asBoolean()).isTrue();
    }

    @Test
    void parameters_of_an_upload_are_fields_of_its_form() {
        JsonNode form = at("post", "/api/things/files", "/requestBody/content/multipart~1form-data/schema");

        assertThat(form.path("properties").propertyNames()).containsExactly("file", "merchant_id");
        assertThat(form.path("required").values())
                .extracting(JsonNode::asString)
                .containsExactly("file");
    }

    @Test
    void examples_are_taken_from_their_files() {
        assertThat(at("post", "/api/things", "/requestBody/content/application~1json/example/outer_id")
                        .asString())
                .isEqualTo("a-1");
        assertThat(at("post", "/api/things", "/responses/201/content/application~1json/example/thing_id")
                        .asInt())
                .isEqualTo(1);
    }

    @Test
    void every_refusal_that_is_named_is_described() {
        JsonNode refusals = document.at("/components/responses");

        assertThat(at("post", "/api/things", "/responses").propertyNames())
                .contains("201", "400", "401", "403", "409", "413", "415", "422", "429", "503");
        document.findValuesAsString("$ref").stream()
                .filter(reference -> reference.startsWith("#/components/responses/"))
                .forEach(reference -> assertThat(refusals.propertyNames())
                        .contains(reference.substring(reference.lastIndexOf('/') + 1)));
    }

    @Test
    void what_names_something_elsewhere_than_in_its_path_says_that_it_may_be_absent() {
        assertThat(at("post", "/api/things", "/responses").propertyNames()).doesNotContain("404");
        assertThat(at("post", "/api/things/files", "/responses/404/$ref").asString())
                .isEqualTo("#/components/responses/NotFound");
        assertThat(at("post", "/api/things/files", "/responses").propertyNames())
                .as("beside what it has anyway")
                .contains("200", "400", "503");
    }

    @Test
    void nothing_of_the_generator_is_made_before_it_is_asked() {
        assertThat(beans.getBeanDefinition("openApiResource").isLazyInit()).isTrue();
        assertThat(beans.getBeanDefinition("openAPIBuilder").isLazyInit()).isTrue();
    }

    private JsonNode at(String method, String path, String pointer) {
        return document.path("paths").path(path).path(method).at(pointer);
    }

    private List<String> roles(String method, String path) {
        return at(method, path, "/x-roles")
                .valueStream()
                .map(JsonNode::asString)
                .toList();
    }

    private JsonNode schema(String name) {
        return document.path("components").path("schemas").path(name);
    }

    private List<String> required(String schema) {
        return schema(schema)
                .path("required")
                .valueStream()
                .map(JsonNode::asString)
                .toList();
    }

    private List<String> types(String schema, String property) {
        return schema(schema)
                .path("properties")
                .path(property)
                .path("type")
                .valueStream()
                .map(JsonNode::asString)
                .toList();
    }
}
