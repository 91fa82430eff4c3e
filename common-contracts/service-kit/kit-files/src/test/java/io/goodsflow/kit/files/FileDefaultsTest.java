package io.goodsflow.kit.files;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Map;
import org.junit.jupiter.api.Test;
import org.springframework.boot.SpringApplication;
import org.springframework.core.env.MapPropertySource;
import org.springframework.core.env.StandardEnvironment;

class FileDefaultsTest {

    @Test
    void filesLieBesideTheOtherDataUnlessToldOtherwise() {
        assertThat(dirWith(Map.of("GOODSFLOW_HOME", "/data/goodsflow"))).isEqualTo("/data/goodsflow/files");
        assertThat(dirWith(Map.of("GOODSFLOW_HOME", "/data", "goodsflow.files.dir", "/elsewhere")))
                .isEqualTo("/elsewhere");
    }

    private static String dirWith(Map<String, Object> settings) {
        StandardEnvironment environment = new StandardEnvironment();
        environment.getPropertySources().addFirst(new MapPropertySource("settings", settings));
        new FileDefaults().postProcessEnvironment(environment, new SpringApplication());
        return environment.getProperty("goodsflow.files.dir");
    }
}
