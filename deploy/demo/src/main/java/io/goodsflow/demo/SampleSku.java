package io.goodsflow.demo;

import java.math.BigDecimal;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.Map;

/**
 * One SKU of the sample catalogue.
 *
 * @param code the merchant's SKU code
 * @param price yuan, at most two decimals
 * @param stock pieces
 * @param specs in the order in which a shopper reads them
 */
public record SampleSku(String code, BigDecimal price, int stock, Map<String, String> specs) {

    public SampleSku {
        specs = Collections.unmodifiableMap(new LinkedHashMap<>(specs));
    }

    /** The price as the API says it. */
    public long priceInFen() {
        return price.movePointRight(2).longValueExact();
    }
}
