package io.goodsflow.inventory.reservation.adapter.persistence;

import io.goodsflow.inventory.reservation.domain.OrderLines;
import io.goodsflow.inventory.reservation.domain.Restore;
import io.goodsflow.inventory.reservation.domain.Restores;
import java.util.Optional;
import org.springframework.dao.DuplicateKeyException;
import org.springframework.stereotype.Repository;

@Repository
class MyBatisRestores implements Restores {

    private final RestoreMapper mapper;

    MyBatisRestores(RestoreMapper mapper) {
        this.mapper = mapper;
    }

    @Override
    public Optional<Restore> find(String orderId, String requestNo) {
        return Optional.ofNullable(mapper.find(orderId, requestNo))
                .map(row -> row.toDomain(OrderLines.of(mapper.lines(orderId, requestNo).stream()
                        .map(ReservationLineRow::toDomain)
                        .toList())));
    }

    @Override
    public boolean keep(Restore restore) {
        try {
            mapper.insert(RestoreRow.of(restore));
        } catch (DuplicateKeyException keptMeanwhile) {
            return false;
        }
        if (!restore.lines().lines().isEmpty()) {
            mapper.insertLines(
                    restore.orderId(), restore.requestNo(), restore.lines().lines());
        }
        return true;
    }
}
