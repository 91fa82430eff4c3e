package io.goodsflow.supply.single.adapter.persistence;

import io.goodsflow.supply.single.application.RequestLog;
import java.util.Optional;
import org.springframework.stereotype.Repository;

@Repository
class MyBatisRequestLog implements RequestLog {
    private static final int MAX_CODE = 64;
    private final RequestLogMapper mapper;

    MyBatisRequestLog(RequestLogMapper mapper) {
        this.mapper = mapper;
    }

    @Override
    public Optional<Earlier> claim(Request request) {
        String keyHash = request.keyHash();
        if (keyHash == null) {
            return Optional.empty();
        }
        mapper.claim(request);
        EarlierRow row = mapper.find(keyHash);
        Long taskId = row.taskId();
        Long rowId = row.taskItemId();
        return taskId == null || rowId == null
                ? Optional.empty()
                : Optional.of(new Earlier(new Known(taskId, rowId), row.payloadHash()));
    }

    @Override
    public void became(Request request, Known row) {
        String keyHash = request.keyHash();
        if (keyHash == null) {
            mapper.addWithoutKey(request, row.taskId(), row.rowId());
        } else {
            mapper.became(keyHash, request.payloadHash(), row.taskId(), row.rowId());
        }
    }

    @Override
    public void answered(long rowId, String code) {
        mapper.answered(rowId, code.length() > MAX_CODE ? code.substring(0, MAX_CODE) : code);
    }
}
