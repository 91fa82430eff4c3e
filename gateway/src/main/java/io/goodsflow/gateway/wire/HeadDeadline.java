package io.goodsflow.gateway.wire;

import io.netty.channel.ChannelDuplexHandler;
import io.netty.channel.ChannelHandlerContext;
import io.netty.channel.ChannelInboundHandlerAdapter;
import io.netty.channel.ChannelPromise;
import io.netty.handler.codec.http.HttpRequest;
import io.netty.handler.codec.http.HttpResponse;
import io.netty.handler.codec.http.HttpStatusClass;
import io.netty.handler.codec.http.LastHttpContent;
import java.time.Duration;
import java.util.concurrent.Future;
import java.util.concurrent.TimeUnit;
import org.jspecify.annotations.Nullable;

/**
 * Closes a connection whose request line and headers take too long, so that nobody holds many of them by sending a byte
 * now and then. The body has the time of its route; once the answer is out, what is left of it has as long as a head.
 */
final class HeadDeadline extends ChannelInboundHandlerAdapter {

    private final long limitMillis;
    private @Nullable Future<?> closing;
    private boolean inBody;

    HeadDeadline(Duration limit) {
        limitMillis = limit.toMillis();
    }

    @Override
    public void channelRead(ChannelHandlerContext context, Object bytes) throws Exception {
        if (!inBody) {
            start(context);
        }
        super.channelRead(context, bytes);
    }

    @Override
    public void channelInactive(ChannelHandlerContext context) throws Exception {
        stop();
        super.channelInactive(context);
    }

    /** Stands behind the codec and sees requests instead of bytes; both run on the connection's own thread. */
    ChannelDuplexHandler behindTheCodec() {
        return new ChannelDuplexHandler() {
            @Override
            public void channelRead(ChannelHandlerContext context, Object message) throws Exception {
                if (message instanceof HttpRequest) {
                    stop();
                    inBody = true;
                }
                if (message instanceof LastHttpContent) {
                    stop();
                    inBody = false;
                }
                super.channelRead(context, message);
            }

            @Override
            public void write(ChannelHandlerContext context, Object message, ChannelPromise promise) throws Exception {
                if (inBody && endsAnAnswer(message)) {
                    start(context);
                }
                super.write(context, message, promise);
            }
        };
    }

    private static boolean endsAnAnswer(Object message) {
        boolean interim = message instanceof HttpResponse response
                && response.status().codeClass() == HttpStatusClass.INFORMATIONAL;
        return message instanceof LastHttpContent && !interim;
    }

    private void start(ChannelHandlerContext context) {
        if (closing == null) {
            closing = context.executor().schedule(() -> context.close(), limitMillis, TimeUnit.MILLISECONDS);
        }
    }

    private void stop() {
        if (closing != null) {
            closing.cancel(false);
            closing = null;
        }
    }
}
