package io.goodsflow.e2e;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.time.Duration;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;

/** A page that is run can fail. */
class ShellStoryTest {

    private static final String PAGE = """
            Words.
            ```sh
            NAME=world
            ```
            ```sh
            echo "hello $NAME of $WHERE"; false
            echo again
            ```
            ```text
            hello world of bash
            again
            ```
            ```sh
            echo one; echo two
            ```
            ```text
            two
            one
            ```
            """;

    @Test
    void blocks_share_a_session_and_what_is_said_is_held_to_its_order() throws IOException, InterruptedException {
        List<ShellStory.Told> told = ShellStory.read(PAGE).run(Map.of("WHERE", "bash"), Duration.ofSeconds(30));

        assertThat(told).extracting(ShellStory.Told::missing).containsExactly("", "", "one");
    }

    @Test
    void the_life_of_an_item_is_such_a_page() throws IOException {
        ShellStory story = ShellStory.read(Files.readString(Repository.root().resolve("docs/item-life.md")));

        assertThat(story.chapters()).hasSizeGreaterThan(8).noneMatch(block -> block.expected()
                .isEmpty());
    }
}
