package io.goodsflow.kit.openapi;

import io.goodsflow.kit.web.IdempotencyKey;
import io.swagger.v3.oas.models.Operation;
import io.swagger.v3.oas.models.media.MediaType;
import io.swagger.v3.oas.models.media.Schema;
import io.swagger.v3.oas.models.media.StringSchema;
import io.swagger.v3.oas.models.parameters.HeaderParameter;
import io.swagger.v3.oas.models.parameters.Parameter;
import io.swagger.v3.oas.models.responses.ApiResponse;
import java.util.ArrayList;
import java.util.List;
import org.springdoc.core.customizers.OperationCustomizer;
import org.springframework.core.MethodParameter;
import org.springframework.util.ClassUtils;
import org.springframework.util.StringUtils;
import org.springframework.web.method.HandlerMethod;

/** What the house adds to an operation: a stable id, the idempotency key, that something may be absent, form fields. */
final class HouseOperations implements OperationCustomizer {

    private static final String CONTROLLER = "Controller";
    private static final String FORM = "multipart/form-data";
    private static final int LONGEST_KEY = 128;

    @Override
    public Operation customize(Operation operation, HandlerMethod handler) {
        operation.setOperationId(idOf(handler));
        for (MethodParameter parameter : handler.getMethodParameters()) {
            if (parameter.getParameterType().equals(IdempotencyKey.class)) {
                operation.addParametersItem(idempotencyKey(!parameter.isOptional()));
            }
        }
        moveFormFields(operation);
        if (handler.hasMethodAnnotation(MayBeAbsent.class)) {
            operation.getResponses().addApiResponse(SharedProblems.NOT_FOUND, new ApiResponse());
        }
        return operation;
    }

    /** Controller and method, as in {@code reservation.confirm}; it does not change when another method is added. */
    static String idOf(HandlerMethod handler) {
        String type = ClassUtils.getUserClass(handler.getBeanType()).getSimpleName();
        String name = type.endsWith(CONTROLLER) ? type.substring(0, type.length() - CONTROLLER.length()) : type;
        return StringUtils.uncapitalize(name) + "." + handler.getMethod().getName();
    }

    private static Parameter idempotencyKey(boolean required) {
        return new HeaderParameter()
                .name(IdempotencyKey.HEADER)
                .required(required)
                .description("Same key and content: the first answer again. Same key, other content: 422.")
                .schema(new StringSchema().minLength(1).maxLength(LONGEST_KEY));
    }

    /** Parameters of an upload are parts of its form; the generator takes them for query parameters. */
    private static void moveFormFields(Operation operation) {
        MediaType form = operation.getRequestBody() == null
                ? null
                : operation.getRequestBody().getContent().get(FORM);
        if (form == null || form.getSchema() == null || operation.getParameters() == null) {
            return;
        }
        Schema<?> fields = form.getSchema();
        List<Parameter> others = new ArrayList<>();
        for (Parameter parameter : operation.getParameters()) {
            if ("query".equals(parameter.getIn())) {
                fields.addProperty(parameter.getName(), parameter.getSchema());
                if (Boolean.TRUE.equals(parameter.getRequired())) {
                    fields.addRequiredItem(parameter.getName());
                }
            } else {
                others.add(parameter);
            }
        }
        operation.setParameters(others.isEmpty() ? null : others);
    }
}
