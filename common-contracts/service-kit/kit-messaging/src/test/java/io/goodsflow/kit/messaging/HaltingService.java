package io.goodsflow.kit.messaging;

import java.io.File;
import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import org.springframework.boot.WebApplicationType;
import org.springframework.boot.builder.SpringApplicationBuilder;
import org.springframework.transaction.support.TransactionSynchronization;
import org.springframework.transaction.support.TransactionSynchronizationManager;

/** A process that dies like a killed one between the commit of its transaction and the end of its half message. */
final class HaltingService {

    static final int EXIT = 137;

    private HaltingService() {}

    /** Runs it to its end; it publishes one event with this key. */
    static int run(TestService.Settings settings, String key, Path log) throws IOException, InterruptedException {
        List<String> command = new ArrayList<>(List.of(
                Path.of(System.getProperty("java.home"), "bin", "java").toString(),
                "-Xmx256m",
                "-XX:+UseSerialGC",
                "-XX:TieredStopAtLevel=1",
                "-Drocketmq.log.root=" + log.resolveSibling("rocketmq-logs"),
                "-cp",
                System.getProperty("surefire.test.class.path", System.getProperty("java.class.path")),
                HaltingService.class.getName(),
                key));
        command.addAll(List.of(settings.withoutConsumers().arguments()));
        return new ProcessBuilder(command)
                .redirectErrorStream(true)
                .redirectOutput(new File(log.toString()))
                .start()
                .waitFor();
    }

    public static void main(String[] arguments) {
        String key = arguments[0];
        String[] properties = Arrays.copyOfRange(arguments, 1, arguments.length);
        TestService service = new TestService(new SpringApplicationBuilder(TestServiceConfiguration.class)
                .web(WebApplicationType.NONE)
                .run(properties));
        service.warm();
        OutgoingEvent event = service.happened(key, "committed by a process that died");
        service.bean(EventTransactions.class).publishing(event, () -> {
            service.write(key, event);
            TransactionSynchronizationManager.registerSynchronization(new TransactionSynchronization() {
                @Override
                public void afterCommit() {
                    Runtime.getRuntime().halt(EXIT);
                }
            });
            return key;
        });
    }
}
