package io.goodsflow.kit.feign.testapp;

import org.springframework.cloud.openfeign.FeignClient;

/** The same contract under a client with a time-out of its own. */
@FeignClient(name = "impatient-service", url = "${shelf.url}")
public interface ImpatientShelves extends ShelfApi {}
