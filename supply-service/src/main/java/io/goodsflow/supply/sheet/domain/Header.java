package io.goodsflow.supply.sheet.domain;

import java.util.ArrayList;
import java.util.EnumMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;

/**
 * The columns of one sheet: where each known column stands, in any order.
 *
 * <p>A sheet that carries both {@code error_code} and {@code error_message} is one of our own error sheets sent again;
 * its cells are restored from their neutralised form.
 */
public final class Header {
    private static final List<String> SPEC = List.of("spec:", "规格:");
    private static final List<String> ATTRIBUTE = List.of("attr:", "属性:");

    private final List<String> texts;
    private final Map<Column, Integer> columns = new EnumMap<>(Column.class);
    private final Map<String, String> specs = new LinkedHashMap<>();
    private final Map<String, String> attributes = new LinkedHashMap<>();
    private final Map<Integer, String> names = new TreeMap<>();
    private final List<String> warnings = new ArrayList<>();

    private Header(List<String> texts) {
        this.texts = List.copyOf(texts);
    }

    /** Reads row 1; nothing but a header with every required column once can be gone on with. */
    public static HeaderOutcome read(List<String> cells) {
        Header header = new Header(
                ownErrorSheet(cells) ? cells.stream().map(Neutral::restore).toList() : cells);
        String duplicate = header.place();
        List<String> missing = header.missing();
        if (!missing.isEmpty()) {
            return new HeaderOutcome.Missing(missing);
        }
        return duplicate == null ? new HeaderOutcome.Read(header) : new HeaderOutcome.Duplicate(duplicate);
    }

    /** Positions of all columns but those that an error sheet added. */
    public static List<Integer> positionsBesideErrors(List<String> texts) {
        return IntStream.range(0, texts.size())
                .filter(at -> Column.named(Text.header(texts.get(at)))
                        .filter(column -> column == Column.ERROR_CODE || column == Column.ERROR_MESSAGE)
                        .isEmpty())
                .boxed()
                .toList();
    }

    /** Header cells as they were, without their neutralised form. */
    public List<String> texts() {
        return texts;
    }

    /** Columns that are not read, in words. */
    public List<String> warnings() {
        return List.copyOf(warnings);
    }

    /** Whether the sheet is an error sheet of ours. */
    public boolean isErrorSheet() {
        return columns.containsKey(Column.ERROR_CODE) && columns.containsKey(Column.ERROR_MESSAGE);
    }

    @Nullable
    Integer at(Column column) {
        return columns.get(column);
    }

    /** Names of specs and the columns they stand in, such as {@code spec:Colour}. */
    Map<String, String> specs() {
        return specs;
    }

    /** Names of attributes and the columns they stand in, such as {@code attr:Material}. */
    Map<String, String> attributes() {
        return attributes;
    }

    /** Names of the columns that carry meaning, by their position. */
    Map<Integer, String> names() {
        return names;
    }

    private static boolean ownErrorSheet(List<String> cells) {
        List<String> names = cells.stream().map(Text::header).toList();
        return names.contains(Column.ERROR_CODE.code()) && names.contains(Column.ERROR_MESSAGE.code());
    }

    private @Nullable String place() {
        String duplicate = null;
        for (int at = 0; at < texts.size(); at++) {
            String text = Text.trim(texts.get(at));
            if (!text.isEmpty() && !placed(text, at) && duplicate == null) {
                duplicate = text;
            }
        }
        return duplicate;
    }

    /** False if the column stands elsewhere already. */
    private boolean placed(String text, int at) {
        String plain = Text.header(text);
        Column column = Column.named(plain).orElse(null);
        if (column != null) {
            if (column == Column.ITEM_ID || column == Column.BASE_PUBLISH_VERSION) {
                warnings.add("Column \"" + text + "\" is not used when products are created.");
            }
            if (column != Column.ERROR_CODE && column != Column.ERROR_MESSAGE) {
                names.put(at, column.code());
            }
            return columns.putIfAbsent(column, at) == null;
        }
        String spec = suffix(text, plain, SPEC);
        if (spec != null) {
            return putOnce(specs, spec, "spec:" + spec, at);
        }
        String attribute = suffix(text, plain, ATTRIBUTE);
        if (attribute != null) {
            return putOnce(attributes, attribute, "attr:" + attribute, at);
        }
        warnings.add("Column \"" + text + "\" is not known and was not read.");
        return true;
    }

    private boolean putOnce(Map<String, String> columnsByName, String name, String column, int at) {
        names.put(at, column);
        boolean taken = columnsByName.keySet().stream().anyMatch(name::equalsIgnoreCase);
        return !taken && columnsByName.putIfAbsent(name, column) == null;
    }

    private static @Nullable String suffix(String text, String plain, List<String> prefixes) {
        return prefixes.stream()
                .filter(prefix -> plain.startsWith(prefix))
                .map(prefix -> Text.trim(text.substring(prefix.length())))
                .filter(name -> !name.isEmpty())
                .findFirst()
                .orElse(null);
    }

    private List<String> missing() {
        return Stream.of(Column.values())
                .filter(Column::requiredOnCreate)
                .filter(column -> !columns.containsKey(column))
                .map(Column::code)
                .toList();
    }
}
