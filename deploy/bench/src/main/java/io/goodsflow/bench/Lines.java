package io.goodsflow.bench;

import io.goodsflow.bench.detail.DetailLine;
import io.goodsflow.bench.detail.MissStormLine;
import io.goodsflow.bench.measure.Line;
import io.goodsflow.bench.publish.PublishLine;
import java.util.List;
import java.util.stream.Collectors;

/** Every line there is. */
final class Lines {

    static final List<Line> ALL = List.of(new PublishLine(), new DetailLine(), new MissStormLine());

    private Lines() {}

    static Line named(String name) {
        return ALL.stream()
                .filter(line -> line.name().equals(name))
                .findFirst()
                .orElseThrow(() -> new IllegalArgumentException("There is no line " + name + ". There are: "
                        + ALL.stream().map(Line::name).collect(Collectors.joining(", "))));
    }
}
