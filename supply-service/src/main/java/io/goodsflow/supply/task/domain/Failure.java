package io.goodsflow.supply.task.domain;

/**
 * Why a row or a task failed.
 *
 * @param code stable dotted code
 * @param message for a person, cut to what the table holds
 */
public record Failure(String code, String message) {
    private static final int MAX_MESSAGE = 1024;
    private static final int MAX_CODE = 64;

    public Failure {
        code = cut(code, MAX_CODE);
        message = cut(message, MAX_MESSAGE);
    }

    private static String cut(String text, int max) {
        return text.length() > max ? text.substring(0, max) : text;
    }
}
