package io.goodsflow.product.ownership.domain;

import java.util.List;
import java.util.regex.Pattern;

/**
 * The fields of a product as the history names them: {@code title}, {@code attributes.NAME}, {@code skus[ID].price}. A
 * rule may be wider than a field: {@code attributes} is all of them, {@code skus.price} the price of every SKU.
 */
public final class FieldPath {

    private static final String ATTRIBUTES = "attributes";
    private static final String PLAIN = "category|title|description|brand|outer_id|image_urls";
    private static final String OF_SKU = "(\\.(sku_code|specs|price))?";

    /** What can be said of a whole category. */
    private static final Pattern WIDE = Pattern.compile(PLAIN + "|attributes(\\.\\S.{0,63})?|skus" + OF_SKU);

    /** What can be said of one item. */
    private static final Pattern NARROW = Pattern.compile(WIDE.pattern() + "|skus\\[[1-9]\\d{0,15}]" + OF_SKU);

    private static final List<String> SKU_PARTS = List.of("sku_code", "specs", "price");
    private static final Pattern ONE_SKU = Pattern.compile("skus\\[\\d+]");

    private FieldPath() {}

    /** Whether a rule for all items of a category may name it. */
    public static boolean isOfCategory(String field) {
        return WIDE.matcher(field).matches();
    }

    /** Whether a rule for one item may name it. */
    public static boolean isOfItem(String field) {
        return NARROW.matcher(field).matches();
    }

    /** Whether the rule is about the field, or about something that the field is a part of, or that comes with it. */
    static boolean covers(String rule, String field) {
        return rule.equals(field)
                || wider(field).contains(rule)
                || parts(field).stream().anyMatch(part -> covers(rule, part));
    }

    /** What is said with the field and could be said alone: who adds or removes a SKU writes all that is in it. */
    static List<String> parts(String field) {
        return ONE_SKU.matcher(field).matches()
                ? SKU_PARTS.stream().map(part -> field + "." + part).toList()
                : List.of();
    }

    /** What the field is a part of, the narrowest first; without the field itself. */
    static List<String> wider(String field) {
        if (field.startsWith(ATTRIBUTES + ".")) {
            return List.of(ATTRIBUTES);
        }
        if (!field.startsWith("skus[")) {
            return field.startsWith("skus.") ? List.of("skus") : List.of();
        }
        String ofAll = ONE_SKU.matcher(field).replaceFirst("skus");
        return ofAll.equals("skus")
                ? List.of(ofAll)
                : List.of(field.substring(0, field.lastIndexOf('.')), ofAll, "skus");
    }
}
