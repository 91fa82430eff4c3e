package io.goodsflow.broken.contract.api;

import org.springframework.http.HttpStatus;

record KnowsSpring(HttpStatus status) {}
