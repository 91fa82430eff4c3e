package io.goodsflow.insight;

import tools.jackson.core.JacksonException;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;

/** A JSON log line as text; what is no such line stays as it is. */
final class LogLines {

    private static final JsonMapper JSON = JsonMapper.builder().build();
    private static final int LOGGER = 32;

    private LogLines() {}

    static String text(String line) {
        if (!line.startsWith("{")) {
            return line;
        }
        try {
            JsonNode tree = JSON.readTree(line);
            return tree.path("@timestamp").isMissingNode() ? line : text(tree);
        } catch (JacksonException halfWritten) {
            return line;
        }
    }

    private static String text(JsonNode line) {
        String trace = line.path("trace_id").asString("");
        String stack = line.path("error").path("stack_trace").asString("");
        return line.path("@timestamp").asString("") + " "
                + String.format("%-5s", line.path("log").path("level").asString("")) + " "
                + line.path("service").path("name").asString("")
                + (trace.isEmpty() ? "" : " " + trace)
                + " " + shortened(line.path("log").path("logger").asString(""))
                + ": " + line.path("message").asString("")
                + (stack.isEmpty() ? "" : "\n" + stack.stripTrailing());
    }

    private static String shortened(String logger) {
        return logger.length() <= LOGGER ? logger : logger.substring(logger.lastIndexOf('.') + 1);
    }
}
