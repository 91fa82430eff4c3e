package io.goodsflow.gateway.wire;

import org.springframework.boot.actuate.autoconfigure.web.ManagementContextConfiguration;
import org.springframework.boot.actuate.autoconfigure.web.ManagementContextType;
import org.springframework.boot.reactor.netty.NettyReactiveWebServerFactory;
import org.springframework.boot.web.server.WebServerFactoryCustomizer;
import org.springframework.context.annotation.Bean;
import reactor.netty.NettyPipeline;

/** For both ports: the public one finds it as a part of the application, the other's context by its imports. */
@ManagementContextConfiguration(value = ManagementContextType.CHILD, proxyBeanMethods = false)
class ReadOnConfiguration {

    @Bean
    WebServerFactoryCustomizer<NettyReactiveWebServerFactory> readOnAfterEveryAnswer() {
        return factory -> factory.addServerCustomizers(server -> server.doOnChannelInit((observer, channel, remote) ->
                channel.pipeline().addAfter(NettyPipeline.HttpCodec, "goodsflow.readOn", new ReadOn())));
    }
}
