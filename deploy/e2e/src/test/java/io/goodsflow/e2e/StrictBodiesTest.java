package io.goodsflow.e2e;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.Order;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestFactory;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.node.ObjectNode;

/** Bodies with a field too many, or too large. */
@FleetTest
@Order(7)
class StrictBodiesTest {

    private static final String UPLOAD = "/api/admin/supply/imports";
    private static final int TWO_MEGABYTES = 2 << 20;
    private static final long OVER_THE_LIMIT = 53L << 20;

    private final RunningFleet fleet = new RunningFleet();
    private final Doors doors = new Doors(fleet);
    private final Tokens tokens = Tokens.of(fleet);
    private final List<ApiOperation> writes =
            ApiDocuments.operations().stream().filter(ApiOperation::hasJsonBody).toList();

    @TestFactory
    Stream<DynamicTest> a_field_that_nobody_knows_is_refused_at_every_depth() {
        return writes.stream().flatMap(operation -> {
            JsonNode example = operation.example().orElseThrow();
            return pathsOfObjects(example, "").stream()
                    .map(path -> DynamicTest.dynamicTest(
                            operation.name() + " with a field in " + (path.isEmpty() ? "the body" : path), () -> {
                                JsonNode body = example.deepCopy();
                                ((ObjectNode) body.at(path)).put("field_of_nobody", 1);
                                isUnknown(operation, body);
                            }));
        });
    }

    @Test
    void there_are_writes_to_try() {
        assertThat(writes).hasSizeGreaterThan(5);
    }

    private void isUnknown(ApiOperation operation, JsonNode body) {
        Wire.Reply reply = doors.gateway()
                .json(operation.method(), operation.pathOfNothing(), body.toString(), permitted(operation));

        assertThat(reply.status()).as("%s", reply).isEqualTo(400);
        assertThat(reply.code()).isEqualTo("request.unknown_field");
    }

    /** Objects of free content are open by nature, so only those with the example's known members are looked at. */
    private static List<String> pathsOfObjects(JsonNode node, String path) {
        List<String> paths = new ArrayList<>();
        if (node.isObject()) {
            if (!path.endsWith("/specs") && !path.endsWith("/attributes") && !path.endsWith("/ext_params")) {
                paths.add(path);
            }
            node.properties()
                    .forEach(member -> paths.addAll(pathsOfObjects(member.getValue(), path + "/" + member.getKey())));
        } else if (node.isArray()) {
            for (int i = 0; i < node.size(); i++) {
                paths.addAll(pathsOfObjects(node.get(i), path + "/" + i));
            }
        }
        return paths;
    }

    @ParameterizedTest
    @ValueSource(booleans = {true, false})
    void a_json_body_that_is_too_large_is_refused(boolean throughTheGateway) {
        for (ApiOperation operation : writes) {
            Wire door = throughTheGateway ? doors.gateway() : doors.to(operation.service());
            AnnouncedBody large = new AnnouncedBody(
                    operation.method(),
                    operation.pathOfNothing(),
                    permitted(operation),
                    "application/json",
                    TWO_MEGABYTES);

            isTooLarge(large.sendTo(door.base()), operation.name());
        }
    }

    @ParameterizedTest
    @ValueSource(booleans = {true, false})
    void an_upload_that_is_too_large_is_refused(boolean throughTheGateway) {
        Wire door = throughTheGateway ? doors.gateway() : doors.to("supply-service");
        AnnouncedBody large = new AnnouncedBody(
                "POST", UPLOAD, tokens.withRole("MERCHANT"), "multipart/form-data; boundary=b", OVER_THE_LIMIT);

        isTooLarge(large.sendTo(door.base()), "an upload");
    }

    private static void isTooLarge(AnnouncedBody.Refusal refusal, String call) {
        assertThat(refusal.status()).as("%s: %s", call, refusal).isEqualTo(413);
        assertThat(refusal.code()).as(call).endsWith(".body_too_large");
    }

    private String permitted(ApiOperation operation) {
        return tokens.withRole(operation.roles().iterator().next());
    }
}
