package io.goodsflow.supply.task.adapter.persistence;

import io.goodsflow.supply.task.application.OperationLog;
import org.slf4j.MDC;
import org.springframework.stereotype.Repository;

@Repository
class MyBatisOperationLog implements OperationLog {
    private static final int MAX_MESSAGE = 1024;
    private final OperationLogMapper mapper;

    MyBatisOperationLog(OperationLogMapper mapper) {
        this.mapper = mapper;
    }

    @Override
    public void add(Entry entry) {
        String message = entry.message();
        mapper.insert(
                entry,
                entry.success() ? "SUCCESS" : "FAILED",
                message.length() > MAX_MESSAGE ? message.substring(0, MAX_MESSAGE) : message,
                MDC.get("trace_id"));
    }
}
