package io.goodsflow.product.fence.application;

import io.goodsflow.product.fence.domain.Subject;
import java.util.Collection;
import java.util.Set;

/** What transactions of this service have written and not ended yet, as the locks of the database tell. */
public interface OpenWrites {

    /** Those of the subjects that such a transaction has written; all of them if the database does not tell. */
    Set<Subject> of(Collection<Subject> subjects);
}
