package io.goodsflow.kit.web.server;

import static org.assertj.core.api.Assertions.assertThat;

import io.goodsflow.kit.web.RunningService;
import java.io.IOException;
import java.net.Socket;
import java.nio.charset.StandardCharsets;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** What the container refuses before any filter runs; no client library sends such requests, so a socket does. */
class ContainerProblemsTest extends RunningService {

    @ParameterizedTest
    @ValueSource(
            strings = {
                "GET /api/open/me?x=[ HTTP/1.1\r\nHost: x\r\n",
                "GET /api/open/me HTTP/1.1\r\n",
                "GET /api/%00/me HTTP/1.1\r\nHost: x\r\n",
                "POST /api/open/things HTTP/1.1\r\nHost: x\r\nContent-Length: -5\r\n"
            })
    void aMalformedRequestIsAProblemToo(String head) throws IOException {
        String answer = raw(head + "Connection: close\r\n\r\n");

        assertThat(answer)
                .startsWith("HTTP/1.1 400")
                .contains("application/problem+json", "\"code\":\"request.malformed\"");
        assertThat(answer.toLowerCase()).doesNotContain("<html", "tomcat", "exception");
    }

    private String raw(String request) throws IOException {
        try (Socket socket = new Socket("127.0.0.1", port)) {
            socket.setSoTimeout(10_000);
            socket.getOutputStream().write(request.getBytes(StandardCharsets.ISO_8859_1));
            return new String(socket.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
        }
    }
}
