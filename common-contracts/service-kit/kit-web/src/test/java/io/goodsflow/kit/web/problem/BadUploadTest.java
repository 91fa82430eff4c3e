package io.goodsflow.kit.web.problem;

import static org.assertj.core.api.Assertions.assertThat;

import io.goodsflow.kit.web.RunningService;
import java.net.http.HttpRequest;
import org.junit.jupiter.api.Test;

/** Forms with files that are refused, and how each is told. */
class BadUploadTest extends RunningService {

    @Test
    void aMissingPartIsNamed() {
        Answer answer = multipart("other", "x");

        assertThat(answer.status()).isEqualTo(400);
        assertThat(answer.body().get("errors")).hasSize(1);
        assertThat(answer.body().at("/errors/0/field").asString()).isEqualTo("file");
        assertThat(answer.body().at("/errors/0/code").asString()).isEqualTo("field.required");
    }

    @Test
    void aFormThatIsNoMultipartIs400() {
        Answer answer = send(to("/api/open/files")
                .header("Content-Type", "multipart/form-data")
                .POST(HttpRequest.BodyPublishers.ofString("x")));

        assertThat(answer.status()).isEqualTo(400);
        assertThat(answer.text("code")).isEqualTo("request.malformed");
    }

    @Test
    void anUploadUpToItsLimitPassesAndALargerOneIs413() {
        assertThat(multipart("file", "x".repeat(4096)).response().body()).isEqualTo("4096");

        Answer answer = multipart("file", "x".repeat(4097));
        assertThat(answer.status()).isEqualTo(413);
        assertThat(answer.text("code")).isEqualTo("request.body_too_large");
        assertThat(answer.text("detail")).isEqualTo("The body is larger than 4096 bytes.");
    }

    @Test
    void tooManyPartsAre400() {
        Answer answer = form(part("file", "a.csv", "x").repeat(60));

        assertThat(answer.status()).isEqualTo(400);
        assertThat(answer.text("code")).isEqualTo("request.too_many_parts");
        assertThat(answer.text("detail")).isEqualTo("The form has more than 50 parts.");
    }

    @Test
    void aLongFileNameIsTakenAndOneWithoutEndIs400() {
        assertThat(form(part("file", "名".repeat(255), "x")).response().body()).isEqualTo("1");

        Answer answer = form(part("file", "名".repeat(1000), "x"));
        assertThat(answer.status()).isEqualTo(400);
        assertThat(answer.text("code")).isEqualTo("request.part_header_too_large");
        assertThat(answer.text("detail"))
                .isEqualTo("The header of a part, with the name of its file, is larger than 2048 bytes.");
    }

    private static String part(String name, String file, String content) {
        return "--b\r\nContent-Disposition: form-data; name=\"" + name + "\"; filename=\"" + file
                + "\"\r\nContent-Type: text/csv\r\n\r\n" + content + "\r\n";
    }

    private Answer form(String parts) {
        return send(to("/api/open/files")
                .header("Content-Type", "multipart/form-data; boundary=b")
                .POST(HttpRequest.BodyPublishers.ofString(parts + "--b--\r\n")));
    }

    private Answer multipart(String name, String content) {
        return form(part(name, "a.csv", content));
    }
}
