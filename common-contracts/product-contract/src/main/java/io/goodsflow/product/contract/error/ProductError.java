package io.goodsflow.product.contract.error;

import io.goodsflow.kernel.ErrorCode;

/** Reasons for which product-service refuses. */
public enum ProductError implements ErrorCode {
    DUPLICATE_ITEM("product.duplicate_item", 409, "The product exists already as item {0}.", "商品已存在，商品ID {0}。"),
    CATEGORY_NOT_FOUND("product.category_not_found", 400, "There is no category {0}.", "类目 {0} 不存在。"),
    CATEGORY_ABSENT("product.category_absent", 404, "There is no category {0}.", "类目 {0} 不存在。"),
    CATEGORY_NAME_TAKEN("product.category_name_taken", 400, "The category name {0} is taken.", "类目名称 {0} 已被使用。"),
    CATEGORY_IN_USE("product.category_in_use", 409, "The category has products.", "该类目下仍有商品。"),
    CATEGORY_HAS_CHILDREN("product.category_has_children", 409, "The category has subcategories.", "该类目下仍有子类目。"),
    NATURAL_KEY_IN_USE(
            "product.natural_key_in_use",
            409,
            "Products of category {0} would be told apart by other fields.",
            "类目 {0} 下商品的唯一性字段将会改变。"),
    TEMPLATE_CONFLICT("product.template_conflict", 409, "The template is at version {0} now.", "类目模板当前版本为 {0}。"),
    TEMPLATE_NOT_FOUND("product.template_not_found", 404, "The template has no version {0}.", "类目模板没有版本 {0}。"),
    DRAFT_NOT_FOUND("product.draft_not_found", 404, "There is no such draft.", "草稿不存在。"),
    DRAFT_NOT_EDITABLE("product.draft_not_editable", 409, "The draft is {0}.", "草稿当前状态为 {0}。"),
    DUPLICATE_SPECS("product.duplicate_specs", 400, "Two SKUs have the same specs: {0}.", "两个 SKU 的规格相同：{0}。"),
    DUPLICATE_SKU_CODE("product.duplicate_sku_code", 400, "Two SKUs have the same code: {0}.", "两个 SKU 的编码相同：{0}。"),
    SNAPSHOT_NOT_FOUND("product.snapshot_not_found", 404, "There is no such snapshot.", "快照不存在。"),
    STALE_VERDICT("product.stale_verdict", 409, "The verdict does not match the submission.", "审核结论与当前提交不一致。"),
    ITEM_NOT_FOUND("product.not_found", 404, "There is no such product.", "商品不存在。"),
    SKU_NOT_FOUND("product.sku_not_found", 404, "There is no such SKU: {0}.", "SKU 不存在：{0}。"),
    NOT_ON_SALE("product.not_on_sale", 409, "Some products are not on sale.", "部分商品未上架。"),
    CHECKOUT_NOT_FOUND("product.checkout_not_found", 404, "There is no such checkout.", "结算确认不存在。"),
    CHECKOUT_EXPIRED("product.checkout_expired", 409, "The checkout has expired.", "结算确认已过期。"),
    CHECKOUT_CHANGED("product.checkout_changed", 409, "Products changed since the checkout.", "商品在结算后已变更。"),
    ILLEGAL_SALE_STATE("product.illegal_sale_state", 409, "The product is {0}.", "商品当前状态为 {0}。"),
    NOT_PUBLISHABLE("product.not_publishable", 409, "This version cannot be published: {0}", "该版本无法发布：{0}"),
    VERSION_CONFLICT(
            "product.version_conflict",
            409,
            "The same fields were changed meanwhile; the product is at version {0} now.",
            "相同字段已被修改，商品当前版本为 {0}。"),
    DRAFT_OCCUPIED("product.draft_occupied", 409, "Draft {0} of {1} is in the way.", "已有进行中的草稿 {0}（{1}）。"),
    OWNERSHIP_CHANGED(
            "product.ownership_changed",
            409,
            "The ownership of this category is at version {0} now.",
            "该类目的字段主导权已变更，当前版本为 {0}。"),
    SPECS_TAKEN("product.specs_taken", 409, "SKU {0} of this product has the same specs.", "该商品的 SKU {0} 规格相同。"),
    TOO_MANY_SKUS("product.too_many_skus", 409, "A product has at most {0} SKUs.", "一个商品最多 {0} 个 SKU。"),
    SKU_BEING_CHANGED("product.sku_being_changed", 409, "SKU {0} is being changed.", "SKU {0} 正在变更中。"),
    SKU_STOCK_PENDING("product.sku_stock_pending", 409, "The stock of SKU {0} is not set yet.", "SKU {0} 的库存尚未建立。"),
    SKU_STOCK_REFUSED(
            "product.sku_stock_refused", 409, "The stock of SKU {0} cannot be set: {1}", "SKU {0} 的库存无法建立：{1}"),
    SKU_IN_USE("product.sku_in_use", 409, "SKU {0} is in use: {1}.", "SKU {0} 正被使用：{1}。"),
    STOCK_MOVED("product.stock_moved", 409, "{0} units are available now.", "当前可用库存为 {0}。"),
    STOCK_REFUSED("product.stock_refused", 409, "The stock cannot be changed: {0}", "库存无法变更：{0}"),
    REFERENCE_RELEASED("product.reference_released", 409, "The reference {0} was released already.", "引用 {0} 已释放。"),
    FENCE_UNAVAILABLE(
            "product.fence_unavailable", 503, "Products cannot be changed now; try again later.", "暂时无法修改商品，请稍后再试。"),
    DETAIL_BUSY("product.detail_busy", 503, "Too many look at products now.", "当前浏览人数过多，请稍后再试。"),
    LIST_BUSY("product.list_busy", 503, "Too many look at lists of products now.", "当前浏览商品列表的人数过多，请稍后再试。"),
    VERSION_NOT_FOUND("product.version_not_found", 404, "The product has no version {0}.", "商品没有版本 {0}。");

    private final String code;
    private final int status;
    private final String english;
    private final String chinese;

    ProductError(String code, int status, String english, String chinese) {
        this.code = code;
        this.status = status;
        this.english = english;
        this.chinese = chinese;
    }

    @Override
    public String code() {
        return code;
    }

    @Override
    public int status() {
        return status;
    }

    @Override
    public String english() {
        return english;
    }

    @Override
    public String chinese() {
        return chinese;
    }
}
