package io.goodsflow.inventory.reservation.adapter.persistence;

import io.goodsflow.inventory.reservation.domain.OrderLines;
import io.goodsflow.inventory.reservation.domain.Reservation;
import io.goodsflow.inventory.reservation.domain.Reservations;
import java.time.Instant;
import java.util.List;
import java.util.Optional;
import org.jspecify.annotations.Nullable;
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
        return withLines(mapper.find(orderId));
    }

    @Override
    public Optional<Reservation> lock(String orderId) {
        return withLines(mapper.lock(orderId));
    }

    private Optional<Reservation> withLines(@Nullable ReservationRow row) {
        return Optional.ofNullable(row).map(found -> found.toDomain(lines(mapper.lines(found.orderId()))));
    }

    @Override
    public OrderLines left(String orderId) {
        return lines(mapper.left(orderId));
    }

    private static OrderLines lines(List<ReservationLineRow> rows) {
        return OrderLines.of(rows.stream().map(ReservationLineRow::toDomain).toList());
    }

    @Override
    public boolean giveBack(String orderId, OrderLines lines) {
        return mapper.giveBack(orderId, lines.lines()) == lines.lines().size();
    }

    @Override
    public boolean releaseEmptied(String orderId, Instant now) {
        return mapper.releaseEmptied(orderId, ReservationRow.utc(now)) == 1;
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
