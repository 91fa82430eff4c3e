package io.goodsflow.e2e;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.time.Duration;
import java.util.List;
import org.junit.jupiter.api.Order;
import org.junit.jupiter.api.Test;

/** What docs/item-life.md tells is what happens. */
@FleetTest
@Order(5)
class ItemLifeStoryTest {

    private static final Duration LIMIT = Duration.ofMinutes(6);

    private final RunningFleet fleet = new RunningFleet();

    @Test
    void every_command_of_the_page_prints_what_stands_under_it() throws IOException, InterruptedException {
        ShellStory story = ShellStory.read(Files.readString(Repository.root().resolve("docs/item-life.md")));

        List<ShellStory.Told> told = story.run(fleet.environment(), LIMIT);

        assertThat(told).allSatisfy(block -> assertThat(block.missing())
                .as(
                        "what is missing of%n%s%nprinted by%n%s",
                        block.output(), block.chapter().commands())
                .isEmpty());
    }
}
