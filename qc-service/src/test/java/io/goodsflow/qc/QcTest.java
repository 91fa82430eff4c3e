package io.goodsflow.qc;

import io.goodsflow.kit.test.OnDevstack;
import java.lang.annotation.ElementType;
import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;
import java.lang.annotation.Target;
import org.springframework.boot.test.context.SpringBootTest;
import org.springframework.context.annotation.Import;
import org.springframework.test.context.ContextConfiguration;

/** The whole service on the real servers, product-service as a stub; all classes share one context. */
@Target(ElementType.TYPE)
@Retention(RetentionPolicy.RUNTIME)
@SpringBootTest(
        classes = QcServiceApplication.class,
        webEnvironment = SpringBootTest.WebEnvironment.RANDOM_PORT,
        properties = {
            "management.server.port=0",
            "goodsflow.qc.rules.reload-interval=100ms",
            "goodsflow.messaging.consumer.redelivery-delay-level=1",
            "goodsflow.feign.retries=0"
        })
@OnDevstack("qc")
@ContextConfiguration(initializers = ProductStub.class)
@Import(Submissions.class)
public @interface QcTest {}
