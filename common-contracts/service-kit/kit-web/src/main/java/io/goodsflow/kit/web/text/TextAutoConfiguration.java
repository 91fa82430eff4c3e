package io.goodsflow.kit.web.text;

import jakarta.validation.constraints.NotBlank;
import jakarta.validation.constraints.Size;
import org.hibernate.validator.HibernateValidatorConfiguration;
import org.hibernate.validator.cfg.ConstraintMapping;
import org.springframework.boot.autoconfigure.AutoConfiguration;
import org.springframework.boot.validation.autoconfigure.ValidationAutoConfiguration;
import org.springframework.boot.validation.autoconfigure.ValidationConfigurationCustomizer;
import org.springframework.context.annotation.Bean;

/**
 * Two of the standard annotations mean here what their readers take them for: {@code @Size} of a text counts characters,
 * as {@code maxLength} of the OpenAPI document and the columns of the database do, and {@code @NotBlank} wants something
 * that can be seen.
 */
@AutoConfiguration(before = ValidationAutoConfiguration.class)
class TextAutoConfiguration {

    @Bean
    ValidationConfigurationCustomizer textsAsPeopleSeeThem() {
        return configuration -> {
            if (configuration instanceof HibernateValidatorConfiguration hibernate) {
                ConstraintMapping mapping = hibernate.createConstraintMapping();
                mapping.constraintDefinition(Size.class)
                        .includeExistingValidators(false)
                        .validatedBy(SizeOf.Text.class)
                        .validatedBy(SizeOf.Entries.class)
                        .validatedBy(SizeOf.Members.class);
                mapping.constraintDefinition(NotBlank.class)
                        .includeExistingValidators(false)
                        .validatedBy(Visible.class);
                hibernate.addMapping(mapping);
            }
        };
    }
}
