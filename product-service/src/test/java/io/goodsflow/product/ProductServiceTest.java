package io.goodsflow.product;

import io.goodsflow.kit.test.OnDevstack;
import java.lang.annotation.ElementType;
import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;
import java.lang.annotation.Target;
import org.springframework.boot.test.context.SpringBootTest;
import org.springframework.context.annotation.Import;
import org.springframework.test.context.ContextConfiguration;

/** The whole service on the real servers, its peers played by {@link Peers}; all classes share one context. */
@Target(ElementType.TYPE)
@Retention(RetentionPolicy.RUNTIME)
@SpringBootTest(
        classes = ProductServiceApplication.class,
        webEnvironment = SpringBootTest.WebEnvironment.RANDOM_PORT,
        properties = {
            "management.server.port=0",
            // tests heal when they mean to
            "goodsflow.product.sku-edits.heal-interval=10m",
            // a page after an inventory-service that was silent asks again
            "goodsflow.product.stock.rest=0"
        })
@OnDevstack("product")
@ContextConfiguration(initializers = Peers.class)
@Import({Workshop.class, Products.class, Templates.class, Spans.class})
public @interface ProductServiceTest {}
