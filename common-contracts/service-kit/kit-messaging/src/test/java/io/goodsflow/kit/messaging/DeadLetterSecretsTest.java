package io.goodsflow.kit.messaging;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.goodsflow.kernel.GoodsflowException;
import io.goodsflow.kit.test.Devstack;
import java.nio.charset.StandardCharsets;
import org.apache.rocketmq.common.message.Message;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;

/** What a parked message shows to whoever looks at it: no secrets, wherever they stand in it. */
class DeadLetterSecretsTest {

    private static final String JWT = "eyJhbGciOiJSUzI1NiJ9.eyJzdWIiOiJtZXJjaGFudDEifQ.c2lnbmF0dXJlLXNpZ25hdHVyZQ";

    private static TestService service;
    private static DeadLetterBox box;
    private static RefusedEvents letters;

    @BeforeAll
    static void start() {
        service = TestService.on(Devstack.database("messaging_secrets"), Devstack.namesrv())
                .with("goodsflow.messaging.consumer.max-reconsume-times", 1)
                .start();
        box = service.bean(DeadLetterBox.class);
        letters = new RefusedEvents(service);
    }

    @AfterAll
    static void stop() {
        service.close();
    }

    @Test
    void secrets_in_errors_and_under_harmless_names_are_masked_too() throws Exception {
        String key = TestService.newKey();
        OutgoingEvent event = service.happened(key, JWT);
        service.heard().when(key, failing -> {
            throw new IllegalStateException("refused with password=swordfish and " + JWT);
        });
        Message message = new Message(
                "kit-test-a",
                "kit.happened",
                event.envelope().id(),
                event.body().getBytes(StandardCharsets.UTF_8));
        message.putUserProperty("remark", "Authorization: Bearer " + JWT);
        service.producer().send(message);
        DeadLetter listed = letters.parkedEvent(event.envelope().id());

        DeadLetter shown = box.find(listed.id());
        assertThatThrownBy(() -> box.replay(shown.id(), "olga"))
                .isInstanceOfSatisfying(GoodsflowException.class, refused -> assertThat(
                                refused.properties().get("last_error"))
                        .asString()
                        .contains("refused with password=***")
                        .doesNotContain("swordfish", JWT));
        DeadLetter again = box.find(listed.id());

        assertThat(listed.firstError()).contains("refused with").doesNotContain("swordfish", JWT);
        assertThat(listed.lastError()).doesNotContain("swordfish", JWT);
        assertThat(again.toString()).contains("refused with").doesNotContain("swordfish", JWT);
        assertThat(shown.body().path("data").path("note").asString()).isEqualTo("***");
    }

    @Test
    void secrets_are_masked_when_a_letter_is_looked_at_and_kept_for_its_replay() throws Exception {
        String key = TestService.newKey();
        OutgoingEvent event = letters.refuse(key, "secret");
        String body =
                event.body().replace("\"note\":", "\"access_token\":\"t0p\",\"codes\":[{\"code\":\"C-1\"}],\"note\":");
        Message message =
                new Message("kit-test-a", "kit.happened", event.envelope().id(), body.getBytes(StandardCharsets.UTF_8));
        message.putUserProperty("authorization", "Bearer t0p");
        service.producer().send(message);
        long id = letters.parkedEvent(event.envelope().id()).id();

        DeadLetter shown = box.find(id);

        assertThat(shown.body()).isNotNull();
        assertThat(shown.body().toString())
                .doesNotContain("t0p")
                .doesNotContain("C-1")
                .contains("secret");
        assertThat(shown.properties()).containsEntry("authorization", "***");
        letters.mend(key);
        assertThat(box.replay(id, "olga").status()).isEqualTo(DeadLetterStatus.REPLAYED);
        assertThat(service.heard().effects(key)).containsExactly("secret");
    }

    @Test
    void a_body_that_is_no_json_is_kept_but_not_shown() throws Exception {
        String id = TestService.newKey();
        service.producer()
                .send(new Message("kit-test-a", "kit.happened", id, "code=C-1".getBytes(StandardCharsets.UTF_8)));

        DeadLetter shown = box.find(letters.parkedEvent(id).id());

        assertThat(shown.body()).isNull();
        assertThat(shown.bodySize()).isEqualTo("code=C-1".length());
    }
}
