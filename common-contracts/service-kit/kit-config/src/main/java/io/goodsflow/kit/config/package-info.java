/**
 * What stops a start whose settings are wrong, and says why: {@link SettingsCheck} looks at names and secrets,
 * {@link SettingsAnalyzer} puts what validation found into words, {@link SecretFiles} reads secrets from files.
 */
@NullMarked
package io.goodsflow.kit.config;

import org.jspecify.annotations.NullMarked;
