package io.goodsflow.gateway.wire;

import io.goodsflow.gateway.problem.GatewayError;
import io.goodsflow.gateway.problem.Problems;
import io.goodsflow.gateway.trace.RequestIds;
import io.goodsflow.kernel.ErrorCode;
import io.netty.buffer.Unpooled;
import io.netty.channel.ChannelFutureListener;
import io.netty.channel.ChannelHandlerContext;
import io.netty.channel.ChannelOutboundHandlerAdapter;
import io.netty.channel.ChannelPromise;
import io.netty.handler.codec.http.DefaultFullHttpResponse;
import io.netty.handler.codec.http.FullHttpResponse;
import io.netty.handler.codec.http.HttpHeaderNames;
import io.netty.handler.codec.http.HttpHeaderValues;
import io.netty.util.ReferenceCountUtil;
import java.util.UUID;

/**
 * What is no HTTP, names no address, or is far over every limit is refused by the server itself, with an empty body,
 * before any filter has seen it. This gives the refusal its problem, and closes the connection: what follows on it
 * cannot be trusted, and nobody else closes it when only the address was bad.
 */
final class BareRefusals extends ChannelOutboundHandlerAdapter {

    private final Problems problems;

    BareRefusals(Problems problems) {
        this.problems = problems;
    }

    @Override
    public void write(ChannelHandlerContext context, Object message, ChannelPromise promise) throws Exception {
        if (message instanceof FullHttpResponse response && isBare(response)) {
            FullHttpResponse problem = problemFor(response);
            ReferenceCountUtil.release(message);
            super.write(context, problem, promise.unvoid().addListener(ChannelFutureListener.CLOSE));
        } else {
            super.write(context, message, promise);
        }
    }

    /** Every answer that has passed the filters carries its id. */
    private static boolean isBare(FullHttpResponse response) {
        int status = response.status().code();
        return status >= 400
                && status < 500
                && !response.content().isReadable()
                && !response.headers().contains(RequestIds.HEADER);
    }

    private FullHttpResponse problemFor(FullHttpResponse response) {
        ErrorCode reason =
                switch (response.status().code()) {
                    case 414 -> GatewayError.URI_TOO_LONG;
                    case 431 -> GatewayError.HEADERS_TOO_LARGE;
                    default -> GatewayError.REQUEST_REFUSED;
                };
        UUID occurrence = UUID.randomUUID();
        String id = occurrence.toString().replace("-", "");
        byte[] body = problems.bodyFor(reason, id, occurrence);
        FullHttpResponse problem = new DefaultFullHttpResponse(
                response.protocolVersion(), response.status(), Unpooled.wrappedBuffer(body));
        problem.headers()
                .set(RequestIds.HEADER, id)
                .set(HttpHeaderNames.CONTENT_TYPE, "application/problem+json")
                .setInt(HttpHeaderNames.CONTENT_LENGTH, body.length)
                .set(HttpHeaderNames.CACHE_CONTROL, "no-store")
                .set("X-Content-Type-Options", "nosniff")
                .set("Content-Security-Policy", "default-src 'none'; frame-ancestors 'none'")
                .set("X-Frame-Options", "DENY")
                .set("Referrer-Policy", "no-referrer")
                .set(HttpHeaderNames.CONNECTION, HttpHeaderValues.CLOSE);
        return problem;
    }
}
