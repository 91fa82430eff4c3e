package io.goodsflow.supply.single.adapter.web;

import io.goodsflow.kernel.CommonError;
import io.goodsflow.kernel.FieldError;
import io.goodsflow.kernel.GoodsflowException;
import java.util.List;
import java.util.regex.Pattern;
import tools.jackson.databind.DeserializationContext;
import tools.jackson.databind.KeyDeserializer;
import tools.jackson.databind.annotation.JsonDeserialize;

/** The name of a member of {@code skus}: the id of a SKU. Any other name is an unknown field like everywhere else. */
@JsonDeserialize(keyUsing = SkuKey.Reader.class)
record SkuKey(long skuId) {
    private static final Pattern ID = Pattern.compile("[1-9][0-9]{0,15}");
    private static final Pattern NUMBER = Pattern.compile("[0-9]+");

    static final class Reader extends KeyDeserializer {
        @Override
        public Object deserializeKey(String key, DeserializationContext context) {
            if (!ID.matcher(key).matches()) {
                String field = NUMBER.matcher(key).matches() ? "skus[" + key + "]" : "skus." + key;
                throw GoodsflowException.invalid(
                        List.of(new FieldError(
                                field, "field.unknown", field + " is not the id of a SKU", field + " 不是 SKU ID")),
                        CommonError.UNKNOWN_FIELD,
                        field);
            }
            return new SkuKey(Long.parseLong(key));
        }
    }
}
