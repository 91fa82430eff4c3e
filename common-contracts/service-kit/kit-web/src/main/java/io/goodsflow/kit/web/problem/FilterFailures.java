package io.goodsflow.kit.web.problem;

import jakarta.servlet.FilterChain;
import jakarta.servlet.ServletException;
import jakarta.servlet.http.HttpServletRequest;
import jakarta.servlet.http.HttpServletResponse;
import java.io.IOException;
import org.springframework.web.filter.OncePerRequestFilter;

/** Catches what no controller advice sees: failures of filters, and of writing an answer. */
final class FilterFailures extends OncePerRequestFilter {

    private final Problems problems;

    FilterFailures(Problems problems) {
        this.problems = problems;
    }

    @Override
    protected void doFilterInternal(HttpServletRequest request, HttpServletResponse response, FilterChain chain)
            throws ServletException, IOException {
        try {
            chain.doFilter(request, response);
        } catch (RuntimeException | ServletException failure) {
            if (response.isCommitted()) {
                // Only a cut connection tells the caller that the rest is missing.
                throw failure;
            }
            problems.writeFailure(request, response, failure);
        }
    }
}
