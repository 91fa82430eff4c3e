package io.goodsflow.inventory.reservation.adapter.web;

import io.goodsflow.inventory.contract.error.InventoryError;
import io.goodsflow.inventory.reservation.application.ConfirmReservation;
import io.goodsflow.inventory.reservation.application.ReadReservation;
import io.goodsflow.inventory.reservation.application.ReleaseReservation;
import io.goodsflow.inventory.reservation.application.ReservationProperties;
import io.goodsflow.inventory.reservation.application.ReserveStock;
import io.goodsflow.inventory.reservation.application.SettleCommand;
import io.goodsflow.inventory.reservation.domain.ReserveOutcome.Reserved;
import io.goodsflow.kernel.FieldError;
import io.goodsflow.kernel.GoodsflowException;
import io.goodsflow.kit.web.Caller;
import io.swagger.v3.oas.annotations.Operation;
import io.swagger.v3.oas.annotations.responses.ApiResponse;
import io.swagger.v3.oas.annotations.tags.Tag;
import jakarta.validation.Valid;
import jakarta.validation.constraints.Pattern;
import java.net.URI;
import java.time.Duration;
import java.util.List;
import org.jspecify.annotations.Nullable;
import org.springframework.http.ResponseEntity;
import org.springframework.web.bind.annotation.GetMapping;
import org.springframework.web.bind.annotation.PathVariable;
import org.springframework.web.bind.annotation.PostMapping;
import org.springframework.web.bind.annotation.RequestBody;
import org.springframework.web.bind.annotation.RequestMapping;
import org.springframework.web.bind.annotation.RestController;

/** Reservations, for the order domain. */
@RestController
@Tag(name = "Reservations", description = "Claims of orders on stock.")
@RequestMapping("/api/trade/reservations")
class ReservationController {

    private final ReserveStock reserveStock;
    private final ConfirmReservation confirmReservation;
    private final ReleaseReservation releaseReservation;
    private final ReadReservation readReservation;
    private final ReservationProperties properties;

    ReservationController(
            ReserveStock reserveStock,
            ConfirmReservation confirmReservation,
            ReleaseReservation releaseReservation,
            ReadReservation readReservation,
            ReservationProperties properties) {
        this.reserveStock = reserveStock;
        this.confirmReservation = confirmReservation;
        this.releaseReservation = releaseReservation;
        this.readReservation = readReservation;
        this.properties = properties;
    }

    @Operation(summary = "Reserve all lines of an order, or none")
    @ApiResponse(responseCode = "200", description = "It was reserved before", useReturnTypeSchema = true)
    @ApiResponse(responseCode = "201", description = "Reserved", useReturnTypeSchema = true)
    @PostMapping
    ResponseEntity<ReservationView> reserve(@Valid @RequestBody ReserveRequest request, Caller caller) {
        Reserved reserved = Refusals.orRefuse(reserveStock.handle(new ReserveStock.Command(
                request.orderId(),
                AskedLines.read(request.lines()),
                ttl(request.ttlSeconds()),
                request.ttlSeconds() != null,
                caller.subject())));
        ReservationView view = ReservationView.of(reserved.reservation());
        return reserved.repeated()
                ? ResponseEntity.ok(view)
                : ResponseEntity.created(URI.create("/api/trade/reservations/" + view.orderId()))
                        .body(view);
    }

    @Operation(summary = "Confirm a reservation: its units are sold")
    @PostMapping("/{orderId}/confirm")
    ReservationView confirm(
            @PathVariable("orderId") @Pattern(regexp = ReserveRequest.ORDER_ID) String orderId,
            @Valid @RequestBody(required = false) @Nullable SettleRequest request,
            Caller caller) {
        return ReservationView.of(Refusals.orRefuse(confirmReservation.handle(command(orderId, request, caller))));
    }

    @Operation(summary = "Release a reservation; an unknown order is closed for good")
    @PostMapping("/{orderId}/release")
    ReservationView release(
            @PathVariable("orderId") @Pattern(regexp = ReserveRequest.ORDER_ID) String orderId,
            @Valid @RequestBody(required = false) @Nullable SettleRequest request,
            Caller caller) {
        return ReservationView.of(Refusals.orRefuse(releaseReservation.handle(command(orderId, request, caller))));
    }

    @Operation(summary = "Look at a reservation")
    @GetMapping("/{orderId}")
    ReservationView get(@PathVariable("orderId") String orderId) {
        return readReservation
                .handle(orderId)
                .map(view -> ReservationView.of(view.reservation(), view.status()))
                .orElseThrow(() -> new GoodsflowException(InventoryError.RESERVATION_NOT_FOUND));
    }

    private static SettleCommand command(String orderId, @Nullable SettleRequest request, Caller caller) {
        return new SettleCommand(orderId, request == null ? null : request.requestNo(), caller.subject());
    }

    private Duration ttl(@Nullable Long seconds) {
        if (seconds == null) {
            return properties.defaultTtl();
        }
        long most = properties.maxTtl().toSeconds();
        if (seconds > most) {
            throw GoodsflowException.invalid(List.of(new FieldError(
                    "ttl_seconds",
                    "number.too_large",
                    "ttl_seconds must be at most " + most,
                    "ttl_seconds 不能大于 " + most)));
        }
        return Duration.ofSeconds(seconds);
    }
}
