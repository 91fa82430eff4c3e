package io.goodsflow.kit.files;

import java.util.regex.Pattern;

/**
 * The one form of a key: one to eight plain names, parted by slashes. No name starts with a dot, so no key can leave the
 * folder or meet a file in the making; no letter case is lost on file systems that ignore it, because keys are made in
 * lower case.
 */
final class FileKey {

    private static final int MAX_LENGTH = 255;
    private static final String NAME = "[A-Za-z0-9_-][A-Za-z0-9._-]{0,127}";
    private static final Pattern KEY = Pattern.compile(NAME + "(/" + NAME + "){0,7}");
    private static final Pattern FOLDER = Pattern.compile("[a-z0-9][a-z0-9_-]{0,63}");
    private static final Pattern EXTENSION = Pattern.compile("[a-z0-9]{1,16}");

    private FileKey() {}

    static String checked(String key) {
        if (key.length() > MAX_LENGTH || !KEY.matcher(key).matches()) {
            throw new IllegalArgumentException("not a file key");
        }
        return key;
    }

    static String of(String folder, String day, String name, String extension) {
        if (!FOLDER.matcher(folder).matches() || !EXTENSION.matcher(extension).matches()) {
            throw new IllegalArgumentException("not a plain folder name or extension");
        }
        return folder + "/" + day + "/" + name + "." + extension;
    }
}
