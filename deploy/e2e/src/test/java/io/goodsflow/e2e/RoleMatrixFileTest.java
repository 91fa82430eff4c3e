package io.goodsflow.e2e;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;

/** The agreed matrix, the described API and the page for people say the same. */
class RoleMatrixFileTest {

    private static final String INTRODUCTION = """
            # Who may call what

            Rendered from `deploy/e2e/src/test/resources/role-matrix.txt`, which people agree on in review. The rules of the
            services are held to it, and every cell is tried on the running fleet (`RoleMatrixTest`). `/internal/**` is for
            SERVICE alone and is not routed by the gateway.

            """;

    private final RoleMatrix agreed = RoleMatrix.agreed();

    @Test
    void every_operation_is_agreed_on_and_its_service_keeps_to_it() {
        assertThat(RoleMatrix.described(ApiDocuments.operations()).roles())
                .as(
                        "What docs/openapi says (x-roles, from AccessRules) against deploy/e2e/src/test/resources/%s. "
                                + "A new operation needs its line there.",
                        RoleMatrix.FILE)
                .isEqualTo(agreed.roles());
    }

    @Test
    void the_page_shows_the_matrix() throws IOException {
        Path page = Repository.root().resolve("docs/roles.md");
        String rendered = INTRODUCTION + agreed.table();
        if (Boolean.getBoolean("goodsflow.openapi.update")) {
            Files.writeString(page, rendered);
        }
        assertThat(rendered)
                .as("docs/roles.md is stale: mvn -pl deploy/e2e test -Dtest=RoleMatrixFileTest "
                        + "-Dgoodsflow.openapi.update=true")
                .isEqualTo(Files.readString(page));
    }
}
