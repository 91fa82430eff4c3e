package io.goodsflow.product.draft.domain;

import io.goodsflow.product.template.domain.NaturalKey;
import java.text.Normalizer;
import java.util.List;

/**
 * The natural key of a product, hashed (architecture 2): the merchant and what the category's template names, else the
 * merchant's own id where given, else category, brand and title. Texts count as {@link KeyText} reads them.
 *
 * @param hex SHA-256, lower case, or the text of {@link #ofFacade}
 */
public record Fingerprint(String hex) {

    private static final String ATTRIBUTE = "attributes.";
    private static final String FACADE = "facade:";

    public static Fingerprint of(long merchantId, ProductContent content, NaturalKey key) {
        return key.isStandard() ? standard(merchantId, content) : named(merchantId, content, key);
    }

    /** Of a product of the admin facade: it has no natural key and is a duplicate of nothing (architecture 2). */
    public static Fingerprint ofFacade(long itemId) {
        return new Fingerprint(FACADE + itemId);
    }

    public boolean isOfFacade() {
        return hex.startsWith(FACADE);
    }

    /** As keys were made before width and unseen characters of an id were left out; rows of that time may hold it. */
    static Fingerprint former(long merchantId, ProductContent content) {
        String outerId = content.outerId();
        return outerId != null
                ? hashed("outer", merchantId, Normalizer.normalize(outerId, Normalizer.Form.NFC))
                : hashed(
                        "title",
                        merchantId,
                        content.categoryId(),
                        KeyText.formerlyAsRead(content.brand()),
                        KeyText.formerlyAsRead(content.title()));
    }

    private static Fingerprint standard(long merchantId, ProductContent content) {
        String outerId = KeyText.ofId(content.outerId());
        return outerId.isEmpty()
                ? hashed(
                        "title",
                        merchantId,
                        content.categoryId(),
                        KeyText.asRead(content.brand()),
                        KeyText.asRead(content.title()))
                : hashed("outer", merchantId, outerId);
    }

    private static Fingerprint named(long merchantId, ProductContent content, NaturalKey key) {
        return hashed(
                "template",
                merchantId,
                key.definedBy(),
                key.fields(),
                key.fields().stream().map(field -> text(content, field)).toList());
    }

    private static String text(ProductContent content, String field) {
        return switch (field) {
            case "outer_id" -> KeyText.ofId(content.outerId());
            case "category" -> Long.toString(content.categoryId());
            case "brand" -> KeyText.asRead(content.brand());
            case "title" -> KeyText.asRead(content.title());
            default -> KeyText.asRead(content.attributes().get(field.substring(ATTRIBUTE.length())));
        };
    }

    private static Fingerprint hashed(Object... key) {
        return new Fingerprint(Sha256.hex(CanonicalJson.of(List.of(key))));
    }
}
