package io.goodsflow.inventory.reservation.adapter.persistence;

import io.goodsflow.inventory.reservation.domain.OrderLines;
import io.goodsflow.inventory.reservation.domain.Reservation;
import io.goodsflow.inventory.reservation.domain.Reservations;
import java.time.Instant;
import java.util.List;
import java.util.Optional;
import org.springframework.dao.DuplicateKeyException;
import org.springframework.stereotype.Repository;

@Repository
class MyBatisReservations implements Reservations {

    private final ReservationMapper mapper;

    MyBatisReservations(ReservationMapper mapper) {
        this.mapper = mapper;
    }

    @Override
    public boolean open(Reservation reservation) {
        try {
            mapper.insert(ReservationRow.of(reservation));
        } catch (DuplicateKeyException taken) {
            return false;
        }
        List<ReservationLineRow> lines =
                reservation.lines().lines().stream().map(ReservationLineRow::of).toList();
        if (!lines.isEmpty()) {
            mapper.insertLines(reservation.orderId(), lines);
        }
        return true;
    }

    @Override
    public Optional<Reservation> find(String orderId) {
        ReservationRow row = mapper.find(orderId);
        if (row == null) {
            return Optional.empty();
        }
        OrderLines lines = OrderLines.of(
                mapper.lines(orderId).stream().map(ReservationLineRow::toDomain).toList());
        return Optional.of(row.toDomain(lines));
    }

    @Override
    public boolean confirm(String orderId, Instant now) {
        return mapper.confirm(orderId, ReservationRow.utc(now)) == 1;
    }

    @Override
    public boolean release(String orderId, Instant now) {
        return mapper.release(orderId, ReservationRow.utc(now)) == 1;
    }

    @Override
    public boolean expire(String orderId, Instant now) {
        return mapper.expire(orderId, ReservationRow.utc(now)) == 1;
    }

    @Override
    public List<Due> due(Instant now, Due after, int limit) {
        return mapper.due(ReservationRow.utc(now), ReservationRow.utc(after.expiresAt()), after.id(), limit).stream()
                .map(DueRow::toDomain)
                .toList();
    }
}
