package io.goodsflow.bench.detail;

import io.goodsflow.bench.measure.BenchFailed;
import io.goodsflow.bench.measure.Contest;
import io.goodsflow.bench.measure.Given;
import io.goodsflow.bench.measure.Measured;
import io.goodsflow.bench.measure.Round;
import io.goodsflow.bench.measure.Scales;
import io.goodsflow.bench.measure.Site;
import java.io.IOException;
import java.net.Socket;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/** Storms on one page, its cached text deleted before each. */
final class MissStormContest implements Contest {

    private static final int SHOPPERS = 64;

    private final Given given;
    private final HotProduct product;
    private final Shoppers shoppers;
    private final Scales scales;
    private final Counted counted;
    private final int redis;
    private final List<String> findings = new ArrayList<>();

    MissStormContest(Site site, Given given) {
        this.given = given;
        this.product = HotProduct.of(site);
        this.counted = new Counted(site);
        this.redis = Integer.parseInt(site.settings().get("GOODSFLOW_REDIS_STATE_PORT"));
        this.scales = new Scales(site.processes("gateway", "product-service", "inventory-service", "mariadb"));
        this.shoppers = given.keep(new Shoppers(site.gateway().getPort(), SHOPPERS));
        shoppers.once(product.path());
    }

    @Override
    public Round round() {
        forget();
        long before = counted.databaseReads();
        Measured storm = scales.measure("storm", SHOPPERS, () -> Optional.of(shoppers.ask(product.path(), SHOPPERS)));
        long reads = counted.databaseReads() - before;
        if (reads != 1) {
            findings.add("A storm made " + reads + " reads of the database.");
        }
        return new Round(
                storm,
                List.of(scales.measure("cached", SHOPPERS, () -> Optional.of(shoppers.ask(product.path(), SHOPPERS)))));
    }

    private void forget() {
        try (Socket socket = new Socket("127.0.0.1", redis)) {
            socket.getOutputStream().write(("DEL " + product.key() + "\r\n").getBytes(StandardCharsets.US_ASCII));
            if (socket.getInputStream().read() != ':') {
                throw new BenchFailed("Redis does not delete " + product.key());
            }
        } catch (IOException e) {
            throw new BenchFailed("Redis (state) does not answer: " + e, e);
        }
    }

    @Override
    public List<String> findings() {
        return List.copyOf(findings);
    }

    @Override
    public Map<String, String> durability() {
        return Map.of();
    }

    @Override
    public void close() {
        given.close();
    }
}
