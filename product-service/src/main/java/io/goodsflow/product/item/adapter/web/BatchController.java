package io.goodsflow.product.item.adapter.web;

import io.goodsflow.kit.web.Caller;
import io.goodsflow.kit.web.problem.Problems;
import io.goodsflow.product.item.application.CommandItems;
import io.goodsflow.product.publishing.application.ItemStanding;
import io.swagger.v3.oas.annotations.Operation;
import io.swagger.v3.oas.annotations.tags.Tag;
import jakarta.servlet.http.HttpServletRequest;
import jakarta.validation.Valid;
import java.util.List;
import org.jspecify.annotations.Nullable;
import org.springframework.http.HttpStatus;
import org.springframework.web.bind.annotation.PostMapping;
import org.springframework.web.bind.annotation.RequestBody;
import org.springframework.web.bind.annotation.RestController;
import tools.jackson.databind.JsonNode;

/** Up to 200 commands in one call; each is a transaction of its own and has an outcome of its own. */
@RestController
@Tag(name = "Items", description = "Published items and their versions.")
class BatchController {

    private final CommandItems commandItems;
    private final Problems problems;

    BatchController(CommandItems commandItems, Problems problems) {
        this.commandItems = commandItems;
        this.problems = problems;
    }

    @Operation(summary = "Give up to 200 commands on items")
    @PostMapping("/api/admin/items/batch")
    Outcomes batch(Caller caller, @Valid @RequestBody BatchRequest request, HttpServletRequest http) {
        return new Outcomes(commandItems.handle(request.orders(caller)).stream()
                .map(outcome -> view(outcome, http))
                .toList());
    }

    private OutcomeView view(CommandItems.Outcome outcome, HttpServletRequest http) {
        return outcome.refusal() == null
                ? new OutcomeView(HttpStatus.OK.value(), outcome.standing(), null)
                : new OutcomeView(
                        outcome.refusal().errorCode().status(), null, problems.describe(http, outcome.refusal()));
    }

    /** In the order of the commands. */
    record Outcomes(List<OutcomeView> outcomes) {}

    /** The status that the command would have had alone, and its answer or its problem. */
    record OutcomeView(
            int status,
            @Nullable ItemStanding item,
            @Nullable JsonNode problem) {}
}
