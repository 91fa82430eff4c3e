package io.goodsflow.product.draft.adapter.persistence;

import io.goodsflow.kit.data.purge.PurgeBatch;
import io.goodsflow.product.draft.application.DraftProperties;
import java.time.Clock;
import java.time.LocalDateTime;
import java.time.ZoneOffset;
import java.util.ArrayList;
import java.util.List;
import org.springframework.stereotype.Component;

/**
 * Lets the kit's purge, under its lease, forget drafts that are over and past their age, with their frozen snapshots and
 * verdicts. The draft of an item's present version stays, however old, and so does one that an update can still be asked
 * for. What older versions were is in their item snapshots and in the history of publications. The history
 * of an item that never was published stays too, with whose it was.
 */
@Component
class DraftRetention implements PurgeBatch {

    /** So many rows are looked at for each that may be deleted: most published drafts are of present versions. */
    private static final int LOOKS = 10;

    private static final int PAGES = 10;
    private static final Position START = new Position(LocalDateTime.of(1970, 1, 1, 0, 0), 0);

    private final DraftPurgeMapper mapper;
    private final DraftProperties settings;
    private final Clock clock;

    /** How far this process has looked; what stays is not walked past in every batch, only in every round. */
    private Position position = START;

    DraftRetention(DraftPurgeMapper mapper, DraftProperties settings, Clock clock) {
        this.mapper = mapper;
        this.settings = settings;
        this.clock = clock;
    }

    @Override
    public String table() {
        return "product_draft_tab";
    }

    @Override
    public synchronized int delete(int limit) {
        LocalDateTime before = LocalDateTime.ofInstant(clock.instant().minus(settings.keep()), ZoneOffset.UTC);
        List<Long> ids = new ArrayList<>(mapper.unpublished(before, limit));
        addPublished(ids, before, limit);
        if (ids.isEmpty()) {
            return 0;
        }
        mapper.keepOwners(ids);
        mapper.deleteVerdicts(ids);
        mapper.deleteSnapshots(ids);
        mapper.deleteRequests(ids);
        return mapper.deleteDrafts(ids);
    }

    private void addPublished(List<Long> ids, LocalDateTime before, int limit) {
        for (int page = 0; page < PAGES && ids.size() < limit; page++) {
            List<PublishedDraftRow> rows =
                    mapper.published(before, position.updatedAt(), position.draftId(), limit * LOOKS);
            for (PublishedDraftRow row : rows) {
                if (ids.size() == limit) {
                    return;
                }
                if (!row.stays()) {
                    ids.add(row.draftId());
                }
                position = new Position(row.updatedAt(), row.draftId());
            }
            if (rows.size() < limit * LOOKS) {
                position = START;
                return;
            }
        }
    }

    private record Position(LocalDateTime updatedAt, long draftId) {}
}
