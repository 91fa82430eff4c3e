package io.goodsflow.kernel;

/**
 * One invalid field of a request or a sheet row.
 *
 * @param field path of the field in snake_case, for example {@code skus[0].price}
 * @param code stable code, for example {@code title.too_long}
 * @param message text for a person
 */
public record FieldError(String field, String code, String message) {}
