package io.goodsflow.qc.rule.domain;

import java.util.List;
import java.util.stream.IntStream;

/** Every price is min to max fen, both included. */
public record PriceRange(long min, long max) implements Policy {

    public PriceRange {
        if (min < 0 || max < min) {
            throw new IllegalArgumentException("price range " + min + " to " + max);
        }
    }

    @Override
    public List<Hit> hits(Subject subject) {
        List<Long> prices = subject.prices();
        return IntStream.range(0, prices.size())
                .filter(i -> prices.get(i) < min || prices.get(i) > max)
                .limit(MOST_HITS)
                .mapToObj(i -> new Hit(
                        "skus[" + i + "].price",
                        "The price must be " + min + " to " + max + " fen, it is " + prices.get(i) + "."))
                .toList();
    }
}
