package io.goodsflow.product.draft.domain;

import java.util.Map;

/** SHA-256 over canonical JSON: equal contents have equal hashes in every process. */
public final class ContentHash {

    private ContentHash() {}

    /** @param members text, whole numbers, lists and maps of such; a member that is null is left out */
    public static String of(Map<String, Object> members) {
        return Sha256.hex(CanonicalJson.of(members));
    }
}
