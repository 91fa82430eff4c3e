package io.goodsflow.gateway.route;

import io.micrometer.core.instrument.MeterRegistry;
import java.util.List;
import org.springframework.cloud.gateway.filter.GatewayMetricsFilter;
import org.springframework.cloud.gateway.filter.NettyWriteResponseFilter;
import org.springframework.cloud.gateway.support.tagsprovider.GatewayTagsProvider;
import org.springframework.stereotype.Component;

/**
 * Counts and times every request to a service until its answer is written. The gateway's own filter stands where only those
 * are seen that are forwarded themselves (ADR 0027); it is switched off.
 */
@Component
class RouteMetrics extends GatewayMetricsFilter {

    private static final String PREFIX = "spring.cloud.gateway";

    RouteMetrics(MeterRegistry meters, List<GatewayTagsProvider> tags) {
        super(meters, tags, PREFIX);
    }

    @Override
    public int getOrder() {
        return NettyWriteResponseFilter.WRITE_RESPONSE_FILTER_ORDER - 2;
    }
}
