package io.goodsflow.product.draft.domain;

import io.goodsflow.kernel.Money;
import io.goodsflow.kernel.VisibleText;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/** What the SKUs of one product must keep, each by itself and together. */
final class SkuRules {

    static final String DUPLICATE_SPECS = "product.duplicate_specs";
    static final String DUPLICATE_SKU_CODE = "product.duplicate_sku_code";

    static final int MAX_SKUS = 500;
    static final int MAX_SKU_CODE = 64;

    private final ContentViolations violations;
    private final Map<String, Integer> rowBySpecs = new HashMap<>();
    private final Map<String, Integer> rowByCode = new HashMap<>();

    private SkuRules(ContentViolations violations) {
        this.violations = violations;
    }

    static void check(List<ProposedContent.@Nullable Sku> skus, ContentViolations violations) {
        if (violations.bounded("skus", skus.size(), MAX_SKUS)) {
            SkuRules rules = new SkuRules(violations);
            for (int i = 0; i < skus.size(); i++) {
                rules.check(i, skus.get(i));
            }
        }
    }

    private void check(int row, ProposedContent.@Nullable Sku sku) {
        String path = "skus[" + row + "]";
        if (sku == null) {
            violations.add(path, "skus.required", path + " is required", path + " 不能为空");
            return;
        }
        violations.optional(path + ".sku_code", sku.skuCode(), MAX_SKU_CODE);
        violations.oneLine(path + ".sku_code", sku.skuCode());
        if (sku.price() < 0 || sku.price() > Money.MAX_FEN) {
            violations.add(
                    path + ".price",
                    "price.out_of_range",
                    path + ".price must be 0 to " + Money.MAX_FEN + " fen",
                    path + ".price 应在 0 至 " + Money.MAX_FEN + " 分之间");
        }
        if (specsAreSaid(path + ".specs", sku.specs())) {
            specs(path + ".specs", row, sku.settledSpecs());
        }
        String code = sku.skuCode();
        Integer other = code == null ? null : rowByCode.putIfAbsent(code, row);
        if (other != null) {
            violations.add(
                    path + ".sku_code",
                    DUPLICATE_SKU_CODE,
                    path + " has the same sku_code as skus[" + other + "]",
                    path + " 的 sku_code 与 skus[" + other + "] 相同");
        }
    }

    private boolean specsAreSaid(String path, Map<String, @Nullable String> specs) {
        boolean said = true;
        for (Map.Entry<String, @Nullable String> spec : specs.entrySet()) {
            if (spec.getKey().isEmpty()) {
                violations.add(path, "specs.name_required", path + " has a spec without a name", path + " 中有规格没有名称");
                said = false;
            } else if (ProposedContent.isSecondOfItsName(spec.getKey())) {
                violations.add(
                        path,
                        "specs.name_twice",
                        path + " has the spec " + spec.getKey().strip() + " twice",
                        path + " 中规格 " + spec.getKey().strip() + " 重复");
                said = false;
            } else if (spec.getValue() == null) {
                violations.add(
                        path + "." + spec.getKey(),
                        "specs.required",
                        "the spec " + spec.getKey() + " has no value",
                        "规格 " + spec.getKey() + " 没有值");
                said = false;
            } else if (!VisibleText.isOneLine(spec.getKey()) || !VisibleText.isOneLine(spec.getValue())) {
                violations.add(
                        path, "specs.control_character", path + " must have no control character", path + " 不能包含控制字符");
                said = false;
            }
        }
        return said;
    }

    private void specs(String path, int row, Specs specs) {
        if (specs.isTooLong()) {
            violations.add(
                    path,
                    "specs.too_long",
                    path + " must have at most " + Specs.MAX_CHARACTERS + " characters as JSON",
                    path + " 的 JSON 最多 " + Specs.MAX_CHARACTERS + " 个字符");
        }
        Integer other = rowBySpecs.putIfAbsent(specs.key(), row);
        if (other != null) {
            violations.add(
                    path,
                    DUPLICATE_SPECS,
                    path + " are the same as those of skus[" + other + "]",
                    path + " 与 skus[" + other + "] 的规格相同");
        }
    }
}
