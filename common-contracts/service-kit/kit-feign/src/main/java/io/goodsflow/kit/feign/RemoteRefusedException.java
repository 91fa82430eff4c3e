package io.goodsflow.kit.feign;

import java.util.Map;
import org.jspecify.annotations.Nullable;

/** The other service answered with a 4xx problem: a definite no, nothing happened there. */
public class RemoteRefusedException extends RuntimeException {

    private static final long serialVersionUID = 1L;

    private final int status;
    private final String code;
    private final @Nullable String detail;
    private final transient Map<String, Object> properties;

    /**
     * @param properties all members of the problem body, snake_case
     */
    public RemoteRefusedException(int status, String code, @Nullable String detail, Map<String, Object> properties) {
        super(status + " " + code + (detail == null ? "" : ": " + detail));
        this.status = status;
        this.code = code;
        this.detail = detail;
        this.properties = Map.copyOf(properties);
    }

    public int status() {
        return status;
    }

    /** Stable code, for example {@code product.duplicate_item}. */
    public String code() {
        return code;
    }

    public @Nullable String detail() {
        return detail;
    }

    public Map<String, Object> properties() {
        return properties;
    }
}
