package io.goodsflow.product;

import io.goodsflow.product.template.application.ChangeTemplate;
import io.goodsflow.product.template.domain.Attribute;
import io.goodsflow.product.template.domain.AttributeType;
import io.goodsflow.product.template.domain.Contract;
import io.goodsflow.product.template.domain.TemplateRules;
import java.util.List;

/** Gives categories templates. */
public class Templates {

    private final ChangeTemplate changeTemplate;

    Templates(ChangeTemplate changeTemplate) {
        this.changeTemplate = changeTemplate;
    }

    public long give(long categoryId, long baseVersion, TemplateRules rules) {
        return changeTemplate
                .handle(new ChangeTemplate.Command(null, categoryId, baseVersion, rules, "olga", "because"))
                .version();
    }

    public static TemplateRules closed(Attribute... attributes) {
        return new TemplateRules(false, List.of(attributes), List.of(), Contract.NOTHING_SAID, List.of());
    }

    /** Any attributes, and products told apart by these fields; attributes among them are texts. */
    public static TemplateRules keyed(String... fields) {
        return new TemplateRules(
                true,
                List.of(fields).stream()
                        .filter(field -> field.startsWith("attributes."))
                        .map(field -> text(field.substring("attributes.".length()), false))
                        .toList(),
                List.of(),
                Contract.NOTHING_SAID,
                List.of(fields));
    }

    public static TemplateRules promising(Contract contract) {
        return new TemplateRules(true, List.of(), List.of(), contract, List.of());
    }

    public static Attribute text(String name, boolean required) {
        return new Attribute(
                name, "标" + name, "The " + name, AttributeType.TEXT, required, List.of(), null, null, null, null);
    }
}
