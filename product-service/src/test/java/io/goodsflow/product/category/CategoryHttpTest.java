package io.goodsflow.product.category;

import static org.assertj.core.api.Assertions.assertThat;

import io.goodsflow.product.Callers;
import io.goodsflow.product.ProductServiceTest;
import io.goodsflow.product.Products;
import io.goodsflow.product.Together;
import io.goodsflow.product.Workshop;
import io.goodsflow.product.category.application.AddCategory;
import java.util.List;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.springframework.beans.factory.annotation.Autowired;
import org.springframework.boot.test.web.server.LocalServerPort;
import org.springframework.http.MediaType;
import org.springframework.jdbc.core.JdbcTemplate;
import org.springframework.test.web.servlet.client.RestTestClient;
import org.springframework.test.web.servlet.client.RestTestClient.ResponseSpec;

@ProductServiceTest
class CategoryHttpTest {

    private static final String PATH = "/api/admin/categories";

    @Autowired
    private Products products;

    @Autowired
    private JdbcTemplate jdbc;

    @LocalServerPort
    private int port;

    private RestTestClient admin;
    private final String name = Workshop.unique("茶");

    @BeforeEach
    void anAdmin() {
        admin = Callers.with(port, Workshop.unique("admin"), "ADMIN");
    }

    @Test
    void aCategoryIsAddedAndListedForGuests() {
        AddCategory.Added added = added(name);

        assertThat(added.name()).isEqualTo(name);
        Callers.withoutToken(port)
                .get()
                .uri("/api/categories")
                .exchange()
                .expectStatus()
                .isOk()
                .expectBody()
                .jsonPath("$.items[?(@.id == %d)].name".formatted(added.id()))
                .isEqualTo(name)
                .jsonPath("$.items[?(@.id == %d)].created_at".formatted(added.id()))
                .isNotEmpty();
    }

    @Test
    void aCategoryMayBeAddedUnderAnother() {
        long parent = added(name).id();

        post("{\"name\": \"%s\", \"parent_id\": %d}".formatted(name + "/2", parent))
                .expectStatus()
                .isCreated()
                .expectBody()
                .jsonPath("$.parent_id")
                .isEqualTo(parent);
        assertThat(jdbc.queryForObject("SELECT parent_id FROM category WHERE name = ?", Long.class, name + "/2"))
                .isEqualTo(parent);
        problem(
                post("{\"name\": \"%s\", \"parent_id\": %d}".formatted(name + "/3", Workshop.newId())),
                404,
                "product.category_absent");
    }

    @Test
    void aTakenNameIsRefusedWhoeverComesSecond() throws Exception {
        List<Integer> statuses = Together.run(
                6, i -> post(named(name)).returnResult(String.class).getStatus().value());

        assertThat(statuses).containsOnlyOnce(201);
        assertThat(statuses).filteredOn(status -> status == 400).hasSize(5);
        problem(post(named(" " + name + " ")), 400, "product.category_name_taken")
                .jsonPath("$.errors[0].field")
                .isEqualTo("name");
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "{}",
                "{\"name\": null}",
                "{\"name\": \"\"}",
                "{\"name\": \" \\u3000\"}",
                "{\"name\": \"\\u200b\"}"
            })
    void aNameIsRequired(String body) {
        problem(post(body), 400, "request.invalid")
                .jsonPath("$.errors[0].field")
                .isEqualTo("name");
    }

    @ParameterizedTest
    @ValueSource(strings = {"\\u200b", "\\u0000", "\\n", "\\u202e", "\\ufeff"})
    void aNameHasNothingThatIsNotSeen(String unseen) {
        problem(post(named(name + unseen + "x")), 400, "request.invalid")
                .jsonPath("$.errors[0].code")
                .isEqualTo("category.name_invalid");
    }

    @Test
    void aNameHasAtMost64Characters() {
        String longest = "🍵".repeat(27) + Workshop.unique("x").substring(1);
        assertThat(longest.codePointCount(0, longest.length())).isEqualTo(64);

        post(named(longest)).expectStatus().isCreated();
        problem(post(named(longest + "x")), 400, "request.invalid");
    }

    @Test
    void whatItMayNotSayIsRefused() {
        problem(post("{\"name\": \"" + name + "\", \"id\": 7}"), 400, "request.unknown_field");
        problem(post("{\"name\": 7}"), 400, "request.invalid");
        problem(post("[]"), 400, "request.malformed");
        problem(post("not json"), 400, "request.malformed");
        admin.post()
                .uri(PATH)
                .contentType(MediaType.TEXT_PLAIN)
                .body(name)
                .exchange()
                .expectStatus()
                .isEqualTo(415);
    }

    @Test
    void aKeyMakesARepeatSafe() {
        String key = Workshop.unique("key");
        AddCategory.Added first = addedWith(key, name);

        assertThat(addedWith(key, name)).isEqualTo(first);
        problem(post(key, named(name + "!")), 422, "request.idempotency_key_reused");
        problem(post(named(name)), 400, "product.category_name_taken");
        problem(post("k".repeat(129), named(name + "?")), 400, "request.invalid");
    }

    @Test
    void aCategoryIsRenamedAndTheSameNameAgainIsFine() {
        AddCategory.Added added = added(name);
        AddCategory.Added other = products.newCategory();

        put(added.id(), named(name + "!")).expectStatus().isNoContent();
        put(added.id(), named(name + "!")).expectStatus().isNoContent();

        assertThat(jdbc.queryForObject("SELECT name FROM category WHERE id = ?", String.class, added.id()))
                .isEqualTo(name + "!");
        problem(put(added.id(), named(other.name())), 400, "product.category_name_taken");
        problem(put(added.id(), named(" ")), 400, "request.invalid");
        problem(put(Workshop.newId(), named(name)), 404, "request.not_found");
        problem(put(added.id(), "{\"name\": \"x\", \"id\": 1}"), 400, "request.unknown_field");
    }

    @Test
    void aKeyKeepsALateRepeatFromUndoingALaterRename() {
        AddCategory.Added added = added(name);
        String key = Workshop.unique("key");
        put(key, added.id(), named(name + "!")).expectStatus().isNoContent();
        put(added.id(), named(name + "?")).expectStatus().isNoContent();

        put(key, added.id(), named(name + "!")).expectStatus().isNoContent();

        assertThat(jdbc.queryForObject("SELECT name FROM category WHERE id = ?", String.class, added.id()))
                .isEqualTo(name + "?");
        problem(put(key, added.id(), named(name)), 422, "request.idempotency_key_reused");
        problem(put(key, products.newCategory().id(), named(name + "!")), 422, "request.idempotency_key_reused");
        problem(put("k".repeat(129), added.id(), named(name)), 400, "request.invalid");
    }

    @Test
    void aRefusedRenameLeavesItsKeyFree() {
        AddCategory.Added added = added(name);
        AddCategory.Added other = products.newCategory();
        String key = Workshop.unique("key");
        problem(put(key, added.id(), named(other.name())), 400, "product.category_name_taken");

        put(key, added.id(), named(name + "!")).expectStatus().isNoContent();
    }

    @Test
    void aCategoryWithoutProductsIsRemoved() {
        AddCategory.Added added = added(name);

        delete(added.id()).expectStatus().isNoContent();

        problem(delete(added.id()), 404, "request.not_found");
        post(named(name)).expectStatus().isCreated();
    }

    @Test
    void aKeyTellsARepeatedRemovalThatItIsDone() {
        AddCategory.Added added = added(name);
        String key = Workshop.unique("key");

        delete(key, added.id()).expectStatus().isNoContent();
        delete(key, added.id()).expectStatus().isNoContent();
    }

    @Test
    void aCategoryWithProductsStays() {
        AddCategory.Added added = added(name);
        products.published(Products.newMerchant(), Products.content(added.name()));

        problem(delete(added.id()), 409, "product.category_in_use");

        put(added.id(), named(name + "!")).expectStatus().isNoContent();
    }

    @Test
    void aDraftDoesNotHoldItsCategory() {
        AddCategory.Added added = added(name);
        products.create(Products.request(Products.newMerchant(), Products.content(added.name())));

        delete(added.id()).expectStatus().isNoContent();
    }

    @Test
    void anIdThatIsNoneIsRefused() {
        problem(admin.delete().uri(PATH + "/x").exchange(), 400, "request.invalid");
    }

    private AddCategory.Added added(String categoryName) {
        return addedOf(post(named(categoryName)));
    }

    private AddCategory.Added addedWith(String key, String categoryName) {
        return addedOf(post(key, named(categoryName)));
    }

    private static AddCategory.Added addedOf(ResponseSpec response) {
        AddCategory.Added added = response.expectStatus()
                .isCreated()
                .expectBody(AddCategory.Added.class)
                .returnResult()
                .getResponseBody();
        assertThat(added).isNotNull();
        return added;
    }

    private static String named(String categoryName) {
        return "{\"name\": \"" + categoryName + "\"}";
    }

    private ResponseSpec post(String body) {
        return admin.post()
                .uri(PATH)
                .contentType(MediaType.APPLICATION_JSON)
                .body(body)
                .exchange();
    }

    private ResponseSpec post(String key, String body) {
        return admin.post()
                .uri(PATH)
                .header("Idempotency-Key", key)
                .contentType(MediaType.APPLICATION_JSON)
                .body(body)
                .exchange();
    }

    private ResponseSpec put(long id, String body) {
        return admin.put()
                .uri(PATH + "/" + id)
                .contentType(MediaType.APPLICATION_JSON)
                .body(body)
                .exchange();
    }

    private ResponseSpec put(String key, long id, String body) {
        return admin.put()
                .uri(PATH + "/" + id)
                .header("Idempotency-Key", key)
                .contentType(MediaType.APPLICATION_JSON)
                .body(body)
                .exchange();
    }

    private ResponseSpec delete(long id) {
        return admin.delete().uri(PATH + "/" + id).exchange();
    }

    private ResponseSpec delete(String key, long id) {
        return admin.delete()
                .uri(PATH + "/" + id)
                .header("Idempotency-Key", key)
                .exchange();
    }

    private static RestTestClient.BodyContentSpec problem(ResponseSpec response, int status, String code) {
        return response.expectStatus()
                .isEqualTo(status)
                .expectHeader()
                .contentTypeCompatibleWith(MediaType.APPLICATION_PROBLEM_JSON)
                .expectBody()
                .jsonPath("$.code")
                .isEqualTo(code)
                .jsonPath("$.trace_id")
                .isNotEmpty();
    }
}
