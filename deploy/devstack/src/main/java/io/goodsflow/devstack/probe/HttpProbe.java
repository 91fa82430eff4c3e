package io.goodsflow.devstack.probe;

import java.io.IOException;
import java.net.HttpURLConnection;
import java.net.URL;

/** Whether a service says that it is ready to take requests. */
public final class HttpProbe {

    private static final int TIMEOUT_MILLIS = 2_000;

    private HttpProbe() {}

    public static boolean isReady(int managementPort) {
        try {
            URL url = new URL("http://127.0.0.1:" + managementPort + "/actuator/health/readiness");
            HttpURLConnection connection = (HttpURLConnection) url.openConnection();
            connection.setConnectTimeout(TIMEOUT_MILLIS);
            connection.setReadTimeout(TIMEOUT_MILLIS);
            try {
                return connection.getResponseCode() == HttpURLConnection.HTTP_OK;
            } finally {
                connection.disconnect();
            }
        } catch (IOException notYet) {
            return false;
        }
    }
}
