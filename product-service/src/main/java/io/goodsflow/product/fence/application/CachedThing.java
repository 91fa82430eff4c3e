package io.goodsflow.product.fence.application;

import java.util.Optional;
import org.jspecify.annotations.Nullable;

/** Something that is read from the database and cached as text. */
public interface CachedThing<T> {

    /** Whether it is there at all; asked before anything of it is kept, so that what never was leaves no trace. */
    boolean exists();

    Optional<T> load();

    String write(T value);

    /** @return null if the text is not what {@link #write} makes */
    @Nullable
    T read(String text);
}
