package io.goodsflow.gateway.problem;

import io.goodsflow.gateway.route.RoutedRequest;
import io.goodsflow.gateway.route.Rule;
import io.goodsflow.kernel.CommonError;
import io.goodsflow.kernel.ErrorCode;
import io.goodsflow.kernel.FieldError;
import io.goodsflow.kernel.GoodsflowException;
import io.netty.handler.timeout.ReadTimeoutException;
import java.io.IOException;
import java.net.ConnectException;
import java.net.NoRouteToHostException;
import java.net.UnknownHostException;
import java.util.List;
import java.util.concurrent.TimeoutException;
import org.jspecify.annotations.Nullable;
import org.springframework.core.codec.DecodingException;
import org.springframework.core.io.buffer.DataBufferLimitException;
import org.springframework.http.HttpStatus;
import org.springframework.security.authentication.AuthenticationServiceException;
import org.springframework.web.server.MethodNotAllowedException;
import org.springframework.web.server.ResponseStatusException;
import org.springframework.web.server.ServerWebExchange;
import reactor.netty.channel.AbortedException;
import tools.jackson.databind.exc.MismatchedInputException;
import tools.jackson.databind.exc.UnrecognizedPropertyException;

/** Says of every failure what the caller is told. The first cause that has a meaning decides. */
final class Failures {

    private Failures() {}

    static GoodsflowException refusalFor(ServerWebExchange exchange, Throwable failure) {
        GoodsflowException ofField = ofField(failure);
        if (ofField != null) {
            return ofField;
        }
        for (Throwable cause = failure; cause != null; cause = cause.getCause()) {
            GoodsflowException refusal = meaningOf(exchange, cause);
            if (refusal != null) {
                return refusal;
            }
        }
        return GoodsflowException.causedBy(failure, CommonError.INTERNAL);
    }

    /** A field of a body that is not known, or of another type; the bodies that the gateway itself reads are flat. */
    private static @Nullable GoodsflowException ofField(Throwable failure) {
        for (Throwable cause = failure; cause != null; cause = cause.getCause()) {
            if (cause instanceof UnrecognizedPropertyException unknown) {
                String field = unknown.getPropertyName();
                return GoodsflowException.invalid(
                        List.of(new FieldError(field, "field.unknown", field + " is not known", field + " 是未知字段")),
                        CommonError.UNKNOWN_FIELD,
                        field);
            }
            if (cause instanceof MismatchedInputException mismatch
                    && !mismatch.getPath().isEmpty()) {
                String field = String.valueOf(mismatch.getPath().get(0).getPropertyName());
                return GoodsflowException.invalid(List.of(new FieldError(
                        field, "field.wrong_type", field + " has the wrong type or format", field + " 的类型或格式不正确")));
            }
        }
        return null;
    }

    private static @Nullable GoodsflowException meaningOf(ServerWebExchange exchange, Throwable cause) {
        if (cause instanceof GoodsflowException refusal) {
            return refusal;
        }
        if (cause instanceof RequestBroken) {
            return GoodsflowException.causedBy(cause, CommonError.MALFORMED_REQUEST);
        }
        if (cause instanceof ResponseStatusException status) {
            return refusalFor(exchange, status);
        }
        if (cause instanceof DecodingException) {
            return GoodsflowException.causedBy(cause, CommonError.MALFORMED_REQUEST);
        }
        if (cause instanceof DataBufferLimitException) {
            return GoodsflowException.causedBy(cause, CommonError.BODY_TOO_LARGE, "?");
        }
        if (cause instanceof AuthenticationServiceException) {
            return GoodsflowException.causedBy(cause, CommonError.DEPENDENCY_DOWN, "The token issuer");
        }
        return ofTheCall(exchange, cause);
    }

    /** Failures of the call to the service: never sent, broken off, or not answered in time. */
    private static @Nullable GoodsflowException ofTheCall(ServerWebExchange exchange, Throwable cause) {
        if (cause instanceof ReadTimeoutException) {
            return naming(exchange, cause, GatewayError.TIMEOUT);
        }
        if (cause instanceof ConnectException
                || cause instanceof UnknownHostException
                || cause instanceof NoRouteToHostException
                || isPoolExhausted(cause)) {
            return naming(exchange, cause, GatewayError.SERVICE_UNAVAILABLE);
        }
        if (cause instanceof IOException || cause instanceof AbortedException) {
            return naming(exchange, cause, GatewayError.CONNECTION_LOST);
        }
        return null;
    }

    /** Reactor Netty keeps its pool's exceptions in a shaded package; a time-out of the pool means nothing was sent. */
    private static boolean isPoolExhausted(Throwable cause) {
        return cause instanceof TimeoutException
                || cause.getClass().getSimpleName().equals("PoolAcquirePendingLimitException");
    }

    private static GoodsflowException refusalFor(ServerWebExchange exchange, ResponseStatusException status) {
        HttpStatus known = HttpStatus.resolve(status.getStatusCode().value());
        if (status instanceof MethodNotAllowedException method) {
            return new GoodsflowException(CommonError.METHOD_NOT_ALLOWED, method.getHttpMethod());
        }
        return switch (known == null ? HttpStatus.INTERNAL_SERVER_ERROR : known) {
            case BAD_REQUEST -> GoodsflowException.causedBy(status, CommonError.MALFORMED_REQUEST);
            case NOT_FOUND -> new GoodsflowException(GatewayError.NO_ROUTE);
            case NOT_ACCEPTABLE -> new GoodsflowException(CommonError.NOT_ACCEPTABLE);
            case UNSUPPORTED_MEDIA_TYPE -> new GoodsflowException(CommonError.UNSUPPORTED_MEDIA_TYPE);
            case SERVICE_UNAVAILABLE -> naming(exchange, status, GatewayError.SERVICE_UNAVAILABLE);
            case GATEWAY_TIMEOUT -> naming(exchange, status, GatewayError.TIMEOUT);
            default -> GoodsflowException.causedBy(status, CommonError.INTERNAL);
        };
    }

    private static GoodsflowException naming(ServerWebExchange exchange, Throwable cause, ErrorCode reason) {
        Rule rule = RoutedRequest.ruleOf(exchange);
        String service = rule == null ? "The service" : rule.upstream().serviceName();
        return GoodsflowException.causedBy(cause, reason, service);
    }
}
