package io.goodsflow.product.draft.adapter.persistence;

import io.goodsflow.product.draft.application.Identities;
import io.goodsflow.product.draft.domain.Fingerprint;
import io.goodsflow.product.draft.domain.Identity;
import java.time.Instant;
import java.time.LocalDateTime;
import java.time.ZoneOffset;
import java.util.Collection;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Function;
import java.util.stream.Collectors;
import org.springframework.dao.DuplicateKeyException;
import org.springframework.stereotype.Repository;

/** Natural keys in MySQL: the primary key decides who was first. */
@Repository
class MyBatisIdentities implements Identities {

    private final IdentityMapper mapper;

    MyBatisIdentities(IdentityMapper mapper) {
        this.mapper = mapper;
    }

    @Override
    public Identity claim(Fingerprint fingerprint, long itemId, long merchantId, Instant at) {
        mapper.claim(fingerprint.hex(), itemId, merchantId, utc(at));
        IdentityRow holder = mapper.lock(fingerprint.hex());
        if (holder == null) {
            throw new IllegalStateException("a claimed key is gone within its transaction");
        }
        return holder.toIdentity();
    }

    @Override
    public Optional<Identity> find(Fingerprint fingerprint) {
        return Optional.ofNullable(mapper.find(fingerprint.hex())).map(IdentityRow::toIdentity);
    }

    @Override
    public Optional<Identity> lockOfItem(long itemId) {
        return Optional.ofNullable(mapper.lockOfItem(itemId)).map(IdentityRow::toIdentity);
    }

    @Override
    public long nextEdition(Identity held) {
        String fingerprint = held.fingerprint().hex();
        if (mapper.countEdition(fingerprint, held.itemId()) != 1) {
            throw new IllegalStateException("a key that was locked is gone");
        }
        return mapper.editions(fingerprint);
    }

    @Override
    public Map<Long, Identity> lockOfItems(Collection<Long> itemIds) {
        return itemIds.isEmpty()
                ? Map.of()
                : mapper.lockOfItems(itemIds).stream()
                        .map(IdentityRow::toIdentity)
                        .collect(Collectors.toMap(Identity::itemId, Function.identity()));
    }

    @Override
    public void publishAll(Collection<Identity> held, Instant at) {
        List<IdentityRow> rows = held.stream()
                .map(identity -> new IdentityRow(
                        identity.fingerprint().hex(), identity.itemId(), identity.merchantId(), identity.published()))
                .toList();
        if (!rows.isEmpty() && mapper.publishAll(rows, utc(at)) != rows.size()) {
            throw new IllegalStateException("a natural key is no longer what was read");
        }
    }

    @Override
    public boolean settle(Identity held, Fingerprint fingerprint, Instant at) {
        try {
            return mapper.settle(held.itemId(), held.fingerprint().hex(), fingerprint.hex(), utc(at)) == 1;
        } catch (DuplicateKeyException anotherItemHasIt) {
            return false;
        }
    }

    @Override
    public void release(Identity held) {
        mapper.release(held.itemId(), held.fingerprint().hex());
    }

    private static LocalDateTime utc(Instant at) {
        return LocalDateTime.ofInstant(at, ZoneOffset.UTC);
    }
}
