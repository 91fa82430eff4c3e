package io.goodsflow.devstack;

import java.io.IOException;
import java.io.StringReader;
import java.nio.file.Files;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.List;
import java.util.Properties;

/** The one file with the ports of a home, written with what is usual when there is none. */
final class SettingsFile {

    static final String NAME = "settings.properties";

    private SettingsFile() {}

    static Properties load(Home home, int portOffset) {
        Path path = home.root().resolve(NAME);
        try {
            Properties properties = new Properties();
            properties.load(new StringReader(Files.readString(path)));
            requireKnown(properties, path);
            return properties;
        } catch (NoSuchFileException none) {
            Properties usual = new Properties();
            Arrays.stream(Setting.values())
                    .forEach(setting -> usual.setProperty(setting.key(), setting.standard(portOffset)));
            return usual;
        } catch (IOException | IllegalArgumentException failure) {
            throw new DevstackException("Cannot read " + path + ": " + failure.getMessage() + ".", failure);
        }
    }

    static void writeIfMissing(Home home, int portOffset) {
        Path path = home.root().resolve(NAME);
        if (Files.exists(path)) {
            return;
        }
        StringBuilder text = new StringBuilder("# The settings of this fleet. An environment variable is stronger.\n");
        for (Setting setting : Setting.values()) {
            text.append("# ").append(setting.variable()).append('\n');
            text.append(setting.key())
                    .append('=')
                    .append(setting.standard(portOffset))
                    .append('\n');
        }
        try {
            Files.writeString(path, text);
        } catch (IOException failure) {
            throw new DevstackException("Cannot write " + path + ": " + failure + ".", failure);
        }
    }

    private static void requireKnown(Properties properties, Path path) {
        List<String> known = Arrays.stream(Setting.values()).map(Setting::key).toList();
        for (String key : properties.stringPropertyNames()) {
            if (!known.contains(key)) {
                throw new DevstackException(
                        path + " sets " + key + ", which is not known. Known are: " + String.join(", ", known) + ".");
            }
        }
    }
}
