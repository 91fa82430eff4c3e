package io.goodsflow.qc.review.adapter.client;

import io.goodsflow.product.contract.api.DraftApi;
import org.springframework.cloud.openfeign.FeignClient;

@FeignClient(name = "product-service", url = "${goodsflow.services.product.url}")
interface ProductClient extends DraftApi {}
