package io.goodsflow.kit.web.problem;

import io.goodsflow.kernel.FieldError;
import io.goodsflow.kernel.GoodsflowException;
import jakarta.validation.ConstraintViolation;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;
import org.springframework.context.MessageSourceResolvable;
import org.springframework.core.MethodParameter;
import org.springframework.validation.BindingResult;
import org.springframework.validation.Errors;
import org.springframework.validation.ObjectError;
import org.springframework.validation.method.ParameterErrors;
import org.springframework.validation.method.ParameterValidationResult;
import org.springframework.web.bind.annotation.PathVariable;
import org.springframework.web.bind.annotation.RequestHeader;
import org.springframework.web.bind.annotation.RequestParam;
import org.springframework.web.bind.annotation.RequestPart;
import org.springframework.web.method.annotation.HandlerMethodValidationException;

/** Bean validation's findings as field errors, in the order of their fields' names so that answers are stable. */
final class ValidationFailures {

    private ValidationFailures() {}

    static GoodsflowException of(BindingResult binding, Locale language) {
        return GoodsflowException.invalid(sorted(errorsOf(binding, language)));
    }

    static GoodsflowException of(HandlerMethodValidationException failure, Locale language) {
        List<FieldError> errors = new ArrayList<>();
        for (ParameterValidationResult result : failure.getParameterValidationResults()) {
            if (result instanceof ParameterErrors body) {
                String prefix = body.getContainerIndex() == null ? "" : "[" + body.getContainerIndex() + "].";
                errorsOf(body, language)
                        .forEach(e -> errors.add(new FieldError(prefix + e.field(), e.code(), e.message())));
            } else {
                String name = nameOf(result.getMethodParameter())
                        + (result.getContainerIndex() == null ? "" : "[" + result.getContainerIndex() + "]");
                for (MessageSourceResolvable finding : result.getResolvableErrors()) {
                    errors.add(error(name, finding, result.getArgument(), violationIn(result, finding), language));
                }
            }
        }
        return GoodsflowException.invalid(sorted(errors));
    }

    private static List<FieldError> errorsOf(Errors binding, Locale language) {
        List<FieldError> errors = new ArrayList<>();
        for (ObjectError finding : binding.getAllErrors()) {
            boolean ofField = finding instanceof org.springframework.validation.FieldError;
            String field = finding instanceof org.springframework.validation.FieldError of ? of.getField() : "";
            Object rejected =
                    finding instanceof org.springframework.validation.FieldError of ? of.getRejectedValue() : null;
            ConstraintViolation<?> violation =
                    finding.contains(ConstraintViolation.class) ? finding.unwrap(ConstraintViolation.class) : null;
            errors.add(error(ofField ? FieldNames.snakeCase(field) : "body", finding, rejected, violation, language));
        }
        return errors;
    }

    private static FieldError error(
            String field,
            MessageSourceResolvable finding,
            @Nullable Object rejected,
            @Nullable ConstraintViolation<?> violation,
            Locale language) {
        String[] codes = finding.getCodes();
        String constraint = codes == null || codes.length == 0 ? null : codes[codes.length - 1];
        Map<String, Object> attributes = violation == null
                ? Map.of()
                : violation.getConstraintDescriptor().getAttributes();
        Integer min = attributes.get("min") instanceof Integer n ? n : null;
        FieldFault fault = Constraints.faultOf(constraint, rejected, min);
        if ("Size".equals(constraint) && min != null && attributes.get("max") instanceof Integer max) {
            return new FieldError(field, fault.code(), field + " " + SizeWords.of(rejected, min, max, language));
        }
        // A failed conversion's default message quotes class names; only the validator's own texts are for people.
        String message = finding.getDefaultMessage();
        return violation == null || message == null
                ? fault.of(field, language)
                : new FieldError(field, fault.code(), field + " " + message);
    }

    private static @Nullable ConstraintViolation<?> violationIn(
            ParameterValidationResult result, MessageSourceResolvable finding) {
        try {
            return result.unwrap(finding, ConstraintViolation.class);
        } catch (IllegalArgumentException notFromBeanValidation) {
            return null;
        }
    }

    /** The name on the wire where the parameter states one, else its own. */
    private static String nameOf(MethodParameter parameter) {
        RequestParam param = parameter.getParameterAnnotation(RequestParam.class);
        PathVariable variable = parameter.getParameterAnnotation(PathVariable.class);
        RequestHeader header = parameter.getParameterAnnotation(RequestHeader.class);
        RequestPart part = parameter.getParameterAnnotation(RequestPart.class);
        return FieldNames.snakeCase(Stream.of(
                        param == null ? "" : param.value() + "|" + param.name(),
                        variable == null ? "" : variable.value() + "|" + variable.name(),
                        header == null ? "" : header.value() + "|" + header.name(),
                        part == null ? "" : part.value() + "|" + part.name(),
                        parameter.getParameterName() == null ? "" : parameter.getParameterName())
                .flatMap(names -> Stream.of(names.split("\\|")))
                .filter(name -> !name.isEmpty())
                .findFirst()
                .orElse("parameter"));
    }

    private static List<FieldError> sorted(List<FieldError> errors) {
        return errors.stream()
                .sorted(Comparator.comparing(FieldError::field).thenComparing(FieldError::code))
                .toList();
    }
}
