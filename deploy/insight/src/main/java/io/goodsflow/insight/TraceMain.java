package io.goodsflow.insight;

import java.io.IOException;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.List;

/** {@code TraceMain <folder> <trace id>}: the trace as a tree; ends with 1 if no span of it is known. */
public final class TraceMain {

    private TraceMain() {}

    public static void main(String[] args) throws IOException {
        PrintStream out = new PrintStream(System.out, true, StandardCharsets.UTF_8);
        if (args.length != 2 || !args[1].matches("[0-9a-f]{32}")) {
            System.err.println(
                    "A trace id is 32 hex digits: the header X-Trace-Id or trace_id of a problem or log line.");
            System.exit(2);
        }
        List<Span> spans = new SpanFiles(Path.of(args[0])).ofTrace(args[1]);
        if (spans.isEmpty()) {
            System.err.println("No span of " + args[1] + " is known. Spans are written a second after they end, and old"
                    + " ones make room for new ones.");
            System.exit(1);
        }
        new TraceTree(spans).lines().forEach(out::println);
    }
}
