package io.goodsflow.supply.task.application;

import io.goodsflow.supply.task.domain.Failure;
import io.goodsflow.supply.task.domain.RemoteOutcome;

/** Drafts at product-service. Every request has an id that stays the same in every attempt. */
public interface Drafts {
    /** Drafted, Refused, Unavailable or Unknown. */
    RemoteOutcome create(Rows.RowWork row);

    /** What became of a {@link #create} whose answer is not known: Drafted, Absent, Unavailable or Unknown. */
    RemoteOutcome find(Rows.RowWork row);

    /** Updated, NoChange, Queued, Refused, Unavailable or Unknown. */
    RemoteOutcome update(Rows.RowWork row);

    /**
     * What became of an {@link #update} whose answer is not known, or that was queued: Updated, NoChange, Queued, Refused,
     * Absent, Unavailable or Unknown.
     */
    RemoteOutcome findUpdate(Rows.RowWork row);

    /** Whether the draft is still the row's own and open: Done, Refused, Unavailable or Unknown. */
    RemoteOutcome check(Rows.RowWork row);

    /** Submitted, Refused, Unavailable or Unknown. */
    RemoteOutcome submit(Rows.RowWork row);

    /** Gives the draft up unless it has become another operation's: Done, Refused, Unavailable or Unknown. */
    RemoteOutcome abandon(Rows.RowWork row, Failure why);
}
