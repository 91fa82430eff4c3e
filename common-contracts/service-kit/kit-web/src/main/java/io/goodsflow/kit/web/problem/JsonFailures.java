package io.goodsflow.kit.web.problem;

import io.goodsflow.kernel.CommonError;
import io.goodsflow.kernel.FieldError;
import io.goodsflow.kernel.GoodsflowException;
import java.util.List;
import java.util.Locale;
import org.springframework.http.converter.HttpMessageNotReadableException;
import tools.jackson.core.JacksonException;
import tools.jackson.core.exc.InputCoercionException;
import tools.jackson.databind.DatabindException;
import tools.jackson.databind.exc.MismatchedInputException;
import tools.jackson.databind.exc.UnrecognizedPropertyException;

/** What was wrong with a JSON body, told by field and never by Jackson's text, which names classes. */
final class JsonFailures {

    private JsonFailures() {}

    static GoodsflowException of(HttpMessageNotReadableException failure, Locale language) {
        for (Throwable cause = failure.getCause(); cause != null; cause = cause.getCause()) {
            if (cause instanceof GoodsflowException refusal) {
                return refusal;
            }
        }
        Throwable cause = failure.getCause();
        if (cause instanceof UnrecognizedPropertyException unknown) {
            String field = FieldNames.of(unknown.getPath());
            return refusal(CommonError.UNKNOWN_FIELD, FieldFault.UNKNOWN.of(field, language), field);
        }
        if (cause instanceof JacksonException mismatch && isOfOneField(mismatch)) {
            String field = FieldNames.of(mismatch.getPath());
            return GoodsflowException.invalid(List.of(faultOf(mismatch).of(field, language)));
        }
        return GoodsflowException.causedBy(failure, CommonError.MALFORMED_REQUEST);
    }

    private static GoodsflowException refusal(CommonError code, FieldError error, String field) {
        return GoodsflowException.invalid(List.of(error), code, field);
    }

    /** A number beyond its type's range is the only failure of reading, not of binding, that one field is to blame for. */
    private static boolean isOfOneField(JacksonException failure) {
        return !failure.getPath().isEmpty()
                && (failure instanceof DatabindException || failure instanceof InputCoercionException);
    }

    private static FieldFault faultOf(JacksonException mismatch) {
        if (mismatch instanceof InputCoercionException) {
            return FieldFault.WRONG_TYPE;
        }
        if (!(mismatch instanceof MismatchedInputException input)) {
            return FieldFault.INVALID;
        }
        String message = String.valueOf(input.getOriginalMessage());
        boolean nullForPrimitive = input.getTargetType() != null
                && input.getTargetType().isPrimitive()
                && message.startsWith("Cannot map `null`");
        return nullForPrimitive || message.startsWith("Missing required creator property")
                ? FieldFault.REQUIRED
                : FieldFault.WRONG_TYPE;
    }
}
