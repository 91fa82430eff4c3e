package io.goodsflow.supply.task;

import io.goodsflow.kit.test.TestTokens;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;

/** Calls the service as a client would. */
final class SupplyApi {
    private static final JsonMapper JSON = JsonMapper.builder().build();
    private static final String BOUNDARY = "----goodsflow-test";
    private final HttpClient http = HttpClient.newHttpClient();
    private final String base;
    private final @Nullable String token;

    SupplyApi(int port, @Nullable String token) {
        this.base = "http://127.0.0.1:" + port;
        this.token = token;
    }

    record Answer(int status, byte[] body) {
        JsonNode json() {
            return JSON.readTree(body);
        }

        String code() {
            return json().path("code").asString("");
        }
    }

    /** An upload under construction. */
    final class Upload {
        private final Map<String, String> fields = new LinkedHashMap<>();
        private final List<byte[]> files = new ArrayList<>();
        private @Nullable String key;

        Upload with(String name, String value) {
            fields.put(name, value);
            return this;
        }

        Upload file(byte[] bytes) {
            files.add(bytes);
            return this;
        }

        Upload key(String idempotencyKey) {
            key = idempotencyKey;
            return this;
        }

        Answer send() {
            HttpRequest.Builder request = request("/api/admin/supply/imports")
                    .header("Content-Type", "multipart/form-data; boundary=" + BOUNDARY)
                    .POST(HttpRequest.BodyPublishers.ofByteArray(multipart()));
            if (key != null) {
                request.header("Idempotency-Key", key);
            }
            return send(request);
        }

        private Answer send(HttpRequest.Builder request) {
            return SupplyApi.this.send(request);
        }

        private byte[] multipart() {
            ByteArrayOutputStream out = new ByteArrayOutputStream();
            fields.forEach((name, value) -> write(
                    out,
                    "--" + BOUNDARY + "\r\nContent-Disposition: form-data; name=\"" + name + "\"\r\n\r\n" + value
                            + "\r\n"));
            for (byte[] file : files) {
                write(
                        out,
                        "--" + BOUNDARY + "\r\nContent-Disposition: form-data; name=\"file\";"
                                + " filename=\"goods.xlsx\"\r\nContent-Type: application/octet-stream\r\n\r\n");
                out.writeBytes(file);
                write(out, "\r\n");
            }
            write(out, "--" + BOUNDARY + "--\r\n");
            return out.toByteArray();
        }
    }

    Upload upload() {
        return new Upload();
    }

    /** Imports a sheet for a merchant and answers the task id. */
    long imports(byte[] sheet, long merchantId) {
        Answer answer = upload().with("type", "CREATE")
                .with("merchant_id", Long.toString(merchantId))
                .file(sheet)
                .send();
        if (answer.status() != 202) {
            throw new AssertionError(answer.status() + " " + new String(answer.body(), StandardCharsets.UTF_8));
        }
        return answer.json().path("task_id").asLong();
    }

    JsonNode task(long taskId) {
        return get("/api/admin/supply/tasks/" + taskId).json();
    }

    String status(long taskId) {
        return task(taskId).path("status").asString();
    }

    JsonNode rows(long taskId) {
        return get("/api/admin/supply/tasks/" + taskId + "/items?page_size=200")
                .json()
                .path("items");
    }

    byte[] errorFile(long taskId) {
        return get("/api/admin/supply/tasks/" + taskId + "/error-file").body();
    }

    Answer get(String path) {
        return send(request(path).GET());
    }

    /** A write with a JSON body; key is null if there is none. */
    Answer write(String method, String path, String body, @Nullable String key) {
        HttpRequest.Builder request = request(path)
                .header("Content-Type", "application/json")
                .method(method, HttpRequest.BodyPublishers.ofString(body));
        return send(key == null ? request : request.header("Idempotency-Key", key));
    }

    private HttpRequest.Builder request(String path) {
        HttpRequest.Builder request = HttpRequest.newBuilder(URI.create(base + path));
        return token == null ? request : request.header("Authorization", TestTokens.bearer(token));
    }

    private Answer send(HttpRequest.Builder request) {
        try {
            HttpResponse<byte[]> response = http.send(request.build(), HttpResponse.BodyHandlers.ofByteArray());
            return new Answer(response.statusCode(), response.body());
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
            throw new IllegalStateException(e);
        }
    }

    private static void write(ByteArrayOutputStream out, String text) {
        out.writeBytes(text.getBytes(StandardCharsets.UTF_8));
    }
}
