package io.goodsflow.demo;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import tools.jackson.databind.DeserializationFeature;
import tools.jackson.databind.PropertyNamingStrategies;
import tools.jackson.dataformat.yaml.YAMLMapper;

/**
 * The bundled catalogue. Its source is one YAML file a category under {@code catalogue/}; {@code index.txt} there lists
 * the files, because a folder inside a jar cannot be listed.
 */
public final class SampleCatalogue {

    private static final String FOLDER = "catalogue/";
    private static final String IMAGE_HOST = "https://images.goodsflow.example/";

    private final List<SampleProduct> products;

    private SampleCatalogue(List<SampleProduct> products) {
        this.products = List.copyOf(products);
    }

    /** The catalogue as bundled. */
    public static SampleCatalogue load() {
        YAMLMapper yaml = YAMLMapper.builder()
                .propertyNamingStrategy(PropertyNamingStrategies.SNAKE_CASE)
                .enable(DeserializationFeature.FAIL_ON_UNKNOWN_PROPERTIES)
                .build();
        List<SampleProduct> products = new ArrayList<>();
        read("index.txt").lines().filter(line -> !line.isBlank()).forEach(file -> {
            CategoryFile category = yaml.readValue(read(file), CategoryFile.class);
            category.products().forEach(entry -> products.add(entry.in(category.category())));
        });
        return new SampleCatalogue(products);
    }

    /** In the order of the sheet. */
    public List<SampleProduct> products() {
        return products;
    }

    /** Names of the categories, in the order of their first product. */
    public List<String> categories() {
        return products.stream().map(SampleProduct::category).distinct().toList();
    }

    public int skuCount() {
        return products.stream().mapToInt(product -> product.skus().size()).sum();
    }

    private static String read(String name) {
        try (InputStream file = SampleCatalogue.class.getClassLoader().getResourceAsStream(FOLDER + name)) {
            if (file == null) {
                throw new IllegalStateException("The sample catalogue lacks the file " + name + ".");
            }
            return new String(file.readAllBytes(), StandardCharsets.UTF_8);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    private record CategoryFile(String category, List<Entry> products) {}

    private record Entry(
            String outerId, String title, String brand, String description, List<String> images, List<SampleSku> skus) {

        SampleProduct in(String category) {
            List<String> urls = images.stream().map(IMAGE_HOST::concat).toList();
            return new SampleProduct(outerId, category, title, description, brand, urls, skus);
        }
    }
}
