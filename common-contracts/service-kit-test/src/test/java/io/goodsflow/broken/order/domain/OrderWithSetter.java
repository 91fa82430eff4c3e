package io.goodsflow.broken.order.domain;

class OrderWithSetter {
    String status = "OPEN";

    void setStatus(String status) {
        this.status = status;
    }
}
