package io.goodsflow.devstack;

import java.nio.file.Path;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Properties;

/** Where a fleet lives and which ports it takes: environment before settings file before what is usual. */
public final class Settings {

    private static final int TEST_PORT_OFFSET = 10_000;

    /** Programs built a minute ago and run once gain nothing from a class archive, and writing it takes long. */
    private static final Map<String, String> OF_TEST_RUN = Map.of(Setting.CLASS_ARCHIVE.variable(), "no");

    private final Home home;
    private final int portOffset;
    private final Map<String, String> environment;
    private final Properties file;

    private Settings(Home home, int portOffset, Map<String, String> environment) {
        this.home = home;
        this.portOffset = portOffset;
        this.environment = environment;
        this.file = SettingsFile.load(home, portOffset);
    }

    /**
     * The fleet of {@code GOODSFLOW_HOME}, usually {@code ~/.goodsflow}. {@code GOODSFLOW_PORT_OFFSET} shifts the ports
     * that nothing else says, so those of a home without a settings file.
     */
    public static Settings ofFleet(Map<String, String> environment) {
        return new Settings(
                new Home(folder(environment, "GOODSFLOW_HOME", ".goodsflow")),
                offset(environment, "GOODSFLOW_PORT_OFFSET", 0),
                environment);
    }

    /**
     * The fleet of a test run, which must not disturb the other: the variables of that one do not count here, only
     * {@code GOODSFLOW_TEST_HOME} (usually {@code ~/.goodsflow-test}) and {@code GOODSFLOW_TEST_PORT_OFFSET}.
     */
    public static Settings ofTestRun(Map<String, String> environment) {
        return new Settings(
                new Home(folder(environment, "GOODSFLOW_TEST_HOME", ".goodsflow-test")),
                offset(environment, "GOODSFLOW_TEST_PORT_OFFSET", TEST_PORT_OFFSET),
                OF_TEST_RUN);
    }

    public Home home() {
        return home;
    }

    /** What a service, a test or a demo is told about this fleet. */
    public Map<String, String> asEnvironment() {
        Map<String, String> all = new LinkedHashMap<>();
        all.put("GOODSFLOW_HOME", home.root().toString());
        for (Setting setting : Setting.values()) {
            all.put(setting.variable(), value(setting));
        }
        all.put(Setting.NAMESRV_PORT.variable(), "127.0.0.1:" + port(Setting.NAMESRV_PORT));
        for (ServiceName service : ServiceName.values()) {
            all.put("GOODSFLOW_" + service.name() + "_URL", "http://127.0.0.1:" + port(service.port()));
        }
        all.put("GOODSFLOW_AUTH_URL", "http://127.0.0.1:" + port(Setting.GATEWAY_PORT));
        return all;
    }

    /** Where a service tells its health and its metrics. */
    public int managementPort(ServiceName service) {
        return port(service.managementPort());
    }

    void writeFile() {
        SettingsFile.writeIfMissing(home, portOffset);
    }

    String value(Setting setting) {
        String fromFile = file.getProperty(setting.key(), setting.standard(portOffset));
        String variable = environment.getOrDefault(setting.variable(), "");
        return (variable.isBlank() ? fromFile : variable).strip();
    }

    int port(Setting setting) {
        String value = value(setting);
        // The name server is told to clients as host:port; of that only the port is ours to choose.
        return number(setting.how(), value.substring(value.lastIndexOf(':') + 1));
    }

    boolean isOn(Setting setting) {
        String value = value(setting);
        if (!value.equals("yes") && !value.equals("no")) {
            throw new DevstackException(setting.how() + " must be yes or no, not \"" + value + "\".");
        }
        return value.equals("yes");
    }

    Credentials credentials() {
        return new Credentials(value(Setting.DB_USER), value(Setting.DB_PASSWORD));
    }

    private static int offset(Map<String, String> environment, String variable, int usual) {
        String offset = environment.getOrDefault(variable, "");
        return offset.isBlank() ? usual : number(variable, offset.strip());
    }

    private static int number(String name, String value) {
        try {
            return Integer.parseInt(value);
        } catch (NumberFormatException wrong) {
            throw new DevstackException(name + " must be a number, not \"" + value + "\".", wrong);
        }
    }

    private static Path folder(Map<String, String> environment, String variable, String inUserHome) {
        String named = environment.getOrDefault(variable, "");
        return named.isBlank() ? Path.of(System.getProperty("user.home"), inUserHome) : Path.of(named);
    }
}
