package io.goodsflow.product;

import io.goodsflow.kit.test.ApiDocumentContract;
import org.springframework.boot.webmvc.test.autoconfigure.WebMvcTest;
import org.springframework.context.annotation.Import;

@WebMvcTest
@Import(ProductAccess.class)
class ApiDocumentTest extends ApiDocumentContract {}
