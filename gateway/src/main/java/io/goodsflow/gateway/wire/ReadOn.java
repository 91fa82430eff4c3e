package io.goodsflow.gateway.wire;

import io.netty.channel.ChannelHandlerContext;
import io.netty.channel.ChannelOutboundHandlerAdapter;
import io.netty.channel.ChannelPromise;
import io.netty.handler.codec.http.LastHttpContent;

/**
 * Reads on after every answer. Reactor Netty forgets to when a request that had come early is answered at once, as a
 * refusal of the gateway itself is; the next request on the connection would then lie unread until its sender gives up
 * (reactor-netty issue 4361). One read too many does no harm: what it brings is queued like any other.
 */
final class ReadOn extends ChannelOutboundHandlerAdapter {

    @Override
    public void write(ChannelHandlerContext context, Object message, ChannelPromise promise) throws Exception {
        if (message instanceof LastHttpContent) {
            super.write(context, message, promise.unvoid().addListener(written -> context.read()));
        } else {
            super.write(context, message, promise);
        }
    }
}
