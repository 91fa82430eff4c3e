package io.goodsflow.product.draft.domain;

import io.goodsflow.product.template.domain.EffectiveTemplate;
import io.goodsflow.product.template.domain.NaturalKey;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;

/**
 * The natural key of a product today and those under which it may still stand: made by an earlier template, by the
 * standard before there was a template, or before texts were read as they are now.
 *
 * @param former without {@code current}
 */
public record ProductKeys(Fingerprint current, List<Fingerprint> former) {

    public ProductKeys {
        former = List.copyOf(former);
    }

    public static ProductKeys of(long merchantId, ProductContent content, EffectiveTemplate template) {
        Fingerprint current = Fingerprint.of(merchantId, content, template.naturalKey());
        Set<Fingerprint> former = new LinkedHashSet<>();
        template.formerKeys().forEach(key -> former.add(Fingerprint.of(merchantId, content, key)));
        former.add(Fingerprint.of(merchantId, content, NaturalKey.STANDARD));
        former.add(Fingerprint.former(merchantId, content));
        former.remove(current);
        return new ProductKeys(current, List.copyOf(former));
    }

    /** Whether a product that stands under it may be this one. */
    public boolean knows(Fingerprint held) {
        return held.equals(current) || former.contains(held);
    }
}
