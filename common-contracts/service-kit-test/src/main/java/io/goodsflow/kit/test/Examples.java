package io.goodsflow.kit.test;

import static org.assertj.core.api.Assertions.assertThat;

import java.lang.reflect.ParameterizedType;
import java.lang.reflect.Type;
import java.util.Optional;
import java.util.stream.Stream;
import org.junit.jupiter.api.DynamicTest;
import org.springframework.core.MethodParameter;
import org.springframework.http.ResponseEntity;
import org.springframework.util.StringUtils;
import org.springframework.web.bind.annotation.RequestBody;
import org.springframework.web.method.HandlerMethod;
import org.springframework.web.servlet.mvc.method.annotation.RequestMappingHandlerMapping;
import tools.jackson.databind.DeserializationFeature;
import tools.jackson.databind.JavaType;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;

/** Examples are read as the service reads them, and answers are written back as the service writes them. */
final class Examples {

    private final RequestMappingHandlerMapping mapping;
    private final ApiDocument document;
    private final JsonMapper json;

    Examples(RequestMappingHandlerMapping mapping, ApiDocument document, JsonMapper json) {
        this.mapping = mapping;
        this.document = document;
        this.json = json.rebuild()
                .enable(DeserializationFeature.FAIL_ON_UNKNOWN_PROPERTIES)
                .build();
    }

    Stream<DynamicTest> tests() {
        return mapping.getHandlerMethods().values().stream()
                .filter(handler -> handler.getBeanType().getName().startsWith("io.goodsflow."))
                .flatMap(handler -> Stream.concat(request(handler), responses(handler)));
    }

    private Stream<DynamicTest> request(HandlerMethod handler) {
        Optional<Type> body = Stream.of(handler.getMethodParameters())
                .filter(parameter -> parameter.hasParameterAnnotation(RequestBody.class))
                .map(MethodParameter::getGenericParameterType)
                .findFirst();
        return document.requestExample(idOf(handler)).stream()
                .filter(example -> body.isPresent())
                .map(example -> DynamicTest.dynamicTest("the request of " + idOf(handler), () -> assertThat(
                                (Object) json.readValue(example.toString(), type(body.get())))
                        .isNotNull()));
    }

    private Stream<DynamicTest> responses(HandlerMethod handler) {
        return document.responseExamples(idOf(handler)).stream()
                .map(example ->
                        DynamicTest.dynamicTest("the answer of " + idOf(handler), () -> whole(handler, example)));
    }

    private void whole(HandlerMethod handler, JsonNode example) {
        Object answer = json.readValue(example.toString(), type(answerOf(handler)));
        assertThat(json.readTree(json.writeValueAsString(answer))).isEqualTo(example);
    }

    private JavaType type(Type type) {
        return json.getTypeFactory().constructType(type);
    }

    private static Type answerOf(HandlerMethod handler) {
        Type type = handler.getReturnType().getGenericParameterType();
        return type instanceof ParameterizedType entity && entity.getRawType() == ResponseEntity.class
                ? entity.getActualTypeArguments()[0]
                : type;
    }

    private static String idOf(HandlerMethod handler) {
        String type = handler.getBeanType().getSimpleName();
        return StringUtils.uncapitalize(type.replaceFirst("Controller$", "")) + "."
                + handler.getMethod().getName();
    }
}
