package io.goodsflow.gateway;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.net.InetAddress;
import java.net.Socket;
import java.net.SocketException;
import java.nio.charset.StandardCharsets;
import java.time.Duration;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Requests that no client library would send. */
class RawRequestsTest extends GatewayFixture {

    private static final int PATIENCE_MILLIS = 30_000;

    @ParameterizedTest
    @ValueSource(ints = {9_000, 14_000, 100_000})
    void anAddressThatIsTooLongIs414(int length) throws Exception {
        String answer =
                send("GET /api/products?q=" + "a".repeat(length) + " HTTP/1.1\r\nHost: g\r\nConnection: close\r\n\r\n");

        assertProblem(answer, 414, "gateway.uri_too_long");
    }

    @ParameterizedTest
    @ValueSource(ints = {17_000, 25_000, 200_000})
    void headersThatAreTooLargeAre431(int size) throws Exception {
        String answer = send("GET /api/products HTTP/1.1\r\nHost: g\r\nConnection: close\r\nX-Big: " + "a".repeat(size)
                + "\r\n\r\n");

        assertProblem(answer, 431, "gateway.headers_too_large");
    }

    @Test
    void tooManyHeadersAre431() throws Exception {
        String answer = send("GET /api/products HTTP/1.1\r\nHost: g\r\nConnection: close\r\n"
                + "X-Many: 1\r\n".repeat(101) + "\r\n");

        assertProblem(answer, 431, "gateway.headers_too_large");
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "Content-Length: 5\r\nTransfer-Encoding: chunked",
                "Content-Length: 5\r\nContent-Length: 6",
                "Content-Length: -1",
                "Content-Length: 5, 6",
                "Transfer-Encoding : chunked",
                "Transfer-Encoding: chunked\r\nTransfer-Encoding: identity",
                "Transfer-Encoding: xchunked",
                "Transfer-Encoding: chunked, gzip",
                "No colon"
            })
    void aRequestWhoseEndTwoServersCouldSeeDifferentlyIsRefused(String headers) throws Exception {
        String body = "0\r\n\r\nGET /internal/drafts/1 HTTP/1.1\r\nHost: g\r\n\r\n";
        String answer = send("POST /auth/token HTTP/1.1\r\nHost: g\r\nContent-Type: application/json\r\n" + headers
                + "\r\n\r\n" + body);

        assertThat(answer).startsWith("HTTP/1.1 400 ").contains("application/problem+json");
        assertThat(answer.split("HTTP/1\\.1 ", -1))
                .as("one answer, then the end")
                .hasSize(2);
    }

    @ParameterizedTest
    @ValueSource(strings = {"complete nonsense", "GET  HTTP/1.1", "GET /a|b{}", "\u0016\u0003\u0001"})
    void whatIsNoRequestIsAProblem(String line) throws Exception {
        String answer = send(line + "\r\n\r\n");

        assertProblem(answer, 400, "gateway.request_refused");
        assertThat(answer)
                .as("the refusal itself, for want of a path")
                .containsPattern("\"instance\":\"urn:uuid:[0-9a-f-]{36}\"");
    }

    @ParameterizedTest
    @ValueSource(strings = {"/a|b{}", "/api/products/%zz", "/api/products?q={|}"})
    void whatFollowsAnAddressThatIsNoneIsNotRead(String address) throws Exception {
        String second = "GET /api/products HTTP/1.1\r\nHost: g\r\nConnection: close\r\n\r\n";
        String answer = send("GET " + address + " HTTP/1.1\r\nHost: g\r\n\r\n" + second);

        assertProblem(answer, 400, "gateway.request_refused");
        assertThat(answer.split("HTTP/1\\.1 ", -1))
                .as("one answer, then the end")
                .hasSize(2);
        assertThat(PRODUCT.seen()).isEmpty();
    }

    @Test
    void headersThatTrickleInAreNotWaitedFor() throws Exception {
        try (Socket slow = connect()) {
            OutputStream out = slow.getOutputStream();
            out.write("GET /api/products HTTP/1.1\r\nHost: g\r\n".getBytes(StandardCharsets.US_ASCII));
            // Answers, or the end, are waited for byte by byte: the gateway ends it, not this loop.
            slow.setSoTimeout(200);
            boolean ended = false;
            for (int i = 0; i < 150 && !ended; i++) {
                try {
                    out.write(("X-" + i + ": 1\r\n").getBytes(StandardCharsets.US_ASCII));
                    ended = slow.getInputStream().read() < 0;
                } catch (java.net.SocketTimeoutException stillOpen) {
                    ended = false;
                } catch (SocketException closed) {
                    ended = true;
                }
            }
            assertThat(ended).isTrue();
        }
        assertThat(PRODUCT.seen()).isEmpty();
    }

    @Test
    void aConnectionOfSeveralRequestsIsNotCutByTheTimeForOneHead() throws Exception {
        try (Socket kept = connect()) {
            for (int i = 0; i < 3; i++) {
                kept.getOutputStream()
                        .write("HEAD /auth/jwks HTTP/1.1\r\nHost: g\r\n\r\n".getBytes(StandardCharsets.US_ASCII));
                StringBuilder head = new StringBuilder();
                while (!head.toString().endsWith("\r\n\r\n")) {
                    int next = kept.getInputStream().read();
                    assertThat(next).isNotNegative();
                    head.append((char) next);
                }
                assertThat(head).startsWith("HTTP/1.1 200 ");
            }
        }
    }

    @Test
    void aRefusedRequestCannotGoOnSendingForEver() throws Exception {
        try (Socket endless = connect()) {
            OutputStream out = endless.getOutputStream();
            out.write("POST /api/admin/products HTTP/1.1\r\nHost: g\r\nTransfer-Encoding: chunked\r\n\r\n"
                    .getBytes(StandardCharsets.US_ASCII));
            byte[] chunk = ("10000\r\n" + "a".repeat(0x10000) + "\r\n").getBytes(StandardCharsets.US_ASCII);
            boolean ended = false;
            long until = System.nanoTime() + Duration.ofMillis(PATIENCE_MILLIS).toNanos();
            while (!ended && System.nanoTime() < until) {
                try {
                    out.write(chunk);
                } catch (SocketException closed) {
                    ended = true;
                }
            }
            assertThat(ended).isTrue();
        }
    }

    private Socket connect() throws IOException {
        Socket socket = new Socket(InetAddress.getLoopbackAddress(), port);
        socket.setSoTimeout(PATIENCE_MILLIS);
        return socket;
    }

    /** Everything that comes back until the gateway closes; the request asks it to. */
    private String send(String request) throws IOException {
        try (Socket socket = connect()) {
            try {
                socket.getOutputStream().write(request.getBytes(StandardCharsets.ISO_8859_1));
            } catch (SocketException refusedMeanwhile) {
                // The answer is there all the same.
            }
            return read(socket.getInputStream());
        }
    }

    private static String read(InputStream in) throws IOException {
        StringBuilder answer = new StringBuilder();
        try {
            for (int next = in.read(); next >= 0; next = in.read()) {
                answer.append((char) next);
            }
        } catch (SocketException reset) {
            // What came before it counts.
        }
        return answer.toString();
    }

    private static void assertProblem(String answer, int status, String code) {
        assertThat(answer).startsWith("HTTP/1.1 " + status + " ");
        assertThat(answer.toLowerCase(java.util.Locale.ROOT))
                .contains(
                        "content-type: application/problem+json", "x-content-type-options: nosniff", "x-request-id: ");
        assertThat(answer).contains("\"code\":\"" + code + "\"", "\"trace_id\":\"", "\"instance\":\"");
    }
}
