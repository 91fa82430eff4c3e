package io.goodsflow.supply.single.adapter.web;

import org.jspecify.annotations.Nullable;
import tools.jackson.databind.annotation.JsonDeserialize;

/**
 * A member of a merge patch (RFC 7396) that was there. A member that was not is a null in the place of this, so that an
 * absent one, which keeps, and a null, which clears, stay two things.
 *
 * @param value null if the member was null
 */
@JsonDeserialize(using = ChangeReader.class)
record Change<T>(@Nullable T value) {}
