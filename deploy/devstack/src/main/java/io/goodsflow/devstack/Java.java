package io.goodsflow.devstack;

import java.nio.file.Path;

/** The Java that runs the launcher also runs what it starts. */
final class Java {

    private Java() {}

    static String program() {
        return Path.of(System.getProperty("java.home"), "bin", "java").toString();
    }
}
