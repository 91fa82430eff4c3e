package io.goodsflow.kit.web.problem;

import io.goodsflow.kernel.CommonError;
import io.goodsflow.kernel.ErrorCode;
import java.util.Map;

/** The code for a refusal of which only the status is known. */
final class StatusCodes {

    private static final Map<Integer, ErrorCode> KNOWN = Map.of(
            400, CommonError.MALFORMED_REQUEST,
            401, CommonError.TOKEN_INVALID,
            403, CommonError.FORBIDDEN,
            404, CommonError.NOT_FOUND,
            406, CommonError.NOT_ACCEPTABLE,
            409, CommonError.CONFLICT,
            415, CommonError.UNSUPPORTED_MEDIA_TYPE,
            429, CommonError.TOO_MANY_REQUESTS);

    private StatusCodes() {}

    static ErrorCode of(int status) {
        ErrorCode known = KNOWN.get(status);
        if (known != null) {
            return known;
        }
        return status >= 400 && status < 500 ? new Other(status) : CommonError.INTERNAL;
    }

    /** A rare status keeps its number under the general code. */
    private record Other(int status) implements ErrorCode {
        @Override
        public String code() {
            return CommonError.INVALID_REQUEST.code();
        }

        @Override
        public String english() {
            return CommonError.INVALID_REQUEST.english();
        }

        @Override
        public String chinese() {
            return CommonError.INVALID_REQUEST.chinese();
        }
    }
}
