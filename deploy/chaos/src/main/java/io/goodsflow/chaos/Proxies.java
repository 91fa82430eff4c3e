package io.goodsflow.chaos;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Objects;

/** A proxy before every part, and what services have to be told to go through them. */
final class Proxies implements AutoCloseable {

    private static final String LOOPBACK = "127.0.0.1:";

    private final Map<String, List<TcpProxy>> byPart = new LinkedHashMap<>();
    private final Map<String, String> detours = new LinkedHashMap<>();

    /** @param environment what services are told without proxies */
    Proxies(Map<String, String> environment) {
        for (String server : List.of("MARIADB", "REDIS_STATE", "REDIS_CACHE")) {
            String variable = "GOODSFLOW_" + server + "_PORT";
            TcpProxy proxy = new TcpProxy(number(environment, variable));
            byPart.put(server.toLowerCase(Locale.ROOT).replace('_', '-'), List.of(proxy));
            detours.put(variable, Integer.toString(proxy.port()));
        }
        broker(environment);
        for (String service : List.of("SUPPLY", "PRODUCT", "INVENTORY", "QC")) {
            TcpProxy proxy = new TcpProxy(number(environment, "GOODSFLOW_" + service + "_PORT"));
            byPart.put(service.toLowerCase(Locale.ROOT) + "-service", List.of(proxy));
            detours.put("GOODSFLOW_" + service + "_URL", "http://" + LOOPBACK + proxy.port());
        }
        TcpProxy gateway = new TcpProxy(number(environment, "GOODSFLOW_GATEWAY_PORT"));
        byPart.put("gateway", List.of(gateway));
        detours.put("GOODSFLOW_AUTH_URL", "http://" + LOOPBACK + gateway.port());
    }

    /** The name server tells clients where the broker is; behind its proxy they are told the broker's proxy. */
    private void broker(Map<String, String> environment) {
        String address = LOOPBACK + number(environment, "GOODSFLOW_BROKER_PORT");
        TcpProxy broker = new TcpProxy(number(environment, "GOODSFLOW_BROKER_PORT"));
        String instead = LOOPBACK + broker.port();
        TcpProxy nameServer =
                new TcpProxy(number(environment, "GOODSFLOW_NAMESRV"), () -> new Rewriting(address, instead));
        byPart.put("rocketmq", List.of(nameServer, broker));
        detours.put("GOODSFLOW_NAMESRV", LOOPBACK + nameServer.port());
    }

    /** The doors through which a part is reached. */
    List<TcpProxy> of(String part) {
        return Objects.requireNonNull(byPart.get(part), part);
    }

    Map<String, String> detours() {
        return Map.copyOf(detours);
    }

    @Override
    public void close() {
        byPart.values().forEach(proxies -> proxies.forEach(TcpProxy::close));
    }

    private static int number(Map<String, String> environment, String variable) {
        String value = environment.getOrDefault(variable, "");
        return Integer.parseInt(value.substring(value.lastIndexOf(':') + 1));
    }
}
