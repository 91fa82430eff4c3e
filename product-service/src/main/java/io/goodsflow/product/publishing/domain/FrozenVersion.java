package io.goodsflow.product.publishing.domain;

/** A new version and what its snapshot freezes beside the content. */
public record FrozenVersion(ItemVersion version, VersionFacts facts) {}
