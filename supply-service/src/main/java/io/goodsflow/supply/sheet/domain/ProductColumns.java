package io.goodsflow.supply.sheet.domain;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;

/** The columns that describe the product and must be equal or empty in all its rows. */
final class ProductColumns {
    private static final int MAX_CATEGORY = 64;
    private static final int MAX_TITLE = 128;
    private static final int MAX_DESCRIPTION = 20_000;
    private static final int MAX_BRAND = 128;
    private static final int MAX_IMAGES = 50;
    private static final int MAX_IMAGE_URL = 1024;
    private static final int MAX_ATTRIBUTES = 200;
    private static final int MAX_ATTRIBUTE = 1024;

    private static final Pattern BETWEEN_IMAGES = Pattern.compile("[;\\r\\n]");
    private static final List<String> FIXED = Stream.of(
                    Column.CATEGORY, Column.TITLE, Column.DESCRIPTION, Column.BRAND, Column.IMAGE_URLS)
            .map(Column::code)
            .toList();

    private final Header header;
    private final Map<String, String> values = new HashMap<>();
    private final Set<String> unreadable = new HashSet<>(0);

    ProductColumns(Header header) {
        this.header = header;
    }

    /** The first column in which the row says something else. */
    Optional<String> differing(RowValues row) {
        return Stream.concat(FIXED.stream(), header.attributes().values().stream())
                .filter(name -> !row.get(name).isEmpty())
                .filter(name -> values.containsKey(name) && !row.get(name).equals(values.get(name)))
                .findFirst();
    }

    void take(RowValues row) {
        unreadable.addAll(row.unreadable());
        FIXED.forEach(name -> take(name, row.get(name)));
        header.attributes().values().forEach(name -> take(name, row.get(name)));
    }

    private void take(String name, String value) {
        if (!value.isEmpty()) {
            values.putIfAbsent(name, value);
        }
    }

    /** The product; what is wrong is added to problems, and the result is then meaningless. */
    Product read(String outerId, List<Product.Sku> skus, List<String> problems) {
        required(Column.CATEGORY, MAX_CATEGORY, problems);
        required(Column.TITLE, MAX_TITLE, problems);
        bounded(Column.DESCRIPTION, MAX_DESCRIPTION, problems);
        bounded(Column.BRAND, MAX_BRAND, problems);
        return new Product(
                outerId,
                value(Column.CATEGORY),
                value(Column.TITLE),
                optional(Column.DESCRIPTION),
                optional(Column.BRAND),
                images(problems),
                attributes(problems),
                List.copyOf(skus));
    }

    private String value(Column column) {
        return values.getOrDefault(column.code(), "");
    }

    private @Nullable String optional(Column column) {
        return values.get(column.code());
    }

    private void required(Column column, int max, List<String> problems) {
        if (value(column).isEmpty() && !unreadable.contains(column.code())) {
            problems.add(column.code() + " is required");
        }
        bounded(column, max, problems);
    }

    private void bounded(Column column, int max, List<String> problems) {
        if (Text.characters(value(column)) > max) {
            problems.add(column.code() + " is longer than " + max + " characters");
        }
    }

    private List<String> images(List<String> problems) {
        List<String> urls = new ArrayList<>();
        for (String part : BETWEEN_IMAGES.split(value(Column.IMAGE_URLS), -1)) {
            String url = Text.trim(part);
            if (!url.isEmpty()) {
                urls.add(url);
            }
        }
        if (urls.size() > MAX_IMAGES || urls.stream().anyMatch(url -> Text.characters(url) > MAX_IMAGE_URL)) {
            problems.add("image_urls has more than " + MAX_IMAGES + " addresses or one longer than " + MAX_IMAGE_URL
                    + " characters");
        }
        return urls;
    }

    private Map<String, String> attributes(List<String> problems) {
        Map<String, String> attributes = new LinkedHashMap<>();
        header.attributes().forEach((name, column) -> {
            String value = values.getOrDefault(column, "");
            if (!value.isEmpty()) {
                attributes.put(name, value);
            }
            if (Text.characters(value) > MAX_ATTRIBUTE) {
                problems.add(column + " is longer than " + MAX_ATTRIBUTE + " characters");
            }
        });
        if (attributes.size() > MAX_ATTRIBUTES) {
            problems.add("there are more than " + MAX_ATTRIBUTES + " attributes");
        }
        return attributes;
    }
}
