package io.goodsflow.devstack;

import java.nio.file.Path;
import java.util.HashMap;
import java.util.Map;

/** A home of its own on free ports, as a settings file or the environment would describe it. */
final class TestHome {

    private TestHome() {}

    static Map<String, String> environment(Path home) {
        Map<String, String> environment = new HashMap<>();
        environment.put("GOODSFLOW_HOME", home.toString());
        for (Setting setting : new Setting[] {
            Setting.MARIADB_PORT, Setting.REDIS_STATE_PORT, Setting.REDIS_CACHE_PORT, Setting.NAMESRV_PORT
        }) {
            environment.put(setting.variable(), Integer.toString(FreePorts.next()));
        }
        environment.put(Setting.BROKER_PORT.variable(), Integer.toString(FreePorts.broker()));
        return environment;
    }
}
