package io.goodsflow.kit.files;

import java.io.IOException;
import org.springframework.boot.autoconfigure.AutoConfiguration;
import org.springframework.boot.autoconfigure.condition.ConditionalOnMissingBean;
import org.springframework.boot.context.properties.EnableConfigurationProperties;
import org.springframework.context.annotation.Bean;

/** The local folder, unless a service brings another store. */
@AutoConfiguration
@EnableConfigurationProperties(FileProperties.class)
class FilesAutoConfiguration {

    @Bean
    @ConditionalOnMissingBean
    FileStore fileStore(FileProperties properties) throws IOException {
        return new LocalFileStore(properties.dir());
    }
}
