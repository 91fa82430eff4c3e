package io.goodsflow.demo;

import java.io.ByteArrayOutputStream;
import java.nio.charset.StandardCharsets;
import java.util.UUID;

/** A multipart/form-data body, which the JDK's client does not make by itself. */
final class MultipartBody {

    private final String boundary = "goodsflow-" + UUID.randomUUID();
    private final ByteArrayOutputStream parts = new ByteArrayOutputStream();

    void field(String name, String value) {
        part("form-data; name=\"" + name + "\"", "text/plain; charset=utf-8", value.getBytes(StandardCharsets.UTF_8));
    }

    void file(String name, String fileName, byte[] content) {
        part(
                "form-data; name=\"" + name + "\"; filename=\"" + fileName + "\"",
                "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet",
                content);
    }

    String contentType() {
        return "multipart/form-data; boundary=" + boundary;
    }

    byte[] bytes() {
        ByteArrayOutputStream whole = new ByteArrayOutputStream();
        whole.writeBytes(parts.toByteArray());
        whole.writeBytes(ascii("--" + boundary + "--\r\n"));
        return whole.toByteArray();
    }

    private void part(String disposition, String contentType, byte[] content) {
        parts.writeBytes(ascii("--" + boundary + "\r\nContent-Disposition: " + disposition + "\r\nContent-Type: "
                + contentType + "\r\n\r\n"));
        parts.writeBytes(content);
        parts.writeBytes(ascii("\r\n"));
    }

    private static byte[] ascii(String text) {
        return text.getBytes(StandardCharsets.UTF_8);
    }
}
