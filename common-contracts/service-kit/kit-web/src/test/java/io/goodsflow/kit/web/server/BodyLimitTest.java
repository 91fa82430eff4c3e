package io.goodsflow.kit.web.server;

import static org.assertj.core.api.Assertions.assertThat;

import io.goodsflow.kit.web.RunningService;
import java.io.ByteArrayInputStream;
import java.net.http.HttpRequest;
import java.nio.charset.StandardCharsets;
import org.junit.jupiter.api.Test;

class BodyLimitTest extends RunningService {

    private static final int LIMIT = 2048;

    @Test
    void aBodyUpToTheLimitIsRead() {
        assertThat(post("/api/open/things", bodyOf(LIMIT)).status()).isEqualTo(200);
    }

    @Test
    void aBodyThatTellsItsLengthIsRefusedAtOnce() {
        Answer answer = post("/api/open/things", bodyOf(LIMIT + 1));

        assertThat(answer.status()).isEqualTo(413);
        assertThat(answer.text("code")).isEqualTo("request.body_too_large");
        assertThat(answer.text("detail")).isEqualTo("The body is larger than 2048 bytes.");
    }

    @Test
    void aBodyOfUnknownLengthIsRefusedWhileItIsRead() {
        assertThat(chunked(bodyOf(LIMIT)).status()).isEqualTo(200);

        Answer answer = chunked(bodyOf(LIMIT + 1));
        assertThat(answer.status()).isEqualTo(413);
        assertThat(answer.text("code")).isEqualTo("request.body_too_large");
    }

    private Answer chunked(String body) {
        return send(to("/api/open/things")
                .header("Content-Type", "application/json")
                .POST(HttpRequest.BodyPublishers.ofInputStream(
                        () -> new ByteArrayInputStream(body.getBytes(StandardCharsets.UTF_8)))));
    }

    private static String bodyOf(int length) {
        String head = "{\"outer_id\":\"a\",\"price\":1";
        return head + " ".repeat(length - head.length() - 1) + "}";
    }
}
