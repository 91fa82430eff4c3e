package io.goodsflow.product.ownership.adapter.persistence;

import io.goodsflow.product.ownership.application.FieldOwnerships;
import io.goodsflow.product.ownership.domain.FieldOwnership;
import java.time.Instant;
import java.time.LocalDateTime;
import java.time.ZoneOffset;
import java.util.Collection;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;
import org.springframework.dao.DuplicateKeyException;
import org.springframework.stereotype.Repository;

/** Field ownership in MySQL: a head with the version, and a row for each field that has a rule. */
@Repository
class MyBatisFieldOwnerships implements FieldOwnerships {

    private final OwnershipMapper mapper;

    MyBatisFieldOwnerships(OwnershipMapper mapper) {
        this.mapper = mapper;
    }

    @Override
    public FieldOwnership find(long categoryId) {
        return among(List.of(categoryId)).getOrDefault(categoryId, FieldOwnership.NOTHING_SAID);
    }

    @Override
    public Map<Long, FieldOwnership> among(Collection<Long> categoryIds) {
        if (categoryIds.isEmpty()) {
            return Map.of();
        }
        Map<Long, List<FieldOwnerRow>> rules =
                mapper.owners(categoryIds).stream().collect(Collectors.groupingBy(FieldOwnerRow::categoryId));
        return mapper.heads(categoryIds).stream()
                .collect(Collectors.toMap(
                        OwnershipRow::categoryId,
                        head -> new FieldOwnership(
                                head.version(),
                                rules.getOrDefault(head.categoryId(), List.of()).stream()
                                        .collect(Collectors.toMap(FieldOwnerRow::field, FieldOwnerRow::sources)))));
    }

    @Override
    public boolean save(long categoryId, FieldOwnership next, String operator, Instant at) {
        if (!saveHead(categoryId, next.version(), operator, LocalDateTime.ofInstant(at, ZoneOffset.UTC))) {
            return false;
        }
        mapper.clear(categoryId);
        List<FieldOwnerRow> rows = next.writers().entrySet().stream()
                .map(rule -> FieldOwnerRow.of(categoryId, rule.getKey(), rule.getValue()))
                .toList();
        if (!rows.isEmpty()) {
            mapper.add(rows);
        }
        return true;
    }

    private boolean saveHead(long categoryId, long version, String operator, LocalDateTime at) {
        if (version > 1) {
            return mapper.update(categoryId, version, operator, at) == 1;
        }
        try {
            return mapper.insert(categoryId, version, operator, at) == 1;
        } catch (DuplicateKeyException anotherWasFirst) {
            return false;
        }
    }
}
