package io.goodsflow.kit.web.server;

import java.net.InetAddress;
import java.net.UnknownHostException;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;
import org.springframework.boot.EnvironmentPostProcessor;
import org.springframework.boot.SpringApplication;
import org.springframework.boot.actuate.autoconfigure.web.server.ManagementPortType;
import org.springframework.core.Ordered;
import org.springframework.core.env.ConfigurableEnvironment;
import org.springframework.core.env.Environment;
import org.springframework.core.env.MapPropertySource;
import org.springframework.core.env.Profiles;

/**
 * Settings that every service shares, weaker than any file, variable or argument. Under the profile {@code local} the
 * service listens on the loopback only, and refuses to start if told otherwise: its secrets are public there.
 */
class ServiceDefaults implements EnvironmentPostProcessor, Ordered {

    private static final String IDLE_CONNECTIONS = "jdk.httpclient.keepalive.timeout";
    /** Bounds of every histogram: few enough for any label, close enough for the 99th percentile. */
    private static final String BUCKETS = "5ms,10ms,25ms,50ms,100ms,250ms,500ms,1s,2500ms,5s,10s,30s";

    private static final String LOCAL = "local";
    private static final String LOOPBACK = "127.0.0.1";
    private static final String SERVER_ADDRESS = "server.address";
    private static final String MANAGEMENT_ADDRESS = "management.server.address";

    @Override
    public void postProcessEnvironment(ConfigurableEnvironment environment, SpringApplication application) {
        // Callers give up an idle connection before the server does (connection-timeout below): a request sent into a
        // closing connection would have an unknown outcome. The JDK reads this once, before its first client.
        if (System.getProperty(IDLE_CONNECTIONS) == null) {
            System.setProperty(IDLE_CONNECTIONS, "10");
        }
        environment.getPropertySources().addLast(new MapPropertySource("goodsflow service defaults", defaults()));
        if (environment.acceptsProfiles(Profiles.of(LOCAL))) {
            List<String> addresses = addressesOf(environment);
            Map<String, Object> loopback = new LinkedHashMap<>();
            addresses.forEach(name -> loopback.put(name, LOOPBACK));
            environment.getPropertySources().addLast(new MapPropertySource("goodsflow local defaults", loopback));
            addresses.forEach(name -> requireLoopback(environment, name));
        }
    }

    /** Boot refuses an address for the management where that has no port of its own. */
    private static List<String> addressesOf(Environment environment) {
        return ManagementPortType.get(environment) == ManagementPortType.DIFFERENT
                ? List.of(SERVER_ADDRESS, MANAGEMENT_ADDRESS)
                : List.of(SERVER_ADDRESS);
    }

    private static Map<String, Object> defaults() {
        Map<String, Object> defaults = new LinkedHashMap<>();
        defaults.put("server.shutdown", "graceful");
        defaults.put("spring.lifecycle.timeout-per-shutdown-phase", "20s");
        defaults.put("spring.threads.virtual.enabled", "true");
        defaults.put("spring.main.banner-mode", "off");
        defaults.put("spring.web.resources.add-mappings", "false");
        defaults.put("spring.mvc.problemdetails.enabled", "false");
        defaults.put("server.tomcat.connection-timeout", "20s");
        // Room for a file name of 255 characters, each of them up to four bytes.
        defaults.put("server.tomcat.max-part-header-size", "2KB");
        defaults.put("logging.pattern.correlation", "[%X{trace_id:-}] ");
        defaults.put("management.endpoints.web.exposure.include", "health,info,prometheus");
        defaults.put("management.endpoint.health.show-components", "always");
        defaults.put("management.metrics.tags.application", "${spring.application.name:service}");
        defaults.put("management.metrics.distribution.slo.http.server.requests", BUCKETS);
        defaults.put("management.metrics.distribution.slo.goodsflow", BUCKETS);
        defaults.put("goodsflow.auth-url", "${GOODSFLOW_AUTH_URL:http://127.0.0.1:8080}");
        defaults.put("goodsflow.security.jwks-uri", "${goodsflow.auth-url}/auth/jwks");
        return defaults;
    }

    private static void requireLoopback(Environment environment, String name) {
        String address = environment.getProperty(name);
        if (!isLoopback(address)) {
            throw new IllegalStateException("Under the profile local a service listens on the loopback only, but "
                    + name + " is " + address + ". Remove the setting, or the profile.");
        }
    }

    private static boolean isLoopback(@Nullable String address) {
        try {
            // An empty setting is the loopback to the JDK, but every address to the server.
            return address != null
                    && !address.isBlank()
                    && InetAddress.getByName(address).isLoopbackAddress();
        } catch (UnknownHostException e) {
            return false;
        }
    }

    /** After the files were read, so that the profiles they activate are known. */
    @Override
    public int getOrder() {
        return Ordered.LOWEST_PRECEDENCE;
    }
}
