package io.goodsflow.product.template;

import static io.goodsflow.product.Templates.closed;
import static io.goodsflow.product.Templates.text;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.catchThrowableOfType;

import io.goodsflow.kernel.FieldError;
import io.goodsflow.kernel.GoodsflowException;
import io.goodsflow.kit.feign.RemoteRefusedException;
import io.goodsflow.product.Http;
import io.goodsflow.product.ProductServiceTest;
import io.goodsflow.product.Products;
import io.goodsflow.product.Templates;
import io.goodsflow.product.category.application.AddCategory;
import io.goodsflow.product.contract.api.ContentJudgements;
import io.goodsflow.product.contract.api.DraftContent;
import io.goodsflow.product.contract.api.TemplateApi;
import io.goodsflow.product.contract.api.ValidateContentsRequest;
import io.goodsflow.product.template.domain.Attribute;
import io.goodsflow.product.template.domain.AttributeType;
import java.util.ArrayList;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.IntStream;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.springframework.beans.factory.annotation.Autowired;
import org.springframework.boot.test.web.server.LocalServerPort;
import org.springframework.cloud.openfeign.FeignClientBuilder;
import org.springframework.context.ApplicationContext;
import org.springframework.jdbc.core.JdbcTemplate;
import tools.jackson.databind.JsonNode;

/** Drafts, merges and commands under a template, and the same rules for other services. */
@ProductServiceTest
class ByTemplateTest {

    @Autowired
    private Products products;

    @Autowired
    private Templates templates;

    @Autowired
    private JdbcTemplate jdbc;

    @Autowired
    private ApplicationContext context;

    @LocalServerPort
    private int port;

    private final long merchant = Products.newMerchant();
    private AddCategory.Added category;
    private Http operator;

    @BeforeEach
    void aCategory() {
        category = products.newCategory();
        operator = Http.as(port, "OPERATOR");
    }

    @Test
    void aDraftIsRefusedWithAllThatIsWrongWithIt() {
        templates.give(category.id(), 0, closed(text("year", true), text("maker", false)));

        GoodsflowException refused =
                refused(() -> products.create(Products.request(merchant, Products.content(category.name()))));

        assertThat(codes(refused.fieldErrors()))
                .containsExactly("attributes.year attributes.required", "attributes.origin attributes.unknown");
    }

    @Test
    void aDraftThatKeepsTheTemplateGoesAllTheWay() {
        templates.give(category.id(), 0, closed(text("origin", true)));

        Products.Submitted published = products.published(merchant, Products.content(category.name()));

        assertThat(saleState(published.itemId())).isEqualTo("ONLINE");
    }

    @Test
    void aDraftThatNoLongerKeepsItIsNotSubmitted() {
        var draft = products.create(Products.request(merchant, Products.content(category.name())));
        templates.give(category.id(), 0, closed(text("year", true), text("origin", false)));

        GoodsflowException refused = refused(() -> products.submit(draft));

        assertThat(codes(refused.fieldErrors())).containsExactly("attributes.year attributes.required");
        assertThat(status(draft.draftId())).isEqualTo("EDITING");
    }

    @Test
    void aPassedDraftThatTheTemplateOfTodayRefusesComesBackWithItsFields() {
        Products.Submitted submitted = products.submitted(merchant, Products.content(category.name()));
        templates.give(category.id(), 0, closed(text("year", true)));

        products.pass(submitted.draft(), submitted.answer());

        Map<String, Object> draft = jdbc.queryForMap(
                "SELECT status, rebase_required, status_reasons FROM product_draft_tab WHERE draft_id = ?",
                submitted.draft().draftId());
        assertThat(draft).containsEntry("status", "EDITING").containsEntry("rebase_required", true);
        assertThat(draft.get("status_reasons").toString())
                .contains("\"code\":\"attributes.required\"", "\"field\":\"attributes.year\"")
                .contains("\"code\":\"attributes.unknown\"", "\"field\":\"attributes.origin\"");
        assertThat(jdbc.queryForObject(
                        "SELECT COUNT(*) FROM product_item_tab WHERE item_id = ?", Long.class, submitted.itemId()))
                .isZero();
    }

    @Test
    void aDraftThatHundredsOfRulesRefuseComesBackToo() {
        List<String> values =
                IntStream.range(0, 500).mapToObj(i -> "%064d".formatted(i)).toList();
        Map<String, String> attributes = new LinkedHashMap<>();
        List<Attribute> strict = new ArrayList<>();
        for (int i = 0; i < 20; i++) {
            attributes.put("kind" + i, "none of them");
            strict.add(new Attribute("kind" + i, "k", "k", AttributeType.ENUM, false, values, null, null, null, null));
        }
        IntStream.range(0, 150).forEach(i -> strict.add(text("missing" + i, true)));
        Products.Submitted submitted =
                products.submitted(merchant, with(Products.content(category.name()), attributes));
        templates.give(category.id(), 0, closed(strict.toArray(Attribute[]::new)));

        products.pass(submitted.draft(), submitted.answer());

        assertThat(status(submitted.draft().draftId())).isEqualTo("EDITING");
        assertThat(jdbc.queryForObject(
                        "SELECT status_reasons FROM product_draft_tab WHERE draft_id = ?",
                        String.class,
                        submitted.draft().draftId()))
                .contains("\"field\":\"attributes.kind0\"", "\"code\":\"reasons.more\"", "and 120 more");
    }

    @Test
    void aTemplateThatIsInheritedJudgesToo() {
        AddCategory.Added child = products.newCategory();
        operator.put(204, "{\"parent_id\": " + category.id() + "}", "/api/admin/categories/{id}/parent", child.id());
        templates.give(category.id(), 0, closed(text("year", true), text("origin", false)));

        GoodsflowException refused =
                refused(() -> products.create(Products.request(merchant, Products.content(child.name()))));

        assertThat(codes(refused.fieldErrors())).containsExactly("attributes.year attributes.required");
    }

    @Test
    void whatComesBackIntoTheShopKeepsTheTemplateOfTodayButAnythingMayBeTakenOut() {
        long item =
                products.published(merchant, Products.content(category.name())).itemId();
        operator.post(200, null, "/api/admin/items/{id}/unpublish", item);
        templates.give(category.id(), 0, closed(text("year", true), text("origin", false)));

        JsonNode refusal = operator.post(409, null, "/api/admin/items/{id}/publish", item);

        assertThat(refusal.get("code").asString()).isEqualTo("product.not_publishable");
        assertThat(refusal.at("/errors/0/field").asString()).isEqualTo("attributes.year");
        operator.post(200, null, "/api/admin/items/{id}/archive", item);
        operator.post(409, null, "/api/admin/items/{id}/restore", item);
        templates.give(category.id(), 1, closed(text("origin", false)));
        operator.post(200, null, "/api/admin/items/{id}/restore", item);
    }

    @Test
    void othersMayAskTheVeryRulesOfADraft() {
        templates.give(category.id(), 0, closed(text("year", true), text("origin", false)));
        DraftContent good = with(Products.content(category.name()), Map.of("year", "2026"));
        DraftContent bad = with(Products.content(category.name()), Map.of("origin", "Anxi", "x", "y"));
        DraftContent nowhere = Products.content("no such category");
        long drafts = drafts();

        ContentJudgements judged = api().validate(new ValidateContentsRequest(List.of(good, bad, nowhere)));

        assertThat(judged.items().get(0).errors()).isEmpty();
        assertThat(judged.items().get(0).categoryId()).isEqualTo(category.id());
        assertThat(judged.items().get(1).errors())
                .isEqualTo(refused(() -> products.create(Products.request(merchant, bad)))
                        .fieldErrors())
                .hasSize(2);
        assertThat(codes(judged.items().get(2).errors())).containsExactly("category product.category_not_found");
        assertThat(judged.items().get(2).categoryId()).isNull();
        assertThat(drafts()).isEqualTo(drafts);
    }

    @Test
    void theBatchOfContentsHasABound() {
        DraftContent one = Products.content(category.name());

        assertThat(catchThrowableOfType(RemoteRefusedException.class, () -> api().validate(
                                        new ValidateContentsRequest(Collections.nCopies(201, one))))
                        .status())
                .isEqualTo(400);
        assertThat(api().validate(new ValidateContentsRequest(Collections.nCopies(200, one)))
                        .items())
                .hasSize(200);
    }

    @Test
    void othersMayReadWhatHolds() {
        templates.give(category.id(), 0, closed(text("year", true)));

        assertThat(api().template(category.id()).attributes().get(0).labelZh()).isEqualTo("标year");
        assertThat(api().template(category.id()).versions().get(0).version()).isEqualTo(1);
        assertThat(catchThrowableOfType(RemoteRefusedException.class, () -> api().template(Products.newMerchant()))
                        .status())
                .isEqualTo(404);
    }

    @Test
    void theHistoryCallsAttributesAsTheTemplateDoes() {
        templates.give(category.id(), 0, closed(text("origin", true)));
        long item =
                products.published(merchant, Products.content(category.name())).itemId();

        assertThat(labels(item, "zh-CN")).contains("标origin");
        assertThat(labels(item, "en")).contains("The origin").doesNotContain("标origin");
    }

    private List<String> labels(long item, String language) {
        List<String> labels = new ArrayList<>();
        for (JsonNode entry : operator.with("Accept-Language", language)
                .get(200, "/api/admin/items/{id}/history", item)
                .get("items")) {
            entry.get("change_payload").forEach(change -> {
                assertThat(change.has("label_en")).isFalse();
                labels.add(change.get("label").asString());
            });
        }
        return labels;
    }

    private TemplateApi api() {
        return new FeignClientBuilder(context)
                .forType(TemplateApi.class, "product-service")
                .url("http://127.0.0.1:" + port)
                .build();
    }

    private long drafts() {
        Long count = jdbc.queryForObject(
                "SELECT COUNT(*) FROM product_draft_tab WHERE merchant_id = ?", Long.class, merchant);
        return count == null ? 0 : count;
    }

    private String saleState(long item) {
        return jdbc.queryForObject("SELECT sale_state FROM product_item_tab WHERE item_id = ?", String.class, item);
    }

    private String status(long draft) {
        return jdbc.queryForObject("SELECT status FROM product_draft_tab WHERE draft_id = ?", String.class, draft);
    }

    private static GoodsflowException refused(Runnable call) {
        GoodsflowException refused = catchThrowableOfType(GoodsflowException.class, call::run);
        assertThat(refused).isNotNull();
        return refused;
    }

    private static List<String> codes(List<FieldError> errors) {
        return errors.stream().map(error -> error.field() + " " + error.code()).toList();
    }

    private static DraftContent with(DraftContent content, Map<String, String> attributes) {
        return new DraftContent(
                content.category(),
                content.title(),
                content.description(),
                content.brand(),
                content.outerId(),
                content.imageUrls(),
                new LinkedHashMap<>(attributes),
                content.skus());
    }
}
