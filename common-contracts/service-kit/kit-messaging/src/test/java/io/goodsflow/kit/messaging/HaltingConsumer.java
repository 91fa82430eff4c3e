package io.goodsflow.kit.messaging;

import java.io.File;
import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.CountDownLatch;
import org.springframework.boot.WebApplicationType;
import org.springframework.boot.builder.SpringApplicationBuilder;
import org.springframework.transaction.support.TransactionSynchronization;
import org.springframework.transaction.support.TransactionSynchronizationManager;

/** A process that dies like a killed one between the commit of its first batch and the acknowledgement. */
final class HaltingConsumer {

    private HaltingConsumer() {}

    /** Runs it to its end. */
    static int run(TestService.Settings settings, Path log) throws IOException, InterruptedException {
        List<String> command = new ArrayList<>(List.of(
                Path.of(System.getProperty("java.home"), "bin", "java").toString(),
                "-Xmx256m",
                "-XX:+UseSerialGC",
                "-XX:TieredStopAtLevel=1",
                "-Drocketmq.log.root=" + log.resolveSibling("rocketmq-logs"),
                "-cp",
                System.getProperty("surefire.test.class.path", System.getProperty("java.class.path")),
                HaltingConsumer.class.getName()));
        command.addAll(List.of(settings.arguments()));
        return new ProcessBuilder(command)
                .redirectErrorStream(true)
                .redirectOutput(new File(log.toString()))
                .start()
                .waitFor();
    }

    public static void main(String[] arguments) throws InterruptedException {
        Heard.onEveryBatch(
                () -> TransactionSynchronizationManager.registerSynchronization(new TransactionSynchronization() {
                    @Override
                    public void afterCommit() {
                        Runtime.getRuntime().halt(HaltingService.EXIT);
                    }
                }));
        new SpringApplicationBuilder(TestServiceConfiguration.class)
                .web(WebApplicationType.NONE)
                .run(arguments);
        new CountDownLatch(1).await();
    }
}
