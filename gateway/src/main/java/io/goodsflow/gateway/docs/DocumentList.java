package io.goodsflow.gateway.docs;

import io.goodsflow.gateway.route.Upstream;
import java.util.List;
import java.util.stream.Stream;

/** What the page offers to look at. */
record DocumentList(List<Document> documents) {

    record Document(String name, String url) {

        static Document of(String service) {
            return new Document(service, "/docs/openapi/" + service + ".json");
        }
    }

    static DocumentList of(boolean withGateway) {
        Stream<String> services = Upstream.services().map(Upstream::serviceName);
        return new DocumentList(Stream.concat(services, withGateway ? Stream.of("gateway") : Stream.empty())
                .map(Document::of)
                .toList());
    }
}
