package io.goodsflow.supply.task.adapter.web;

import io.goodsflow.kit.test.ApiDocumentContract;
import org.springframework.boot.webmvc.test.autoconfigure.WebMvcTest;
import org.springframework.context.annotation.Import;

@WebMvcTest
@Import(SupplyAccess.class)
class ApiDocumentTest extends ApiDocumentContract {}
