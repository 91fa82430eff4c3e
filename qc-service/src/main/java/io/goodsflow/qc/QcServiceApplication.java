package io.goodsflow.qc;

import org.springframework.boot.SpringApplication;
import org.springframework.boot.autoconfigure.SpringBootApplication;
import org.springframework.boot.context.properties.ConfigurationPropertiesScan;

/** Starts qc-service: verdicts on frozen submissions. */
@SpringBootApplication
@ConfigurationPropertiesScan
public class QcServiceApplication {

    public static void main(String[] args) {
        SpringApplication.run(QcServiceApplication.class, args);
    }
}
