package io.goodsflow.demo;

import java.util.List;

/**
 * One product of the sample catalogue.
 *
 * @param outerId the merchant's own id
 * @param category name of its category
 * @param images URLs
 */
public record SampleProduct(
        String outerId,
        String category,
        String title,
        String description,
        String brand,
        List<String> images,
        List<SampleSku> skus) {

    public SampleProduct {
        images = List.copyOf(images);
        skus = List.copyOf(skus);
    }
}
