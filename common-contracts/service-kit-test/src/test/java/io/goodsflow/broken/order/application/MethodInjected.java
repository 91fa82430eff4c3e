package io.goodsflow.broken.order.application;

import org.springframework.beans.factory.annotation.Autowired;

class MethodInjected {
    Runnable work = () -> {};

    @Autowired
    void setWork(Runnable work) {
        this.work = work;
    }
}
