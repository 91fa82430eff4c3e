package io.goodsflow.demo;

import java.io.FileDescriptor;
import java.io.FileOutputStream;
import java.io.PrintStream;
import java.net.URI;
import java.nio.charset.StandardCharsets;
import java.time.Duration;
import org.jspecify.annotations.Nullable;

/** Runs the demo; the exit code is 0 only if every proof held. */
public final class DemoMain {

    private static final String URL_VARIABLE = "GOODSFLOW_GATEWAY_URL";
    private static final String DEFAULT_URL = "http://127.0.0.1:8080";

    /** How long an event may take from one service to what a shopper sees. */
    private static final Duration EVENTS_ARRIVE_WITHIN = Duration.ofSeconds(60);

    private DemoMain() {}

    public static void main(String[] args) {
        // Product names are Chinese, whatever the terminal's locale says.
        PrintStream out = new PrintStream(new FileOutputStream(FileDescriptor.out), true, StandardCharsets.UTF_8);
        System.exit(run(System.getenv(URL_VARIABLE), out, EVENTS_ARRIVE_WITHIN));
    }

    /**
     * Runs the demo.
     *
     * @param url base URL of the gateway, the local one if null or blank
     * @return the exit code
     */
    public static int run(@Nullable String url, PrintStream out, Duration shortly) {
        Journal journal = new Journal(out);
        try {
            new Demo(GoodsflowClient.at(gateway(url)), journal, shortly).run();
            return 0;
        } catch (DemoFailed failure) {
            journal.failed(failure.reason());
            return 1;
        }
    }

    private static URI gateway(@Nullable String url) {
        String given = url == null || url.isBlank() ? DEFAULT_URL : url.replaceAll("/+$", "");
        try {
            URI gateway = URI.create(given);
            if (gateway.getScheme() != null && gateway.getHost() != null) {
                return gateway;
            }
        } catch (IllegalArgumentException malformed) {
            throw new DemoFailed(URL_VARIABLE + " is no URL: " + given, malformed);
        }
        throw new DemoFailed(URL_VARIABLE + " is no URL with scheme and host: " + given);
    }
}
