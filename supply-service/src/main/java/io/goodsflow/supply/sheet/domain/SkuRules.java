package io.goodsflow.supply.sheet.domain;

import io.goodsflow.kernel.Money;
import java.math.BigDecimal;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.regex.Pattern;

/** The rules of the columns that belong to one SKU (api.md, "The import sheet"). */
final class SkuRules {
    private static final int MAX_SKU_CODE = 64;
    private static final int MAX_SPECS = 255;
    private static final long MAX_STOCK = Integer.MAX_VALUE;
    private static final Pattern DECIMAL = Pattern.compile("-?[0-9]{1,18}(\\.[0-9]{1,20})?");
    private static final Pattern WHOLE = Pattern.compile("-?[0-9]{1,18}");

    private SkuRules() {}

    /** Reads a SKU; what is wrong is added to problems and the figure is then meaningless. */
    static Product.Sku read(RowValues row, Header header, List<String> problems) {
        String code = row.get(Column.SKU_CODE);
        if (Text.characters(code) > MAX_SKU_CODE) {
            problems.add("sku_code is longer than " + MAX_SKU_CODE + " characters");
        }
        Map<String, String> specs = specs(row, header, problems);
        checkMode(row.get(Column.INVENTORY_MODE), problems);
        return new Product.Sku(
                code.isEmpty() ? null : code,
                specs,
                row.unreadable(Column.PRICE) ? 0 : price(row.get(Column.PRICE), problems),
                stock(row.get(Column.STOCK), problems));
    }

    private static Map<String, String> specs(RowValues row, Header header, List<String> problems) {
        Map<String, String> specs = new LinkedHashMap<>();
        int length = 2;
        for (Map.Entry<String, String> spec : header.specs().entrySet()) {
            String value = row.get(spec.getValue());
            if (!value.isEmpty()) {
                specs.put(spec.getKey(), value);
                length += Text.characters(spec.getKey()) + Text.characters(value) + 6;
            }
        }
        if (length > MAX_SPECS) {
            problems.add("the specs are longer than " + MAX_SPECS + " characters together");
        }
        return specs;
    }

    private static void checkMode(String mode, List<String> problems) {
        switch (mode.toUpperCase(Locale.ROOT)) {
            case "", "QTY" -> {}
            case "SYS_GEN", "EXT_POOL" -> problems.add("inventory_mode " + mode + " cannot be imported yet");
            default -> problems.add("inventory_mode must be QTY, SYS_GEN or EXT_POOL");
        }
    }

    private static long price(String text, List<String> problems) {
        if (text.isEmpty()) {
            problems.add("price is required");
            return 0;
        }
        if (!DECIMAL.matcher(text).matches()) {
            problems.add("price must be a plain decimal number of yuan");
            return 0;
        }
        BigDecimal yuan = new BigDecimal(text);
        if (yuan.scale() > 2) {
            problems.add("price has more than two decimals");
            return 0;
        }
        BigDecimal fen = yuan.movePointRight(2);
        if (fen.signum() < 0 || fen.compareTo(BigDecimal.valueOf(Money.MAX_FEN)) > 0) {
            problems.add("price must be 0 to " + Money.MAX_FEN / 100 + " yuan");
            return 0;
        }
        return Money.ofYuan(yuan).fen();
    }

    private static long stock(String text, List<String> problems) {
        if (text.isEmpty()) {
            return 0;
        }
        if (!WHOLE.matcher(text).matches()) {
            problems.add("stock must be a whole number");
            return 0;
        }
        long units = Long.parseLong(text);
        if (units < 0 || units > MAX_STOCK) {
            problems.add("stock must be 0 to " + MAX_STOCK);
            return 0;
        }
        return units;
    }
}
