package io.goodsflow.devstack;

import java.util.Locale;

/** The machines for which there are server binaries. */
enum Platform {
    LINUX_AMD64("linux", "linux-amd64"),
    MACOS_ARM64("osx", "darwin-arm64");

    private final String mariaDbFolder;
    private final String redisSuffix;

    Platform(String mariaDbFolder, String redisSuffix) {
        this.mariaDbFolder = mariaDbFolder;
        this.redisSuffix = redisSuffix;
    }

    static Platform current() {
        return of(System.getProperty("os.name"), System.getProperty("os.arch"));
    }

    static Platform of(String os, String arch) {
        String system = os.toLowerCase(Locale.ROOT);
        boolean amd64 = arch.equals("amd64") || arch.equals("x86_64");
        if (system.equals("linux") && amd64) {
            return LINUX_AMD64;
        }
        if (system.startsWith("mac") && arch.equals("aarch64")) {
            return MACOS_ARM64;
        }
        throw new DevstackException("There are no server binaries for " + os + " on " + arch
                + ". The fleet runs on Linux (amd64) and macOS (arm64).");
    }

    String mariaDbFolder() {
        return mariaDbFolder;
    }

    boolean isRedis(String entry) {
        return entry.startsWith("redis-server-") && entry.endsWith("-" + redisSuffix);
    }

    String label() {
        return name().toLowerCase(Locale.ROOT).replace('_', '-');
    }
}
