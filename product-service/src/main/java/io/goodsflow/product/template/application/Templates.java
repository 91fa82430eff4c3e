package io.goodsflow.product.template.application;

import io.goodsflow.product.template.domain.NaturalKey;
import io.goodsflow.product.template.domain.TemplateVersion;
import java.util.Collection;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/** All versions of all templates. */
public interface Templates {

    /** The newest version of each category that has one. */
    Map<Long, TemplateVersion> newest(Collection<Long> categoryIds);

    Optional<TemplateVersion> find(long categoryId, long version);

    /** The newest first; those below {@code before}, 0 for all. */
    List<TemplateVersion> versions(long categoryId, long before, int limit);

    /** The natural keys that the categories' templates ever named, the newest first, bounded. */
    List<NaturalKey> naturalKeys(Collection<Long> categoryIds);

    /** @return false if there is that version already */
    boolean insert(TemplateVersion version);
}
