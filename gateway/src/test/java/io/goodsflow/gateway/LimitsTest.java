package io.goodsflow.gateway;

import static org.assertj.core.api.Assertions.assertThat;

import io.goodsflow.gateway.route.LimitsProperties;
import java.io.ByteArrayInputStream;
import java.io.InputStream;
import java.net.http.HttpRequest.BodyPublishers;
import java.net.http.HttpResponse;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.Test;
import org.springframework.beans.factory.annotation.Autowired;
import org.springframework.util.unit.DataSize;

class LimitsTest extends GatewayFixture {

    private static final int MEGABYTE = 1024 * 1024;

    @Autowired
    private LimitsProperties limits;

    @Test
    void theLimitsAreThoseOfTheDocumentation() {
        assertThat(limits.json().maxBody()).isEqualTo(DataSize.ofMegabytes(1));
        assertThat(limits.imports().maxBody()).isEqualTo(DataSize.ofMegabytes(51));
    }

    @Test
    void aBodyOfExactlyTheLimitPasses() {
        HttpResponse<String> answer =
                send(requestAs("admin", "/api/admin/products").POST(BodyPublishers.ofByteArray(new byte[MEGABYTE])));

        assertThat(answer.statusCode()).isEqualTo(200);
        assertThat(PRODUCT.seen().get(0).bodyBytes()).isEqualTo(MEGABYTE);
    }

    @Test
    void anAnnouncedBodyOverTheLimitNeverReachesTheService() {
        HttpResponse<String> answer = send(
                requestAs("admin", "/api/admin/products").POST(BodyPublishers.ofByteArray(new byte[MEGABYTE + 1])));

        assertTooLarge(answer);
        assertThat(PRODUCT.seen()).isEmpty();
    }

    @Test
    void aChunkedBodyOverTheLimitIsCutOffWhileItStreams() {
        HttpResponse<String> answer = send(requestAs("admin", "/api/admin/products")
                .POST(BodyPublishers.ofInputStream(() -> new ByteArrayInputStream(new byte[3 * MEGABYTE]))));

        assertTooLarge(answer);
        assertThat(PRODUCT.seen()).allMatch(seen -> seen.bodyBytes() < 0);
    }

    @Test
    void anImportOfFiftyMegabytesStreamsThrough() {
        long size = 50L * MEGABYTE;
        HttpResponse<String> answer = send(requestAs("merchant1", "/api/admin/supply/imports")
                .header("Content-Type", "multipart/form-data; boundary=x")
                .POST(BodyPublishers.ofInputStream(() -> new Zeroes(size))));

        assertThat(answer.statusCode()).isEqualTo(200);
        assertThat(SUPPLY.seen().get(0).bodyBytes()).isEqualTo(size);
    }

    @Test
    void anImportOverItsLimitIsCutOff() {
        HttpResponse<String> answer = send(requestAs("merchant1", "/api/admin/supply/imports")
                .POST(BodyPublishers.ofInputStream(() -> new Zeroes(53L * MEGABYTE))));

        assertTooLarge(answer);
        assertThat(SUPPLY.seen()).allMatch(seen -> seen.bodyBytes() < 0);
    }

    @Test
    void aLoginIsShort() {
        HttpResponse<String> answer = postJson("/auth/token", "{\"username\":\"" + "a".repeat(5000) + "\"}");

        assertTooLarge(answer);
    }

    @Test
    void aServiceThatDoesNotAnswerInTimeIsATimeOut() throws Exception {
        CountDownLatch letGo = new CountDownLatch(1);
        PRODUCT.behave(exchange -> {
            try {
                letGo.await(20, TimeUnit.SECONDS);
            } catch (InterruptedException e) {
                Thread.currentThread().interrupt();
            }
            exchange.close();
        });
        try {
            HttpResponse<String> answer = send(request("/api/products"));

            assertThat(answer.statusCode()).isEqualTo(504);
            assertThat(json(answer).get("code").asString()).isEqualTo("gateway.timeout");
            assertThat(json(answer).get("detail").asString()).startsWith("product-service");
        } finally {
            letGo.countDown();
        }
    }

    @Test
    void aServiceThatIsDownIsSaidToBeDownUntilItIsBackAndTheOthersWork() {
        QC.goDown();
        HttpResponse<String> down = send(requestAs("reviewer1", "/api/admin/qc/reviews"));
        HttpResponse<String> other = send(request("/api/products"));
        QC.comeBack();
        HttpResponse<String> back = send(requestAs("reviewer1", "/api/admin/qc/reviews"));

        assertThat(down.statusCode()).isEqualTo(503);
        assertThat(down.headers().firstValue("Content-Type")).contains("application/problem+json");
        assertThat(down.headers().firstValue("Retry-After")).isPresent();
        assertThat(json(down).get("code").asString()).isEqualTo("gateway.service_unavailable");
        assertThat(json(down).get("detail").asString()).startsWith("qc-service");
        assertThat(other.statusCode()).isEqualTo(200);
        assertThat(back.statusCode()).isEqualTo(200);
    }

    @Test
    void aServiceThatBreaksOffIsCalledOnlyOnce() {
        INVENTORY.behave(com.sun.net.httpserver.HttpExchange::close);

        HttpResponse<String> answer =
                send(requestAs("trade", "/api/trade/reservations").POST(BodyPublishers.ofString("{}")));

        assertThat(answer.statusCode()).isEqualTo(503);
        assertThat(json(answer).get("code").asString()).isEqualTo("gateway.connection_lost");
        assertThat(answer.headers().firstValue("Retry-After")).isPresent();
        assertThat(INVENTORY.seen()).hasSize(1);
    }

    @Test
    void aProblemOfAServicePassesUntouched() {
        PRODUCT.behave(exchange -> {
            byte[] problem = "{\"code\":\"product.not_found\"}".getBytes(java.nio.charset.StandardCharsets.UTF_8);
            exchange.getResponseHeaders().set("Content-Type", "application/problem+json");
            exchange.sendResponseHeaders(404, problem.length);
            exchange.getResponseBody().write(problem);
            exchange.close();
        });

        HttpResponse<String> answer = send(request("/api/products/1"));

        assertThat(answer.statusCode()).isEqualTo(404);
        assertThat(answer.body()).isEqualTo("{\"code\":\"product.not_found\"}");
    }

    static void assertTooLarge(HttpResponse<String> answer) {
        assertThat(answer.statusCode()).isEqualTo(413);
        assertThat(answer.headers().firstValue("Content-Type")).contains("application/problem+json");
        assertThat(json(answer).get("code").asString()).isEqualTo("gateway.body_too_large");
    }

    /** Many bytes without holding them. */
    private static final class Zeroes extends InputStream {

        private long left;

        Zeroes(long size) {
            left = size;
        }

        @Override
        public int read() {
            return left-- > 0 ? 0 : -1;
        }

        @Override
        public int read(byte[] target, int offset, int length) {
            if (left <= 0) {
                return -1;
            }
            int given = (int) Math.min(length, left);
            left -= given;
            return given;
        }
    }
}
