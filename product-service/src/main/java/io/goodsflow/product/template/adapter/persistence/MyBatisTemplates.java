package io.goodsflow.product.template.adapter.persistence;

import io.goodsflow.product.template.application.Templates;
import io.goodsflow.product.template.domain.NaturalKey;
import io.goodsflow.product.template.domain.TemplateVersion;
import java.util.Collection;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Collectors;
import org.springframework.dao.DuplicateKeyException;
import org.springframework.stereotype.Repository;

/** Templates in MySQL; there is no statement that changes a version. */
@Repository
class MyBatisTemplates implements Templates {

    private static final int KEYS_AT_MOST = 8;

    private final TemplateMapper mapper;

    MyBatisTemplates(TemplateMapper mapper) {
        this.mapper = mapper;
    }

    @Override
    public Map<Long, TemplateVersion> newest(Collection<Long> categoryIds) {
        return categoryIds.isEmpty()
                ? Map.of()
                : mapper.newest(categoryIds).stream()
                        .collect(Collectors.toMap(TemplateRow::categoryId, TemplateRow::toVersion));
    }

    @Override
    public Optional<TemplateVersion> find(long categoryId, long version) {
        return Optional.ofNullable(mapper.find(categoryId, version)).map(TemplateRow::toVersion);
    }

    @Override
    public List<TemplateVersion> versions(long categoryId, long before, int limit) {
        return mapper.versions(categoryId, before, limit).stream()
                .map(TemplateRow::toVersion)
                .toList();
    }

    @Override
    public List<NaturalKey> naturalKeys(Collection<Long> categoryIds) {
        return categoryIds.isEmpty()
                ? List.of()
                : mapper.naturalKeys(categoryIds, KEYS_AT_MOST).stream()
                        .map(row -> new NaturalKey(row.categoryId(), TemplateJson.readFields(row.naturalKey())))
                        .toList();
    }

    @Override
    public boolean insert(TemplateVersion version) {
        try {
            return mapper.insert(TemplateRow.of(version)) == 1;
        } catch (DuplicateKeyException anotherHasIt) {
            return false;
        }
    }
}
