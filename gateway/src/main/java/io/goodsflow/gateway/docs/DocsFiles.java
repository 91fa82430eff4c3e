package io.goodsflow.gateway.docs;

import io.goodsflow.gateway.problem.GatewayError;
import io.goodsflow.kernel.GoodsflowException;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.time.Duration;
import java.util.Map;
import java.util.Objects;
import java.util.Properties;
import org.jspecify.annotations.Nullable;
import org.springframework.core.io.ClassPathResource;
import org.springframework.http.CacheControl;
import org.springframework.http.MediaType;
import org.springframework.web.reactive.function.server.ServerResponse;
import reactor.core.publisher.Mono;

/** The page, the few files of the viewer that it needs, and the gateway's own document; no other file is served. */
final class DocsFiles {

    /**
     * The viewer sets styles in its markup and draws icons from data URLs; scripts come from here alone, and so does
     * everything that the page asks for.
     */
    private static final String POLICY = "default-src 'none'; script-src 'self'; style-src 'self' 'unsafe-inline'; "
            + "img-src 'self' data:; connect-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'";

    private static final String CONTENT_SECURITY_POLICY = "Content-Security-Policy";
    private static final MediaType SCRIPT = new MediaType("text", "javascript");
    private static final CacheControl A_WHILE = CacheControl.maxAge(Duration.ofHours(1));

    private final Map<String, File> assets;
    private final File page = new File(new ClassPathResource("docs/index.html"), MediaType.TEXT_HTML);
    private final File ownDocument = new File(new ClassPathResource("docs/gateway.json"), MediaType.APPLICATION_JSON);

    DocsFiles() {
        String viewer = "META-INF/resources/webjars/swagger-ui/" + viewerVersion() + "/";
        assets = Map.of(
                "docs.js",
                new File(new ClassPathResource("docs/docs.js"), SCRIPT),
                "swagger-ui.css",
                new File(new ClassPathResource(viewer + "swagger-ui.css"), new MediaType("text", "css")),
                "swagger-ui-bundle.js",
                new File(new ClassPathResource(viewer + "swagger-ui-bundle.js"), SCRIPT),
                "swagger-ui-standalone-preset.js",
                new File(new ClassPathResource(viewer + "swagger-ui-standalone-preset.js"), SCRIPT));
    }

    Mono<ServerResponse> page() {
        return send(page, CacheControl.noCache());
    }

    Mono<ServerResponse> asset(String name) {
        return send(assets.get(name), A_WHILE);
    }

    Mono<ServerResponse> ownDocument(boolean served) {
        return send(served ? ownDocument : null, CacheControl.noCache());
    }

    private static Mono<ServerResponse> send(@Nullable File file, CacheControl caching) {
        return file == null
                ? Mono.error(new GoodsflowException(GatewayError.NO_ROUTE))
                : ServerResponse.ok()
                        .contentType(file.type())
                        .cacheControl(caching)
                        .header(CONTENT_SECURITY_POLICY, POLICY)
                        .bodyValue(file.content());
    }

    private static String viewerVersion() {
        Properties build = new Properties();
        try (InputStream file =
                new ClassPathResource("META-INF/maven/org.webjars/swagger-ui/pom.properties").getInputStream()) {
            build.load(file);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
        return Objects.requireNonNull(build.getProperty("version"));
    }

    private record File(ClassPathResource content, MediaType type) {}
}
