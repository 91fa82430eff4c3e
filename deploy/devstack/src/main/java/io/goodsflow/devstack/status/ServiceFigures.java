package io.goodsflow.devstack.status;

import io.goodsflow.devstack.probe.Actuator;
import java.util.Comparator;
import java.util.List;
import java.util.OptionalDouble;
import java.util.OptionalLong;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * What a service tells of itself.
 *
 * @param failing what it cannot do without and is not up
 * @param uptime seconds
 * @param outboxOpen empty, like all that follows, where the service has none or cannot tell now
 */
record ServiceFigures(
        String version,
        String commit,
        List<String> failing,
        OptionalLong uptime,
        OptionalLong outboxOpen,
        OptionalLong outboxOldestSeconds,
        OptionalLong deadLetters,
        List<Lag> consumers) {

    static final ServiceFigures NONE = unknown(List.of());

    /** Of one that lives and waits for a part that hangs; so would its metrics. */
    static final ServiceFigures WAITING = unknown(List.of("a part that hangs"));

    /** Components carry no details (their default), so what stands in front of a status is the component's name. */
    private static final Pattern NOT_UP =
            Pattern.compile("\"(\\w+)\":\\{(?:\"description\":\"[^\"]*\",)?" + "\"status\":\"(?!UP\"|UNKNOWN\")\\w+\"");

    private static final Pattern VERSION = Pattern.compile("\"version\":\"([^\"]*)\"");
    private static final Pattern COMMIT = Pattern.compile("\"commit\":\"([^\"]*)\"");

    private static ServiceFigures unknown(List<String> failing) {
        return new ServiceFigures(
                "",
                "",
                failing,
                OptionalLong.empty(),
                OptionalLong.empty(),
                OptionalLong.empty(),
                OptionalLong.empty(),
                List.of());
    }

    static ServiceFigures ask(Actuator service, Actuator.Answer serving) {
        String info = body(service, "info");
        Exposition metrics = Exposition.read(body(service, "prometheus"));
        return new ServiceFigures(
                first(VERSION, info),
                first(COMMIT, info),
                failing(serving),
                whole(metrics.value("process_uptime_seconds")),
                whole(metrics.value("goodsflow_outbox_open")),
                whole(metrics.value("goodsflow_outbox_oldest_seconds")),
                whole(metrics.value("goodsflow_dead_letters_parked")),
                metrics.named("goodsflow_consumer_lag").stream()
                        .map(Lag::of)
                        .sorted(Comparator.comparing(Lag::group))
                        .toList());
    }

    private static List<String> failing(Actuator.Answer serving) {
        return serving.isOk()
                ? List.of()
                : NOT_UP.matcher(serving.body())
                        .results()
                        .map(found -> found.group(1))
                        .toList();
    }

    private static String body(Actuator service, String path) {
        return service.get(path)
                .filter(Actuator.Answer::isOk)
                .map(Actuator.Answer::body)
                .orElse("");
    }

    private static String first(Pattern pattern, String text) {
        Matcher found = pattern.matcher(text);
        return found.find() ? found.group(1) : "";
    }

    private static OptionalLong whole(OptionalDouble value) {
        return value.isPresent() ? OptionalLong.of((long) value.getAsDouble()) : OptionalLong.empty();
    }

    /** How far one consumer group is behind; empty while the broker does not tell. */
    record Lag(String group, String topic, OptionalLong messages) {

        private static Lag of(Exposition.Sample sample) {
            OptionalDouble value =
                    Double.isFinite(sample.value()) ? OptionalDouble.of(sample.value()) : OptionalDouble.empty();
            return new Lag(sample.label("group"), sample.label("topic"), whole(value));
        }
    }
}
