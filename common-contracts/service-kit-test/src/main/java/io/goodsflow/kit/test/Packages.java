package io.goodsflow.kit.test;

import static com.tngtech.archunit.base.DescribedPredicate.describe;

import com.tngtech.archunit.base.DescribedPredicate;
import com.tngtech.archunit.core.domain.JavaClass;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;

/** Where a class stands: {@code io.goodsflow.<service>.<feature>.<layer>…}. */
final class Packages {

    static final String KERNEL = "io.goodsflow.kernel..";
    static final String CONTRACTS = "io.goodsflow.*.contract..";
    static final String DOMAIN = "io.goodsflow.*.*.domain..";
    static final String APPLICATION = "io.goodsflow.*.*.application..";
    static final String ADAPTER = "io.goodsflow.*.*.adapter..";

    private static final Pattern PLACE = Pattern.compile(
            "io\\.goodsflow\\.(?<service>[a-z0-9]+)(\\.(?<feature>[a-z0-9]+)(\\.(?<layer>[a-z0-9]+))?)?.*");

    private Packages() {}

    /** Of the project's own packages; empty for libraries, the kernel and the kit, which are no services. */
    static Optional<Place> placeOf(JavaClass type) {
        Matcher matcher = PLACE.matcher(type.getBaseComponentType().getPackageName());
        if (!matcher.matches() || matcher.group("service").matches("kernel|kit")) {
            return Optional.empty();
        }
        return Optional.of(new Place(matcher.group("service"), matcher.group("feature"), matcher.group("layer")));
    }

    /** Classes of a flat feature: no rules of their own, all in one package. */
    static DescribedPredicate<JavaClass> inAFlatFeature() {
        return describe("in a flat feature", type -> placeOf(type)
                .filter(place -> place.feature() != null && place.layer() == null && !place.isContract())
                .isPresent());
    }

    /** A place in the package tree; feature and layer are null further up. */
    record Place(
            String service,
            @Nullable String feature,
            @Nullable String layer) {

        boolean isContract() {
            return "contract".equals(feature);
        }

        boolean isLayer(String name) {
            return name.equals(layer);
        }

        boolean sameFeature(Place other) {
            return service.equals(other.service) && feature != null && feature.equals(other.feature);
        }
    }
}
