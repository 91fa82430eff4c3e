package io.goodsflow.kit.web.security;

import io.goodsflow.kernel.CommonError;
import io.goodsflow.kernel.GoodsflowException;
import io.goodsflow.kit.web.problem.Problems;
import jakarta.servlet.http.HttpServletRequest;
import jakarta.servlet.http.HttpServletResponse;
import java.io.IOException;
import org.springframework.http.HttpHeaders;
import org.springframework.security.access.AccessDeniedException;
import org.springframework.security.authentication.AuthenticationServiceException;
import org.springframework.security.core.AuthenticationException;
import org.springframework.security.web.AuthenticationEntryPoint;
import org.springframework.security.web.access.AccessDeniedHandler;

/** 401 and 403 as problems; keys that could not be read are our trouble (503), not the caller's. */
final class Refusals implements AuthenticationEntryPoint, AccessDeniedHandler {

    private final Problems problems;

    Refusals(Problems problems) {
        this.problems = problems;
    }

    @Override
    public void commence(HttpServletRequest request, HttpServletResponse response, AuthenticationException failure)
            throws IOException {
        if (failure instanceof AuthenticationServiceException) {
            problems.write(
                    request,
                    response,
                    GoodsflowException.causedBy(failure, CommonError.DEPENDENCY_DOWN, "The token issuer"));
            return;
        }
        boolean missing = request.getHeader(HttpHeaders.AUTHORIZATION) == null;
        response.setHeader(HttpHeaders.WWW_AUTHENTICATE, missing ? "Bearer" : "Bearer error=\"invalid_token\"");
        problems.write(
                request,
                response,
                new GoodsflowException(missing ? CommonError.TOKEN_MISSING : CommonError.TOKEN_INVALID));
    }

    @Override
    public void handle(HttpServletRequest request, HttpServletResponse response, AccessDeniedException failure)
            throws IOException {
        problems.write(request, response, new GoodsflowException(CommonError.FORBIDDEN));
    }
}
