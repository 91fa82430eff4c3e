package io.goodsflow.product.template;

import io.goodsflow.product.Http;
import io.goodsflow.product.ProductServiceTest;
import io.goodsflow.product.Workshop;
import org.junit.jupiter.api.BeforeEach;
import org.springframework.beans.factory.annotation.Autowired;
import org.springframework.boot.test.web.server.LocalServerPort;

/** A category, its template and what is beneath it. */
@ProductServiceTest
abstract class TemplateHttpTestBase {
    static final String TEMPLATE = "/api/admin/categories/{id}/template";

    static final String PARENT = "/api/admin/categories/{id}/parent";

    static final String TEA = """
            {"base_version": 0, "open": false, "reason": "spring",
             "attributes": [
               {"name": "origin", "label_zh": "产地", "label_en": "Origin", "type": "TEXT", "required": true,
                "max_length": 64},
               {"name": "roast", "type": "ENUM", "values": ["light", "dark"]},
               {"name": "weight", "type": "INTEGER", "min": "1", "max": "5000", "unit": "g"}],
             "rules": [{"kind": "REQUIRED_IF", "attribute": "roast", "value": "dark", "other": "weight"}],
             "contract": {"fulfilment": "SHIPPING", "refund": {"rule": "WITHIN_DAYS", "days": 7}},
             "natural_key": ["outer_id", "attributes.origin"]}""";

    @Autowired
    Workshop workshop;

    @LocalServerPort
    int port;

    Http operator;

    long category;

    @BeforeEach
    void aCategory() {
        operator = Http.as(port, "OPERATOR");
        category = workshop.newCategory();
    }

    long childOf(long parent) {
        long child = workshop.newCategory();
        operator.put(204, parent(parent), PARENT, child);
        return child;
    }

    static String parent(Long id) {
        return "{\"parent_id\": " + id + "}";
    }
}
