package io.goodsflow.kit.web.problem;

import static org.assertj.core.api.Assertions.assertThat;

import io.goodsflow.kit.web.Role;
import io.goodsflow.kit.web.RunningService;
import io.goodsflow.kit.web.Tokens;
import java.net.http.HttpRequest;
import java.nio.charset.Charset;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import tools.jackson.databind.JsonNode;

class BadRequestTest extends RunningService {

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "{'outer_id':'a','price':1.5}|price|field.wrong_type",
                "{'outer_id':'a','price':1.0}|price|field.wrong_type",
                "{'outer_id':'a','price':'1'}|price|field.wrong_type",
                "{'outer_id':'a','price':true}|price|field.wrong_type",
                "{'outer_id':'a','price':null}|price|field.required",
                "{'outer_id':'a'}|price|field.required",
                "{'outer_id':'a','price':99999999999999999999}|price|field.wrong_type",
                "{'outer_id':17,'price':1}|outer_id|field.wrong_type",
                "{'outer_id':true,'price':1}|outer_id|field.wrong_type",
                "{'outer_id':['a'],'price':1}|outer_id|field.wrong_type",
                "{'outer_id':'a','price':1,'units_in_stock':''}|units_in_stock|field.wrong_type",
                "{'outer_id':'a','price':1,'units_in_stock':2147483648}|units_in_stock|field.wrong_type",
                "{'outer_id':'a','price':1,'on_sale':1}|on_sale|field.wrong_type",
                "{'outer_id':'a','price':1,'on_sale':'true'}|on_sale|field.wrong_type",
                "{'outer_id':'a','price':1,'colour':'BLUE'}|colour|field.wrong_type",
                "{'outer_id':'a','price':1,'colour':0}|colour|field.wrong_type",
                "{'outer_id':'a','price':1,'made_at':'yesterday'}|made_at|field.wrong_type",
                "{'outer_id':'a','price':1,'sub_parts':{}}|sub_parts|field.wrong_type",
                "{'outer_id':'a','price':1,'sub_parts':[{'part_name':'x','count':'1'}]}|sub_parts[0].count|field.wrong_type",
                "{'outer_id':'a','price':1,'free_attributes':{'size':42}}|free_attributes.size|field.wrong_type",
                "{'outer_id':'a','price':1,'strict':{'value':-1}}|strict|field.invalid",
                "{'outer_id':' ','price':1}|outer_id|field.required",
                "{'outer_id':'\u200b\ufeff','price':1}|outer_id|field.required",
                "{'outer_id':'a','price':1,'made_at':4102444800}|made_at|field.wrong_type",
                "{'outer_id':'a','price':1,'made_at':'4102444800'}|made_at|field.wrong_type",
                "{'outer_id':'a','price':1,'made_at':''}|made_at|field.wrong_type",
                "{'outer_id':'a','price':1,'made_at':'+20000-01-01T00:00:00Z'}|made_at|field.wrong_type",
                "{'outer_id':'a','price':1,'made_at':'9999-12-31T23:59:59-08:00'}|made_at|field.wrong_type",
                "{'outer_id':'a','price':1,'made_at':'0001-01-01T00:00:00Z'}|made_at|field.wrong_type",
                "{'outer_id':'a','price':1,'free_attributes':{'7':42}}|free_attributes[7]|field.wrong_type",
                "{'outer_id':'123456789','price':1}|outer_id|text.too_long",
                "{'outer_id':'a','price':-1}|price|number.too_small",
                "{'outer_id':'a','price':101}|price|number.too_large",
                "{'outer_id':'a','price':1,'sub_parts':[]}|sub_parts|list.too_short",
                "{'outer_id':'a','price':1,'sub_parts':[null]}|sub_parts[0]|field.required",
                "{'outer_id':'a','price':1,'sub_parts':[{'part_name':'x','count':1},{'part_name':'','count':1}]}|sub_parts[1].part_name|field.required",
                "{'outer_id':'a','price':1,'free_attributes':{'Big Size':'long'}}|free_attributes.Big Size|text.too_long",
            })
    void anInvalidBodyIsA400ThatNamesTheField(String body, String field, String code) {
        Answer answer = post("/api/open/things", body.replace('\'', '"'));

        assertThat(answer.status()).isEqualTo(400);
        assertThat(answer.text("code")).isEqualTo("request.invalid");
        assertThat(findings(answer)).containsExactly(field + " " + code);
        assertThat(answer.response().body()).doesNotContain("io.goodsflow", "secret", "java.", "tools.jackson");
    }

    @Test
    void everyInvalidFieldIsNamedInAStableOrder() {
        Answer answer = post(
                "/api/open/things",
                "{\"outer_id\":\"123456789\",\"price\":-1,\"sub_parts\":[{\"part_name\":\"\",\"count\":0}]}");

        assertThat(findings(answer))
                .containsExactly(
                        "outer_id text.too_long",
                        "price number.too_small",
                        "sub_parts[0].count number.too_small",
                        "sub_parts[0].part_name field.required");
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "{",
                "",
                "{\"outer_id\":\"a\",\"price\":1} {}",
                "{\"outer_id\":\"a\",\"price\":1,\"price\":2}",
                "{'outer_id':'a','price':1}",
                "{\"outer_id\":\"a\",\"price\":NaN}",
                "[]",
                "null",
                "\"text\""
            })
    void aBodyThatIsNoSuchObjectIs400(String body) {
        Answer answer = post("/api/open/things", body);

        assertThat(answer.status()).isEqualTo(400);
        assertThat(answer.text("code")).isEqualTo("request.malformed");
        assertThat(answer.response().body()).doesNotContain("io.goodsflow", "jackson", "line");
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "\\ud800",
                "\\udc00",
                "\\ud83dx",
                "\\ud83d\\u0041",
                "\\ud83d\\\\ude00",
                "\\ude00\\ud83d",
                "\\\\\\ud83d",
                "\\ud83d\\ud83d\\ude00"
            })
    void halfACharacterIsNoText(String text) {
        Answer answer = post("/api/open/things", "{\"outer_id\":\"" + text + "\",\"price\":1}");

        assertThat(answer.status()).isEqualTo(400);
        assertThat(answer.text("code")).isEqualTo("request.malformed");
        assertThat(post("/api/open/things", "{\"free_attributes\":{\"" + text + "\":\"x\"}}")
                        .text("code"))
                .isEqualTo("request.malformed");
    }

    @ParameterizedTest
    @ValueSource(strings = {"\\ud83d\\ude00", "\\uD83D\\uDE00", "\\\\ud800", "\\\\\\ud83d\\ude00", "a\\n"})
    void wholeCharactersMayBeEscaped(String text) {
        assertThat(post("/api/open/things", "{\"outer_id\":\"" + text + "\",\"price\":1}")
                        .status())
                .isEqualTo(200);
    }

    @ParameterizedTest
    @ValueSource(strings = {"UTF-16LE", "UTF-16BE", "UTF-32BE", "ISO-8859-1"})
    void aBodyIsUtf8(String charset) {
        Answer answer = send(to("/api/open/things")
                .header("Content-Type", "application/json")
                .POST(HttpRequest.BodyPublishers.ofByteArray(
                        "{\"outer_id\":\"é\",\"price\":1}".getBytes(Charset.forName(charset)))));

        assertThat(answer.status()).isEqualTo(400);
        assertThat(answer.text("code")).isEqualTo("request.malformed");
    }

    @Test
    void charactersAreCountedAsPeopleCountThem() {
        assertThat(post("/api/open/things", "{\"outer_id\":\"" + "😀".repeat(8) + "\",\"price\":1}")
                        .status())
                .isEqualTo(200);

        Answer tooLong = post("/api/open/things", "{\"outer_id\":\"" + "😀".repeat(9) + "\",\"price\":1}");
        assertThat(findings(tooLong)).containsExactly("outer_id text.too_long");
        assertThat(messages(tooLong)).containsExactly("outer_id must have at most 8 characters");
    }

    @Test
    void sizesAreToldInBothLanguages() {
        String body = "{\"outer_id\":\"123456789\",\"price\":1,\"sub_parts\":[]}";

        assertThat(messages(post("/api/open/things", body)))
                .containsExactly("outer_id must have at most 8 characters", "sub_parts must have 1 to 2 entries");
        assertThat(messages(post("/api/open/things", body, "Accept-Language", "zh")))
                .containsExactly("outer_id 最多 8 个字符", "sub_parts 应为 1 至 2 项");
    }

    @Test
    void aDeeplyNestedBodyIsRefusedWithoutHarm() {
        Answer answer = post("/api/open/things", "{\"outer_id\":" + "[".repeat(1500));

        assertThat(answer.status()).isEqualTo(400);
    }

    @Test
    void anUnknownFieldIsRefusedAtThePublicEdgeAndNamed() {
        Answer answer = post(
                "/api/open/things",
                "{\"outer_id\":\"a\",\"price\":1,\"sub_parts\":[{\"part_name\":\"x\",\"count\":1,\"role\":\"ADMIN\"}]}");

        assertThat(answer.status()).isEqualTo(400);
        assertThat(answer.text("code")).isEqualTo("request.unknown_field");
        assertThat(answer.text("detail")).isEqualTo("The field sub_parts[0].role is not known.");
        assertThat(findings(answer)).containsExactly("sub_parts[0].role field.unknown");
    }

    @Test
    void anUnknownFieldIsIgnoredBetweenServices() {
        String token = bearer(Tokens.of("other-service", Role.SERVICE));

        Answer answer =
                post("/internal/things", "{\"outer_id\":\"a\",\"price\":1,\"later\":{}}", "Authorization", token);
        assertThat(answer.status()).isEqualTo(200);
        assertThat(answer.text("outer_id")).isEqualTo("a");

        Answer invalid = post("/internal/things", "{\"outer_id\":\"a\",\"price\":\"1\"}", "Authorization", token);
        assertThat(findings(invalid)).as("types stay strict").containsExactly("price field.wrong_type");
    }

    @ParameterizedTest
    @CsvSource({
        "/api/open/things/abc,thing_id field.wrong_type",
        "/api/open/things/1.5,thing_id field.wrong_type",
        "/api/open/things/99999999999999999999,thing_id field.wrong_type",
        "/api/open/things/7?page_size=x,page_size field.wrong_type",
        "/api/open/things/7?page_size=0,page_size number.too_small",
        "/api/open/search,search_words field.required"
    })
    void aBadParameterIsA400ThatNamesIt(String path, String finding) {
        Answer answer = get(path);

        assertThat(answer.status()).isEqualTo(400);
        assertThat(answer.text("code")).isEqualTo("request.invalid");
        assertThat(findings(answer)).containsExactly(finding);
    }

    @ParameterizedTest
    @ValueSource(strings = {"page_size=%FF", "x=%FF", "%FF=1", "x=%C3%28", "x=%ED%A0%80"})
    void aQueryThatIsNoUtf8Is400(String query) {
        Answer answer = get("/api/open/search?search_words=a&" + query);

        assertThat(answer.status()).isEqualTo(400);
        assertThat(answer.text("code")).isEqualTo("request.malformed");
        assertThat(answer.text("instance")).isEqualTo("/api/open/search");
    }

    @Test
    void moreThanAThousandParametersAre400() {
        Answer answer = get("/api/open/search?" + "a&".repeat(1001));

        assertThat(answer.status()).isEqualTo(400);
        assertThat(answer.text("code")).isEqualTo("request.malformed");
    }

    @Test
    void parametersAndBodyAreJudgedTogether() {
        assertThat(findings(post(
                        "/api/open/things/0/copy",
                        "{\"outer_id\":\"\",\"price\":1,\"sub_parts\":[{\"part_name\":\"\",\"count\":1}]}")))
                .containsExactly(
                        "outer_id field.required",
                        "sub_parts[0].part_name field.required",
                        "thing_id number.too_small");
    }

    @Test
    void entriesOfAListAreNamedByTheirIndex() {
        assertThat(findings(post(
                        "/api/open/things/0/parts?partCount=10",
                        "[{\"part_name\":\"x\",\"count\":1},{\"part_name\":\"\",\"count\":1}]")))
                .containsExactly(
                        "[1].part_name field.required", "part_count number.too_large", "thing_id number.too_small");
    }

    private static List<String> messages(Answer answer) {
        List<String> messages = new ArrayList<>();
        for (JsonNode error : answer.body().get("errors")) {
            messages.add(error.get("message").asString());
        }
        return messages;
    }

    private static List<String> findings(Answer answer) {
        List<String> findings = new ArrayList<>();
        for (JsonNode error : answer.body().get("errors")) {
            findings.add(error.get("field").asString() + " " + error.get("code").asString());
        }
        return findings;
    }
}
