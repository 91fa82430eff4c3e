package io.goodsflow.kit.web.problem;

import io.goodsflow.kernel.CommonError;
import io.goodsflow.kernel.GoodsflowException;
import java.util.List;
import java.util.Locale;
import org.apache.tomcat.util.http.InvalidParameterException;
import org.apache.tomcat.util.http.fileupload.impl.FileCountLimitExceededException;
import org.apache.tomcat.util.http.fileupload.impl.SizeException;
import org.jspecify.annotations.Nullable;
import org.springframework.beans.TypeMismatchException;
import org.springframework.http.HttpMethod;
import org.springframework.http.converter.HttpMessageNotReadableException;
import org.springframework.validation.BindException;
import org.springframework.web.ErrorResponse;
import org.springframework.web.HttpMediaTypeNotAcceptableException;
import org.springframework.web.HttpRequestMethodNotSupportedException;
import org.springframework.web.bind.MissingRequestHeaderException;
import org.springframework.web.bind.MissingServletRequestParameterException;
import org.springframework.web.context.request.async.AsyncRequestTimeoutException;
import org.springframework.web.method.annotation.HandlerMethodValidationException;
import org.springframework.web.method.annotation.MethodArgumentTypeMismatchException;
import org.springframework.web.multipart.MaxUploadSizeExceededException;
import org.springframework.web.multipart.MultipartException;
import org.springframework.web.multipart.support.MissingServletRequestPartException;

/** Spring MVC's own refusals in the project's codes. */
final class MvcFailures {

    private MvcFailures() {}

    static @Nullable GoodsflowException of(Throwable failure, Locale language) {
        if (failure instanceof HttpMessageNotReadableException json) {
            return JsonFailures.of(json, language);
        }
        if (failure instanceof BindException binding) {
            return ValidationFailures.of(binding.getBindingResult(), language);
        }
        if (failure instanceof HandlerMethodValidationException invalid && !invalid.isForReturnValue()) {
            return ValidationFailures.of(invalid, language);
        }
        GoodsflowException ofField = ofField(failure, language);
        return ofField != null ? ofField : ofRequest(failure);
    }

    private static @Nullable GoodsflowException ofField(Throwable failure, Locale language) {
        if (failure instanceof MethodArgumentTypeMismatchException mismatch) {
            return field(mismatch.getName(), FieldFault.WRONG_TYPE, language);
        }
        if (failure instanceof TypeMismatchException mismatch && mismatch.getPropertyName() != null) {
            return field(mismatch.getPropertyName(), FieldFault.WRONG_TYPE, language);
        }
        if (failure instanceof MissingServletRequestParameterException missing) {
            return field(missing.getParameterName(), FieldFault.REQUIRED, language);
        }
        if (failure instanceof MissingServletRequestPartException missing) {
            return field(missing.getRequestPartName(), FieldFault.REQUIRED, language);
        }
        if (failure instanceof MissingRequestHeaderException missing) {
            return field(missing.getHeaderName(), FieldFault.REQUIRED, language);
        }
        return null;
    }

    private static GoodsflowException field(String name, FieldFault fault, Locale language) {
        return GoodsflowException.invalid(List.of(fault.of(FieldNames.snakeCase(name), language)));
    }

    private static @Nullable GoodsflowException ofRequest(Throwable failure) {
        if (failure instanceof MaxUploadSizeExceededException tooLarge) {
            return tooLarge(tooLarge);
        }
        if (failure instanceof MultipartException) {
            return GoodsflowException.causedBy(failure, CommonError.MALFORMED_REQUEST);
        }
        if (failure instanceof InvalidParameterException parameters) {
            // Too many parameters, or one that is no UTF-8: the container finds out when somebody asks for the first.
            return GoodsflowException.causedBy(failure, StatusCodes.of(parameters.getErrorCode()));
        }
        if (failure instanceof HttpRequestMethodNotSupportedException method) {
            return new GoodsflowException(CommonError.METHOD_NOT_ALLOWED, method.getMethod());
        }
        if (failure instanceof HttpMediaTypeNotAcceptableException) {
            return new GoodsflowException(CommonError.NOT_ACCEPTABLE);
        }
        if (failure instanceof AsyncRequestTimeoutException) {
            return GoodsflowException.causedBy(failure, CommonError.DEPENDENCY_TIMEOUT, "The server");
        }
        if (failure instanceof ErrorResponse known) {
            return GoodsflowException.causedBy(
                    failure, StatusCodes.of(known.getStatusCode().value()));
        }
        return null;
    }

    private static GoodsflowException tooLarge(MaxUploadSizeExceededException failure) {
        long limit = failure.getMaxUploadSize();
        for (Throwable cause = failure; limit < 0 && cause != null; cause = cause.getCause()) {
            if (cause instanceof FileCountLimitExceededException tooMany) {
                return GoodsflowException.causedBy(failure, CommonError.TOO_MANY_PARTS, tooMany.getLimit());
            }
            if (cause instanceof SizeException size && isOfHeader(size)) {
                return GoodsflowException.causedBy(failure, CommonError.PART_HEADER_TOO_LARGE, size.getPermittedSize());
            }
            limit = cause instanceof SizeException size ? size.getPermittedSize() : limit;
        }
        return GoodsflowException.causedBy(
                failure, CommonError.BODY_TOO_LARGE, limit < 0 ? "?" : String.valueOf(limit));
    }

    /** Spring takes all that a form has too much of for bytes, and the container's type is the same; its text is not. */
    private static boolean isOfHeader(SizeException failure) {
        return String.valueOf(failure.getMessage()).startsWith("Header section");
    }

    /** Headers that belong to the refusal beside its body. */
    static @Nullable String allow(Throwable failure) {
        if (failure instanceof HttpRequestMethodNotSupportedException method
                && method.getSupportedHttpMethods() != null) {
            return String.join(
                    ", ",
                    method.getSupportedHttpMethods().stream()
                            .map(HttpMethod::name)
                            .sorted()
                            .toList());
        }
        return null;
    }
}
