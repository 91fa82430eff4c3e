package io.goodsflow.supply.task.adapter.persistence;

import io.goodsflow.kit.data.Tally;
import io.goodsflow.supply.contract.error.SupplyError;
import io.goodsflow.supply.sheet.domain.ParsedProduct;
import io.goodsflow.supply.sheet.domain.Product;
import io.goodsflow.supply.task.application.Rows;
import io.goodsflow.supply.task.application.Tasks;
import io.goodsflow.supply.task.domain.EditReport;
import io.goodsflow.supply.task.domain.Failure;
import io.goodsflow.supply.task.domain.Refusal;
import io.goodsflow.supply.task.domain.RemoteOutcome;
import io.micrometer.core.instrument.MeterRegistry;
import java.time.Duration;
import java.util.List;
import java.util.Objects;
import java.util.Optional;
import java.util.concurrent.TimeUnit;
import org.jspecify.annotations.Nullable;
import org.springframework.stereotype.Repository;

@Repository
class MyBatisRows implements Rows {
    private static final int MAX_REASON = 1024;
    private final ItemMapper mapper;
    private final Tally<RowEnd> ends;

    MyBatisRows(ItemMapper mapper, MeterRegistry meters) {
        this.mapper = mapper;
        this.ends = Tally.of(meters, "goodsflow.supply.rows.ended", "outcome", RowEnd.class);
    }

    @Override
    public void addAll(Tasks.TaskWork task, List<ParsedProduct> products) {
        List<NewItemRow> rows =
                products.stream().map(product -> newRow(task, product)).toList();
        mapper.insertAll(task.id(), rows);
        rows.stream()
                .map(NewItemRow::errorCode)
                .filter(Objects::nonNull)
                .forEach(code -> ends.count(RowEnd.failedWith(code)));
    }

    @Override
    public long addSingle(SingleRow row, Duration driveAgainAfter) {
        mapper.insertSingle(RowContents.row(row), micros(driveAgainAfter));
        return Objects.requireNonNull(mapper.byOperation(row.operationId())).id();
    }

    @Override
    public List<Long> open(long taskId, long afterId, int limit) {
        return mapper.open(taskId, afterId, limit);
    }

    @Override
    public void handedOver(List<Long> rowIds, Duration driveAgainAfter) {
        mapper.handedOver(rowIds, micros(driveAgainAfter));
    }

    @Override
    public int failOpen(long taskId, Failure failure, int limit) {
        int failed = mapper.failOpen(taskId, failure.code(), failure.message(), limit);
        ends.count(RowEnd.SHEET_UNREADABLE, failed);
        return failed;
    }

    @Override
    public Optional<RowWork> work(long rowId) {
        return Optional.ofNullable(mapper.find(rowId)).map(StoredRows::work);
    }

    @Override
    public Optional<RowResult> result(long rowId) {
        return Optional.ofNullable(mapper.result(rowId)).map(StoredRows::result);
    }

    @Override
    public Optional<RowRef> byOperation(String operationId) {
        return Optional.ofNullable(mapper.byOperation(operationId));
    }

    @Override
    public boolean drafted(long rowId, RemoteOutcome.Drafted drafted) {
        return mapper.drafted(
                        rowId,
                        drafted.draftId(),
                        drafted.edition(),
                        drafted.itemId(),
                        StoredJson.write(drafted.skuIds()))
                == 1;
    }

    @Override
    public boolean updated(long rowId, RemoteOutcome.Updated updated) {
        boolean stockReady = updated.newSkuIds().stream().allMatch(id -> id == 0);
        return mapper.updated(
                        rowId,
                        updated.draftId(),
                        updated.edition(),
                        StoredJson.write(updated.newSkuIds()),
                        StoredJson.write(updated.report()),
                        stockReady,
                        updated.submitted())
                == 1;
    }

    @Override
    public boolean skipped(long rowId, EditReport report) {
        boolean skipped = mapper.skipped(rowId, StoredJson.write(report)) == 1;
        if (skipped) {
            ends.count(RowEnd.SKIPPED);
        }
        return skipped;
    }

    @Override
    public boolean stockDeclared(long rowId) {
        return mapper.stockDeclared(rowId) == 1;
    }

    @Override
    public boolean submitted(long rowId, int returnedCount, int submissionNo, Duration followUpAfter) {
        return mapper.submitted(rowId, returnedCount, submissionNo, micros(followUpAfter)) == 1;
    }

    @Override
    public boolean givingUp(long rowId, Failure failure) {
        return mapper.givingUp(rowId, failure.code(), failure.message(), told(failure)) == 1;
    }

    @Override
    public boolean failed(long rowId, Failure failure) {
        boolean failed = mapper.failed(rowId, failure.code(), failure.message(), told(failure)) == 1;
        if (failed) {
            ends.count(RowEnd.failedWith(failure.code()));
        }
        return failed;
    }

    @Override
    public boolean published(long rowId) {
        boolean published = mapper.published(rowId) == 1;
        if (published) {
            ends.count(RowEnd.PUBLISHED);
        }
        return published;
    }

    @Override
    public boolean returned(long rowId, Return back, Duration driveAgainAfter) {
        String reason = back.reason();
        Failure failure = back.failure();
        return mapper.returned(
                        rowId,
                        back.submissionNo(),
                        back.next().name(),
                        reason.length() > MAX_REASON ? reason.substring(0, MAX_REASON) : reason,
                        failure == null ? null : failure.code(),
                        failure == null ? null : failure.message(),
                        micros(driveAgainAfter))
                == 1;
    }

    @Override
    public void postpone(long rowId, Duration wait) {
        mapper.postpone(rowId, micros(wait));
    }

    @Override
    public List<DueRow> due(int limit) {
        return mapper.due(limit);
    }

    @Override
    public boolean drivenAgain(DueRow row, Duration driveAgainAfter) {
        return mapper.drivenAgain(row.id(), micros(driveAgainAfter)) == 1;
    }

    @Override
    public List<WaitingRow> waiting(int limit) {
        return mapper.waiting(limit);
    }

    @Override
    public boolean followedUp(long rowId, Duration followUpAfter) {
        return mapper.followedUp(rowId, micros(followUpAfter)) == 1;
    }

    @Override
    public List<FailedRows> failedRows(long taskId, int afterItemNo, int limit) {
        return mapper.failedRows(taskId, afterItemNo, limit).stream()
                .map(row -> new FailedRows(
                        row.itemNo(),
                        StoredJson.read(row.rawRowData(), RawRows.class).rows(),
                        new Failure(StoredRows.text(row.errorCode()), StoredRows.text(row.errorMessage()))))
                .toList();
    }

    @Override
    public int forget(long taskId, int limit) {
        return mapper.forget(taskId, limit);
    }

    /** The stored form of the sheet rows of a product. */
    private record RawRows(List<ParsedProduct.RawRow> rows) {}

    private static NewItemRow newRow(Tasks.TaskWork task, ParsedProduct parsed) {
        ParsedProduct.Problem problem = parsed.problem();
        Product product = parsed.product();
        Failure failure = problem == null
                ? null
                : new Failure(
                        problem.conflict() ? SupplyError.ROW_CONFLICT.code() : SupplyError.ROW_INVALID.code(),
                        problem.message());
        return new NewItemRow(
                parsed.itemNo(),
                parsed.outerId(),
                task.operationId() + "-" + parsed.itemNo(),
                StoredJson.write(new RawRows(parsed.rows())),
                product == null ? null : StoredJson.write(product),
                failure == null ? "INIT" : "FAILED",
                failure == null ? null : failure.code(),
                failure == null ? null : failure.message());
    }

    private static @Nullable String told(Failure failure) {
        Refusal refusal = failure.refusal();
        return refusal == null ? null : StoredJson.write(refusal);
    }

    private static long micros(Duration duration) {
        return TimeUnit.NANOSECONDS.toMicros(duration.toNanos());
    }
}
