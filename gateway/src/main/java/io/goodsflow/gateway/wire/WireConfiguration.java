package io.goodsflow.gateway.wire;

import io.goodsflow.gateway.problem.Problems;
import io.netty.channel.ChannelPipeline;
import org.springframework.boot.reactor.netty.NettyServerCustomizer;
import org.springframework.context.annotation.Bean;
import org.springframework.context.annotation.Configuration;
import reactor.netty.NettyPipeline;

@Configuration(proxyBeanMethods = false)
class WireConfiguration {

    /** On both sides of the codec that turns bytes into requests. */
    @Bean
    NettyServerCustomizer guardTheWire(WireProperties properties, Problems problems) {
        return server -> server.doOnChannelInit((observer, channel, remote) -> {
            HeadDeadline deadline = new HeadDeadline(properties.headTime());
            ChannelPipeline pipeline = channel.pipeline();
            pipeline.addBefore(NettyPipeline.HttpCodec, "goodsflow.headDeadline", deadline);
            pipeline.addAfter(NettyPipeline.HttpCodec, "goodsflow.bareRefusals", new BareRefusals(problems));
            pipeline.addAfter(NettyPipeline.HttpCodec, "goodsflow.headDeadline.behind", deadline.behindTheCodec());
        });
    }
}
