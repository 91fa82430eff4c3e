package io.goodsflow.devstack;

import java.nio.file.Path;
import java.util.List;

/** The real servers of one home: MariaDB, both Redis and RocketMQ. */
public final class Devstack {

    private final Settings settings;
    private final MariaDbServer mariaDb;
    private final RedisServer redisState;
    private final RedisServer redisCache;
    private final RocketMqServer rocketMq;

    public Devstack(Settings settings) {
        this.settings = settings;
        Path home = settings.home().root();
        this.mariaDb = new MariaDbServer(home, settings.port(Setting.MARIADB_PORT), settings.credentials());
        this.redisState = new RedisServer(home, settings.port(Setting.REDIS_STATE_PORT), RedisServer.Kind.STATE);
        this.redisCache = new RedisServer(home, settings.port(Setting.REDIS_CACHE_PORT), RedisServer.Kind.CACHE);
        this.rocketMq = new RocketMqServer(
                home, settings.port(Setting.NAMESRV_PORT), settings.port(Setting.BROKER_PORT), Topics.ALL);
    }

    /** Starts what does not run yet, all at once, and returns when every server answers. */
    public void start(Progress progress) {
        settings.home().prepare();
        settings.writeFile();
        Together.start(servers(), progress);
    }

    public void stop(Progress progress) {
        Together.stop(servers(), progress);
    }

    public List<Server> servers() {
        return List.of(mariaDb, redisState, redisCache, rocketMq);
    }

    public MariaDbServer mariaDb() {
        return mariaDb;
    }

    public RedisServer redisState() {
        return redisState;
    }

    public RedisServer redisCache() {
        return redisCache;
    }

    public RocketMqServer rocketMq() {
        return rocketMq;
    }
}
