package io.goodsflow.product.draft.application;

import io.goodsflow.product.history.domain.FieldChange;
import io.goodsflow.product.template.application.FindEffectiveTemplate;
import io.goodsflow.product.template.domain.EffectiveTemplate;
import java.util.List;
import org.springframework.stereotype.Service;

/** Calls changed attributes what the template of their category calls them. */
@Service
public class LabelChanges {

    private static final String ATTRIBUTE = "attributes.";

    private final FindEffectiveTemplate findEffectiveTemplate;

    LabelChanges(FindEffectiveTemplate findEffectiveTemplate) {
        this.findEffectiveTemplate = findEffectiveTemplate;
    }

    /** The same changes; what no template names keeps its own name. */
    public List<FieldChange> handle(long categoryId, List<FieldChange> changes) {
        if (changes.stream().noneMatch(change -> change.field().startsWith(ATTRIBUTE))) {
            return changes;
        }
        EffectiveTemplate template = findEffectiveTemplate.handle(categoryId);
        return changes.stream().map(change -> labelled(change, template)).toList();
    }

    private static FieldChange labelled(FieldChange change, EffectiveTemplate template) {
        return change.field().startsWith(ATTRIBUTE)
                ? template.attribute(change.field().substring(ATTRIBUTE.length()))
                        .map(attribute -> change.called(attribute.labelZh(), attribute.labelEn()))
                        .orElse(change)
                : change;
    }
}
