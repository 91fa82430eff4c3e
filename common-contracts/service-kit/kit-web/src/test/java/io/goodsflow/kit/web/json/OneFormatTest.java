package io.goodsflow.kit.web.json;

import static org.assertj.core.api.Assertions.assertThat;

import io.goodsflow.kit.web.RunningService;
import java.net.http.HttpRequest;
import org.junit.jupiter.api.Test;
import org.springframework.beans.factory.annotation.Autowired;
import org.springframework.http.converter.HttpMessageConverter;
import org.springframework.web.servlet.mvc.method.annotation.RequestMappingHandlerAdapter;

/** An XML binding API is on the test class path, as in services that bring one along unknowingly. */
class OneFormatTest extends RunningService {

    @Autowired
    private RequestMappingHandlerAdapter adapter;

    @Test
    void nothingButJsonIsSpoken() {
        assertThat(adapter.getMessageConverters())
                .hasAtLeastOneElementOfType(EdgeJsonConverter.class)
                .flatExtracting(HttpMessageConverter::getSupportedMediaTypes)
                .extracting(Object::toString)
                .noneMatch(type -> type.contains("xml") || type.contains("yaml") || type.contains("cbor"));
    }

    @Test
    void anXmlBodyIs415() {
        Answer answer = send(to("/api/open/things")
                .header("Content-Type", "application/xml")
                .POST(HttpRequest.BodyPublishers.ofString("<thing/>")));

        assertThat(answer.status()).isEqualTo(415);
    }
}
