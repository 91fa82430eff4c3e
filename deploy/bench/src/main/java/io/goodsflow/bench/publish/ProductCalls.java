package io.goodsflow.bench.publish;

import io.goodsflow.bench.measure.BenchFailed;
import io.goodsflow.bench.measure.Site;
import io.goodsflow.demo.Categories;
import io.goodsflow.demo.FreshProducts;
import io.goodsflow.demo.GoodsflowClient;
import io.goodsflow.product.contract.api.CreateDraftRequest;
import io.goodsflow.product.contract.api.DraftAnswer;
import io.goodsflow.product.contract.api.SubmitDraftAnswer;
import io.goodsflow.product.contract.api.SubmitDraftRequest;
import java.io.IOException;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpRequest.BodyPublishers;
import java.net.http.HttpResponse;
import java.net.http.HttpResponse.BodyHandlers;
import java.time.Duration;
import java.util.List;
import java.util.Map;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.PropertyNamingStrategies;
import tools.jackson.databind.json.JsonMapper;

/** product-service's interface for services (DraftApi), called as supply-service calls it. */
final class ProductCalls {

    private static final Duration PATIENCE = Duration.ofSeconds(70);
    private static final String DRAFTS = "/internal/product/drafts";

    private final Site site;
    private final HttpClient http =
            HttpClient.newBuilder().version(HttpClient.Version.HTTP_1_1).build();
    private final JsonMapper json = JsonMapper.builder()
            .propertyNamingStrategy(PropertyNamingStrategies.SNAKE_CASE)
            .build();
    private volatile String token = "";

    ProductCalls(Site site) {
        this.site = site;
        new Categories(GoodsflowClient.at(site.gateway())).ensure(List.of(FreshProducts.CATEGORY));
    }

    /** Asks for a new token; one is good for longer than a round. */
    void signIn() {
        JsonNode answer = post(
                URI.create(site.gateway() + "/auth/token"),
                Map.of("client_id", "supply-service", "client_secret", site.clientSecret()),
                JsonNode.class);
        token = answer.path("access_token").asString();
    }

    DraftAnswer create(CreateDraftRequest request) {
        return post(URI.create(site.product() + DRAFTS), request, DraftAnswer.class);
    }

    SubmitDraftAnswer submit(long draftId, SubmitDraftRequest request) {
        return post(URI.create(site.product() + DRAFTS + "/" + draftId + "/submit"), request, SubmitDraftAnswer.class);
    }

    private <T> T post(URI address, Object body, Class<T> type) {
        HttpRequest.Builder request = HttpRequest.newBuilder(address)
                .timeout(PATIENCE)
                .header("Content-Type", "application/json")
                .POST(BodyPublishers.ofByteArray(json.writeValueAsBytes(body)));
        if (!token.isEmpty()) {
            request.header("Authorization", "Bearer " + token);
        }
        try {
            HttpResponse<String> answer = http.send(request.build(), BodyHandlers.ofString());
            if (answer.statusCode() >= 300) {
                throw new BenchFailed(address + " answered " + answer.statusCode() + ": " + answer.body());
            }
            return json.readValue(answer.body(), type);
        } catch (IOException e) {
            throw new BenchFailed(address + " cannot be reached: " + e, e);
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
            throw new BenchFailed("Interrupted.", e);
        }
    }
}
