package io.goodsflow.product.draft.domain;

import io.goodsflow.kernel.FieldError;
import io.goodsflow.kernel.VisibleText;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/** What every product must keep, whatever its category. All violations are told at once. */
public final class ContentRules {

    static final int MAX_CATEGORY = 64;
    static final int MAX_TITLE = 128;
    static final int MAX_DESCRIPTION = 20_000;
    static final int MAX_BRAND = 128;
    static final int MAX_OUTER_ID = 128;
    static final int MAX_IMAGES = 50;
    static final int MAX_IMAGE_URL = 1_024;
    static final int MAX_ATTRIBUTES = 200;
    static final int MAX_ATTRIBUTE_NAME = 64;
    static final int MAX_ATTRIBUTE_VALUE = 1_024;

    private ContentRules() {}

    /** Empty if the proposal may become a product's content. */
    public static List<FieldError> violations(ProposedContent content) {
        return violations(content, false);
    }

    /** @param mayHaveNoSkus whether SKUs may be added later */
    public static List<FieldError> violations(ProposedContent content, boolean mayHaveNoSkus) {
        ContentViolations violations = new ContentViolations();
        violations.required("category", content.category(), MAX_CATEGORY);
        violations.required("title", content.title(), MAX_TITLE);
        violations.optional("description", content.description(), MAX_DESCRIPTION);
        violations.optional("brand", content.brand(), MAX_BRAND);
        violations.optional("outer_id", content.outerId(), MAX_OUTER_ID);
        violations.oneLine("title", content.title());
        violations.lines("description", content.description());
        violations.oneLine("brand", content.brand());
        violations.oneLine("outer_id", content.outerId());
        imageUrls(content.imageUrls(), violations);
        attributes(content.attributes(), violations);
        if (content.skus().isEmpty() && !mayHaveNoSkus) {
            violations.add("skus", "skus.required", "a product needs at least one SKU", "商品至少需要一个 SKU");
        }
        SkuRules.check(content.skus(), violations);
        return violations.all();
    }

    private static void imageUrls(List<@Nullable String> urls, ContentViolations violations) {
        if (!violations.bounded("image_urls", urls.size(), MAX_IMAGES)) {
            return;
        }
        for (int i = 0; i < urls.size(); i++) {
            String field = "image_urls[" + i + "]";
            String url = urls.get(i);
            violations.required(field, url, MAX_IMAGE_URL);
            if (url != null && !isWebAddress(url)) {
                violations.add(
                        field,
                        "image_urls.invalid",
                        field + " must be an http or https address",
                        field + " 必须是 http 或 https 地址");
            }
        }
    }

    /** Addresses are shown to browsers, never fetched here. */
    private static boolean isWebAddress(String url) {
        String lower = url.toLowerCase(Locale.ROOT);
        int hostFrom = lower.startsWith("https://") ? 8 : lower.startsWith("http://") ? 7 : -1;
        return hostFrom > 0
                && url.length() > hostFrom
                && "/?#".indexOf(url.charAt(hostFrom)) < 0
                && url.chars().noneMatch(c -> Character.isWhitespace(c) || Character.isISOControl(c));
    }

    private static void attributes(Map<String, @Nullable String> attributes, ContentViolations violations) {
        if (!violations.bounded("attributes", attributes.size(), MAX_ATTRIBUTES)) {
            return;
        }
        attributes.forEach((name, value) -> {
            if (name.isEmpty() || !VisibleText.isOneLine(name) || VisibleText.characters(name) > MAX_ATTRIBUTE_NAME) {
                violations.add(
                        "attributes",
                        "attributes.name_invalid",
                        "an attribute's name must have 1 to " + MAX_ATTRIBUTE_NAME + " characters, all of one line",
                        "属性名应为 1 至 " + MAX_ATTRIBUTE_NAME + " 个字符，且不含控制字符");
            } else if (ProposedContent.isSecondOfItsName(name)) {
                violations.add(
                        "attributes",
                        "attributes.name_twice",
                        "the attribute " + name.strip() + " is there twice",
                        "属性 " + name.strip() + " 重复");
            } else if (value == null) {
                violations.add(
                        "attributes." + name,
                        "attributes.required",
                        "the attribute " + name + " has no value",
                        "属性 " + name + " 没有值");
            } else if (value.codePointCount(0, value.length()) > MAX_ATTRIBUTE_VALUE) {
                violations.add(
                        "attributes." + name,
                        "attributes.too_long",
                        "the attribute " + name + " must have at most " + MAX_ATTRIBUTE_VALUE + " characters",
                        "属性 " + name + " 最多 " + MAX_ATTRIBUTE_VALUE + " 个字符");
            } else {
                violations.lines("attributes." + name, value);
            }
        });
    }
}
