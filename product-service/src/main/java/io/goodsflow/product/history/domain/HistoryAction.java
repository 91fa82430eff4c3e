package io.goodsflow.product.history.domain;

/** What was done, and in which of the three stages (source 4.7.1). */
public enum HistoryAction {
    CREATE_DRAFT(Stage.DRAFT),
    REOPEN_DRAFT(Stage.DRAFT),
    EDIT_DRAFT(Stage.DRAFT),
    RESUBMIT(Stage.DRAFT),
    WITHDRAW(Stage.DRAFT),
    ABANDON_DRAFT(Stage.DRAFT),
    EXPIRE_DRAFT(Stage.DRAFT),
    RETURN_DRAFT(Stage.DRAFT),
    LOCK_FIELDS(Stage.DRAFT),
    UNLOCK_FIELDS(Stage.DRAFT),
    SUBMIT_FOR_QC(Stage.QC),
    APPEAL(Stage.QC),
    APPROVE(Stage.QC),
    REJECT(Stage.QC),
    STALE_VERDICT(Stage.QC),
    REPEATED_VERDICT(Stage.QC),
    CONTRADICTING_VERDICT(Stage.QC),
    FOREIGN_VERDICT(Stage.QC),
    PUBLISH(Stage.PUBLISH),
    ONLINE(Stage.PUBLISH),
    OFFLINE(Stage.PUBLISH),
    BAN(Stage.PUBLISH),
    UNBAN(Stage.PUBLISH),
    ARCHIVE(Stage.PUBLISH),
    RESTORE(Stage.PUBLISH),
    ROLLBACK(Stage.PUBLISH),
    CREATE(Stage.PUBLISH),
    EDIT(Stage.PUBLISH);

    private final Stage stage;

    HistoryAction(Stage stage) {
        this.stage = stage;
    }

    public Stage stage() {
        return stage;
    }

    /** Editing, review or publication. */
    public enum Stage {
        DRAFT,
        QC,
        PUBLISH
    }
}
