package io.goodsflow.product.draft.domain;

import java.text.Normalizer;
import java.util.List;
import java.util.Locale;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;

/**
 * The natural key of a product, hashed (architecture 2): merchant and the merchant's own id where given, else merchant,
 * category, brand and title. The merchant's id is taken as it is, because {@code ab-1} and {@code AB-1} may be two
 * products to the merchant; brand and title are compared as people read them.
 *
 * @param hex SHA-256, lower case
 */
public record Fingerprint(String hex) {

    private static final Pattern BLANKS = Pattern.compile("\\s+", Pattern.UNICODE_CHARACTER_CLASS);

    public static Fingerprint of(long merchantId, ProductContent content) {
        String outerId = content.outerId();
        List<Object> key = outerId != null
                ? List.of("outer", merchantId, Normalizer.normalize(outerId, Normalizer.Form.NFC))
                : List.of("title", merchantId, content.categoryId(), asRead(content.brand()), asRead(content.title()));
        return new Fingerprint(Sha256.hex(CanonicalJson.of(key)));
    }

    private static String asRead(@Nullable String text) {
        String normal = Normalizer.normalize(text == null ? "" : text, Normalizer.Form.NFKC);
        return BLANKS.matcher(normal).replaceAll(" ").strip().toLowerCase(Locale.ROOT);
    }
}
