package io.goodsflow.devstack;

import java.util.Arrays;
import java.util.List;

/**
 * A setting of the launcher, for whoever writes about it.
 *
 * @param key its name in the settings file
 * @param variable the environment variable that is stronger
 * @param standard what it is when nobody sets it
 * @param meaning what it is for
 */
public record LauncherSetting(String key, String variable, String standard, String meaning) {

    public static List<LauncherSetting> all() {
        return Arrays.stream(Setting.values())
                .map(setting ->
                        new LauncherSetting(setting.key(), setting.variable(), setting.standard(0), setting.meaning()))
                .toList();
    }
}
