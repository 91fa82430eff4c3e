package io.goodsflow.devstack;

import com.sun.net.httpserver.HttpServer;
import java.io.IOException;
import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.concurrent.locks.LockSupport;
import java.util.jar.Attributes;
import java.util.jar.JarEntry;
import java.util.jar.JarOutputStream;
import java.util.jar.Manifest;

/** Behaves like a boot jar as far as the launcher can see: lays itself out when told to, and says it is ready. */
public final class FakeService {

    private static final String CLASS_FILE = FakeService.class.getName().replace('.', '/') + ".class";

    private FakeService() {}

    public static void main(String[] args) throws IOException {
        if (args.length == 3 && args[0].equals("extract")) {
            Path self = Path.of(System.getProperty("java.class.path"));
            Files.copy(self, Path.of(args[2]).resolve(self.getFileName()));
            return;
        }
        int port = Integer.parseInt(System.getenv("GOODSFLOW_QC_MANAGEMENT_PORT"));
        HttpServer server = HttpServer.create(new InetSocketAddress(InetAddress.getLoopbackAddress(), port), 0);
        server.createContext("/actuator/health/readiness", exchange -> {
            exchange.sendResponseHeaders(200, -1);
            exchange.close();
        });
        server.start();
        if (System.getenv("FAKE_SERVICE_NEVER_ENDS") != null) {
            Runtime.getRuntime().addShutdownHook(new Thread(() -> {
                while (true) {
                    LockSupport.park();
                }
            }));
        }
        System.out.println("profile " + System.getenv("SPRING_PROFILES_ACTIVE"));
        System.out.println("database at " + System.getenv("GOODSFLOW_MARIADB_PORT"));
    }

    static void writeJar(Path jar) throws IOException {
        Manifest manifest = new Manifest();
        manifest.getMainAttributes().put(Attributes.Name.MANIFEST_VERSION, "1.0");
        manifest.getMainAttributes().put(Attributes.Name.MAIN_CLASS, FakeService.class.getName());
        try (JarOutputStream out = new JarOutputStream(Files.newOutputStream(jar), manifest);
                var bytes = FakeService.class.getClassLoader().getResourceAsStream(CLASS_FILE)) {
            out.putNextEntry(new JarEntry(CLASS_FILE));
            if (bytes != null) {
                bytes.transferTo(out);
            }
        }
    }
}
