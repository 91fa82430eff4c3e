package io.goodsflow.inventory.stock.domain;

/** Where the units of a key are. Describes a balance as well as a change of one, whose figures may be negative. */
public record Buckets(long total, long available, long reserved, long confirmed, long consumed, long locked) {

    public static final Buckets NONE = new Buckets(0, 0, 0, 0, 0, 0);

    /** Units that come into (or, negative, go out of) the world. */
    public static Buckets supply(long qty) {
        return new Buckets(qty, qty, 0, 0, 0, 0);
    }

    public static Buckets reserve(long qty) {
        return new Buckets(0, -qty, qty, 0, 0, 0);
    }

    public static Buckets confirm(long qty) {
        return new Buckets(0, 0, -qty, qty, 0, 0);
    }

    public static Buckets giveBack(long qty) {
        return new Buckets(0, qty, -qty, 0, 0, 0);
    }

    /** Reserved and confirmed at once. */
    public static Buckets deduct(long qty) {
        return new Buckets(0, -qty, 0, qty, 0, 0);
    }

    public static Buckets restore(long qty) {
        return new Buckets(0, qty, 0, -qty, 0, 0);
    }

    public Buckets plus(Buckets change) {
        return new Buckets(
                total + change.total,
                available + change.available,
                reserved + change.reserved,
                confirmed + change.confirmed,
                consumed + change.consumed,
                locked + change.locked);
    }

    /** True if nothing is negative and the parts make up the total. */
    public boolean sound() {
        return available >= 0
                && reserved >= 0
                && confirmed >= 0
                && consumed >= 0
                && locked >= 0
                && total == available + reserved + confirmed + consumed + locked;
    }
}
