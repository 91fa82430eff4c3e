package io.goodsflow.supply;

import org.springframework.boot.SpringApplication;
import org.springframework.boot.autoconfigure.SpringBootApplication;
import org.springframework.boot.context.properties.ConfigurationPropertiesScan;

/** Starts supply-service: the entry points, and everything between a file and a draft. */
@SpringBootApplication
@ConfigurationPropertiesScan
public class SupplyServiceApplication {
    public static void main(String[] args) {
        SpringApplication.run(SupplyServiceApplication.class, args);
    }
}
