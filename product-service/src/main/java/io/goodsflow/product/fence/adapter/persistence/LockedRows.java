package io.goodsflow.product.fence.adapter.persistence;

import io.goodsflow.product.fence.application.OpenWrites;
import io.goodsflow.product.fence.domain.Subject;
import java.util.Collection;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;
import org.springframework.dao.DataAccessException;
import org.springframework.stereotype.Component;

/**
 * Whoever writes an item or a category holds its row until the end of the transaction, whatever has become of its client.
 * Each look is a statement of its own, whose locks are gone with it.
 */
@Component
class LockedRows implements OpenWrites {

    private static final Logger LOG = LoggerFactory.getLogger(LockedRows.class);

    private final HeldRowsMapper rows;

    LockedRows(HeldRowsMapper rows) {
        this.rows = rows;
    }

    @Override
    public Set<Subject> of(Collection<Subject> subjects) {
        Set<Subject> open = new HashSet<>();
        List<Long> itemIds = subjects.stream()
                .filter(subject -> subject.kind() == Subject.Kind.DETAIL)
                .map(Subject::id)
                .toList();
        try {
            heldItems(itemIds).forEach(itemId -> open.add(Subject.detail(itemId)));
        } catch (DataAccessException untold) {
            LOG.warn("cannot tell which items are being written", untold);
            itemIds.forEach(itemId -> open.add(Subject.detail(itemId)));
        }
        if (subjects.contains(Subject.CATEGORIES) && !areCategoriesFree()) {
            open.add(Subject.CATEGORIES);
        }
        return open;
    }

    /** What is not there is held by nobody: a first version needs no fence. */
    private Set<Long> heldItems(List<Long> itemIds) {
        if (itemIds.isEmpty()) {
            return Set.of();
        }
        Set<Long> free = rows.freeItems(itemIds);
        Set<Long> held = new HashSet<>(itemIds);
        held.removeAll(free);
        return held.isEmpty() ? held : rows.items(held);
    }

    private boolean areCategoriesFree() {
        try {
            rows.freeCategories();
            return true;
        } catch (DataAccessException heldOrUntold) {
            LOG.debug("the categories are being written", heldOrUntold);
            return false;
        }
    }
}
