package io.goodsflow.kit.web.problem;

import io.goodsflow.kernel.GoodsflowException;
import jakarta.servlet.RequestDispatcher;
import jakarta.servlet.http.HttpServletRequest;
import jakarta.servlet.http.HttpServletResponse;
import java.io.IOException;
import org.springframework.boot.webmvc.error.ErrorController;
import org.springframework.web.bind.annotation.RequestMapping;
import org.springframework.web.bind.annotation.RestController;

/** Takes the place of Boot's error page: what a filter or the container refused by a bare status. */
@RestController
class ProblemErrorController implements ErrorController {

    private final Problems problems;

    ProblemErrorController(Problems problems) {
        this.problems = problems;
    }

    @RequestMapping("${spring.web.error.path:${error.path:/error}}")
    void error(HttpServletRequest request, HttpServletResponse response) throws IOException {
        Object status = request.getAttribute(RequestDispatcher.ERROR_STATUS_CODE);
        Object failure = request.getAttribute(RequestDispatcher.ERROR_EXCEPTION);
        if (failure instanceof Throwable thrown) {
            problems.writeFailure(request, response, thrown);
        } else {
            // Asked for directly, without an error: there is no such page.
            problems.write(
                    request, response, new GoodsflowException(StatusCodes.of(status instanceof Integer n ? n : 404)));
        }
    }
}
