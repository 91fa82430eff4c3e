package io.goodsflow.kit.files;

import jakarta.validation.constraints.NotNull;
import java.nio.file.Path;
import org.springframework.boot.context.properties.ConfigurationProperties;
import org.springframework.validation.annotation.Validated;

/**
 * Where files are kept.
 *
 * @param dir folder of the local store, made if absent; instances of one service share it
 */
@Validated
@ConfigurationProperties("goodsflow.files")
record FileProperties(@NotNull Path dir) {}
