package io.goodsflow.kit.feign;

import static org.assertj.core.api.Assertions.assertThat;

import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse;
import org.junit.jupiter.api.Test;

/** What a failed call looks like from outside when nobody handled it. */
class EdgeOfCallsTest extends CallingService {

    @Test
    void atTheEdgeAnUnavailableServiceIsA503AndAnUnknownOutcomeA504() throws Exception {
        REMOTE.behaves(Remote.problem(503, "secret.inner_code"));
        HttpResponse<String> unavailable = through("GET");
        assertThat(unavailable.statusCode()).isEqualTo(503);
        assertThat(unavailable.headers().firstValue("Retry-After")).isPresent();
        assertThat(unavailable.body())
                .contains("\"code\":\"server.dependency_down\"", "shelf-service is not available now.")
                .doesNotContain("secret");

        REMOTE.behaves(REMOTE.silent());
        HttpResponse<String> unknown = through("POST");
        assertThat(unknown.statusCode()).isEqualTo(504);
        assertThat(unknown.body()).contains("\"code\":\"server.dependency_timeout\"");

        REMOTE.behaves(Remote.problem(403, "auth.forbidden"));
        assertThat(through("POST").statusCode()).isEqualTo(503);

        REMOTE.behaves(Remote.problem(409, "other.conflict"));
        HttpResponse<String> unhandled = through("POST");
        assertThat(unhandled.statusCode()).isEqualTo(500);
        assertThat(unhandled.body()).doesNotContain("other.conflict");
    }

    private HttpResponse<String> through(String method) throws Exception {
        return HttpClient.newHttpClient()
                .send(
                        HttpRequest.newBuilder(URI.create("http://127.0.0.1:" + port + "/api/through/1"))
                                .method(method, HttpRequest.BodyPublishers.noBody())
                                .build(),
                        HttpResponse.BodyHandlers.ofString());
    }
}
