package io.goodsflow.devstack.probe;

import java.io.IOException;
import java.io.InputStream;
import java.net.HttpURLConnection;
import java.net.URL;
import java.nio.charset.StandardCharsets;
import java.util.Optional;

/** What a service tells at its management port, with a bound on every wait and every body. */
public record Actuator(int managementPort) {

    private static final int TIMEOUT_MILLIS = 4_000;
    private static final int MAX_BODY = 4 * 1024 * 1024;

    /** @param path below /actuator, without a slash; empty if nothing answers in time */
    public Optional<Answer> get(String path) {
        try {
            URL url = new URL("http://127.0.0.1:" + managementPort + "/actuator/" + path);
            HttpURLConnection connection = (HttpURLConnection) url.openConnection();
            connection.setConnectTimeout(TIMEOUT_MILLIS);
            connection.setReadTimeout(TIMEOUT_MILLIS);
            try {
                int status = connection.getResponseCode();
                return Optional.of(new Answer(status, text(connection, status)));
            } finally {
                connection.disconnect();
            }
        } catch (IOException silent) {
            return Optional.empty();
        }
    }

    private static String text(HttpURLConnection connection, int status) throws IOException {
        try (InputStream in = status < HttpURLConnection.HTTP_BAD_REQUEST
                ? connection.getInputStream()
                : connection.getErrorStream()) {
            return in == null ? "" : new String(in.readNBytes(MAX_BODY), StandardCharsets.UTF_8);
        }
    }

    /** One answer, whatever its status. */
    public record Answer(int status, String body) {

        public boolean isOk() {
            return status == HttpURLConnection.HTTP_OK;
        }
    }
}
