package io.goodsflow.kernel;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/**
 * A refusal that reaches the caller as problem+json. Expected outcomes of a use case are sealed types; the web adapter
 * maps them to this once, at the edge.
 */
public class GoodsflowException extends RuntimeException {

    private static final long serialVersionUID = 1L;

    private final transient ErrorCode errorCode;
    private final transient Object[] arguments;
    private final transient Map<String, Object> properties = new LinkedHashMap<>();
    private final transient List<FieldError> fieldErrors;

    /**
     * @param errorCode the reason
     * @param arguments arguments of the message pattern
     */
    public GoodsflowException(ErrorCode errorCode, Object... arguments) {
        this(errorCode, List.of(), arguments, null);
    }

    private GoodsflowException(
            ErrorCode errorCode, List<FieldError> fieldErrors, Object[] arguments, @Nullable Throwable cause) {
        super(errorCode.code(), cause);
        this.errorCode = errorCode;
        this.arguments = arguments.clone();
        this.fieldErrors = List.copyOf(fieldErrors);
    }

    /** A 400 that lists its invalid fields. */
    public static GoodsflowException invalid(List<FieldError> errors) {
        return new GoodsflowException(CommonError.INVALID_REQUEST, errors, new Object[0], null);
    }

    /** A refusal of another code that also says which fields it is about. */
    public static GoodsflowException invalid(List<FieldError> errors, ErrorCode errorCode, Object... arguments) {
        return new GoodsflowException(errorCode, errors, arguments, null);
    }

    /** The same refusal, keeping the failure that led to it for the log. */
    public static GoodsflowException causedBy(Throwable cause, ErrorCode errorCode, Object... arguments) {
        return new GoodsflowException(errorCode, List.of(), arguments, cause);
    }

    /** Adds a member to the problem body, for example {@code current_version}; names are snake_case. */
    public GoodsflowException with(String name, Object value) {
        properties.put(name, value);
        return this;
    }

    public ErrorCode errorCode() {
        return errorCode;
    }

    public Object[] arguments() {
        return arguments.clone();
    }

    public Map<String, Object> properties() {
        return Map.copyOf(properties);
    }

    public List<FieldError> fieldErrors() {
        return fieldErrors;
    }
}
