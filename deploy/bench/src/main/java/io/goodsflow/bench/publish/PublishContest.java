package io.goodsflow.bench.publish;

import io.goodsflow.bench.measure.BenchFailed;
import io.goodsflow.bench.measure.Contest;
import io.goodsflow.bench.measure.Database;
import io.goodsflow.bench.measure.Frozen;
import io.goodsflow.bench.measure.Given;
import io.goodsflow.bench.measure.Measured;
import io.goodsflow.bench.measure.Poll;
import io.goodsflow.bench.measure.Round;
import io.goodsflow.bench.measure.Scales;
import io.goodsflow.bench.measure.Site;
import java.sql.Connection;
import java.time.Duration;
import java.time.Instant;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.apache.rocketmq.common.message.Message;

/**
 * Rounds of publishing. The services that would give verdicts of their own, or would handle the news on the same cores,
 * stand still meanwhile.
 */
final class PublishContest implements Contest {

    /** The threads of a consumer in product-service (goodsflow.messaging.consumer.concurrency). */
    private static final int THREADS = 4;

    private static final int OPERATIONS = 400;
    private static final Duration LIMIT = Duration.ofMinutes(10);
    private static final Duration PAUSE = Duration.ofMillis(20);
    private static final Duration PATIENCE = Duration.ofSeconds(5);
    private static final List<String> ANNOUNCED = List.of("product-item", "product-draft");
    private static final String[] BYSTANDERS = {"qc-service", "supply-service", "inventory-service"};
    private static final String[] WEIGHED = {"product-service", "mariadb", "rocketmq"};

    private final Given given;
    private final Broker broker;
    private final Connection product;
    private final Scratch scratch;
    private final BareTransactions bare;
    private final RawTransactions raw;
    private final Drafts drafts;
    private final Scales scales;
    /** Each round has a merchant of its own, so that its rows are found by it. */
    private long merchant = Instant.now().getEpochSecond() * 1_000;

    private final MergeCheck check = new MergeCheck();

    PublishContest(Site site, Given given) {
        this.given = given;
        this.scales = new Scales(site.processes(WEIGHED));
        this.broker = given.keep(new Broker(site.nameServer()));
        broker.awaitQuiet(LIMIT);
        this.drafts = new Drafts(new ProductCalls(site));
        this.product = given.keep(site.database(Scratch.ORIGINAL).connect());
        this.scratch = given.keep(new Scratch(site.database(Scratch.ORIGINAL), product));
        this.raw = given.keep(new RawTransactions(scratch.database(), THREADS));
        this.bare = given.keep(new BareTransactions(site.nameServer(), broker, THREADS));
        given.keep(Frozen.of(site.parts(BYSTANDERS)));
    }

    @Override
    public Round round() {
        merchant++;
        List<Submitted> submitted = drafts.submit(merchant, OPERATIONS);
        awaitNoOpenEvent();
        scratch.take(merchant);
        String before = Sql.lastEvent(product);
        List<Message> verdicts = Verdicts.on(submitted);
        List<Long> stored = stored();
        Measured ours = scales.measure("ours", OPERATIONS, () -> {
            broker.send(verdicts);
            awaitPublished();
            awaitNoOpenEvent();
            return Optional.empty();
        });
        List<Merge> merges = Merges.of(product, merchant, before);
        check.round(merges, OPERATIONS, heardSince(stored));
        return new Round(ours, List.of(bareTransactions(merges), rawTransactions(merges)));
    }

    private List<Long> stored() {
        return ANNOUNCED.stream().map(broker::stored).toList();
    }

    /** The broker may be about to deliver what a half message was committed for. */
    private List<Long> heardSince(List<Long> before) {
        List<Long> heard = new ArrayList<>();
        for (int i = 0; i < ANNOUNCED.size(); i++) {
            String topic = ANNOUNCED.get(i);
            long start = before.get(i);
            Poll.until(PATIENCE, PAUSE, () -> broker.stored(topic) - start >= OPERATIONS);
            heard.add(broker.stored(topic) - start);
        }
        return heard;
    }

    private Measured bareTransactions(List<Merge> merges) {
        List<Message> messages = merges.stream().map(bare::message).toList();
        return scales.measure("transactional message", messages.size(), () -> Optional.of(bare.run(messages)));
    }

    private Measured rawTransactions(List<Merge> merges) {
        return scales.measure("transaction", merges.size(), () -> Optional.of(raw.run(merges)));
    }

    private void awaitPublished() {
        if (!Poll.until(LIMIT, PAUSE, () -> Database.number(product, Sql.WAITING, merchant) == 0)) {
            throw new BenchFailed(
                    Database.number(product, Sql.WAITING, merchant) + " drafts still wait for their verdict.");
        }
    }

    /** So that nothing of one side is still at work when the next begins. */
    private void awaitNoOpenEvent() {
        if (!Poll.until(LIMIT, PAUSE, () -> Database.number(product, Sql.OPEN_EVENTS) == 0)) {
            throw new BenchFailed("product-service does not come to an end with its events.");
        }
    }

    @Override
    public List<String> findings() {
        return check.findings();
    }

    @Override
    public Map<String, String> durability() {
        Map<String, String> settings = new LinkedHashMap<>();
        for (String variable : List.of("innodb_flush_log_at_trx_commit", "sync_binlog")) {
            settings.put(variable, Long.toString(Database.number(product, "SELECT @@" + variable)));
        }
        settings.put("flushDiskType", broker.flushDiskType());
        return settings;
    }

    @Override
    public void close() {
        given.close();
    }
}
