package io.goodsflow.qc;

import io.goodsflow.kit.test.ApiDocumentContract;
import org.springframework.boot.webmvc.test.autoconfigure.WebMvcTest;
import org.springframework.context.annotation.Import;

@WebMvcTest
@Import(QcAccess.class)
class ApiDocumentTest extends ApiDocumentContract {}
