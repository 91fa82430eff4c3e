package io.goodsflow.demo;

import tools.jackson.databind.JsonNode;

/** Where an import stands; counts are products. */
public record TaskState(String status, int total, int parsed, int succeeded, int failed, int skipped) {

    static TaskState of(JsonNode task) {
        return new TaskState(
                task.path("status").asString(""),
                task.path("total_count").asInt(0),
                task.path("parsed_count").asInt(0),
                task.path("success_count").asInt(0),
                task.path("failed_count").asInt(0),
                task.path("skipped_count").asInt(0));
    }

    /** In one line. */
    public String summary() {
        return status + ": " + parsed + " read, " + succeeded + " on sale, " + failed + " failed of " + total;
    }
}
