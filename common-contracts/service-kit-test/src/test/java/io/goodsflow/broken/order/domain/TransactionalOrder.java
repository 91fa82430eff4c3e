package io.goodsflow.broken.order.domain;

import org.springframework.transaction.annotation.Transactional;

class TransactionalOrder {
    @Transactional
    void place() {}
}
