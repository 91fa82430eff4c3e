package io.goodsflow.product.fence.domain;

/**
 * Something whose cached text must never be older than the last write: the page of an item, or the list of categories.
 * Its three keys share a cluster slot, because what tells subjects apart stands in literal braces.
 *
 * @param kind what it is
 * @param id which one; 0 if there is only one
 */
public record Subject(Kind kind, long id) {

    /** The categories, of which there is one list. */
    public static final Subject CATEGORIES = new Subject(Kind.CATEGORIES, 0);

    public static Subject detail(long itemId) {
        return new Subject(Kind.DETAIL, itemId);
    }

    /** The cached text. */
    public String textKey() {
        return key("");
    }

    /** The generation, which only grows and is never deleted. */
    public String generationKey() {
        return key("-version");
    }

    /** The tokens of those who are changing it, by their expiry. */
    public String tokensKey() {
        return key("-mutation");
    }

    private String key(String suffix) {
        return kind.prefix + suffix + ":{" + id + "}";
    }

    /** What can stand behind a fence. */
    public enum Kind {
        DETAIL("product:detail"),
        CATEGORIES("product:categories");

        private final String prefix;

        Kind(String prefix) {
            this.prefix = prefix;
        }
    }
}
