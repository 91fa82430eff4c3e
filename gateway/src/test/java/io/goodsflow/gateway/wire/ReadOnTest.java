package io.goodsflow.gateway.wire;

import static org.assertj.core.api.Assertions.assertThat;

import io.netty.channel.ChannelHandlerContext;
import io.netty.channel.ChannelOutboundHandlerAdapter;
import io.netty.channel.embedded.EmbeddedChannel;
import io.netty.handler.codec.http.DefaultHttpResponse;
import io.netty.handler.codec.http.HttpResponseStatus;
import io.netty.handler.codec.http.HttpVersion;
import io.netty.handler.codec.http.LastHttpContent;
import java.util.concurrent.atomic.AtomicInteger;
import org.junit.jupiter.api.Test;
import org.springframework.boot.actuate.autoconfigure.web.ManagementContextConfiguration;
import org.springframework.boot.context.annotation.ImportCandidates;

class ReadOnTest {

    private final AtomicInteger reads = new AtomicInteger();
    private final EmbeddedChannel channel = new EmbeddedChannel(
            new ChannelOutboundHandlerAdapter() {
                @Override
                public void read(ChannelHandlerContext context) throws Exception {
                    reads.incrementAndGet();
                    super.read(context);
                }
            },
            new ReadOn());

    @Test
    void theEndOfAnAnswerIsFollowedByARead() {
        int before = reads.get();

        channel.writeOutbound(new DefaultHttpResponse(HttpVersion.HTTP_1_1, HttpResponseStatus.OK));
        assertThat(reads).as("after the head").hasValue(before);

        channel.writeOutbound(LastHttpContent.EMPTY_LAST_CONTENT);
        assertThat(reads).as("after the end").hasValue(before + 1);
    }

    @Test
    void theManagementPortReadsOnToo() {
        assertThat(ImportCandidates.load(
                        ManagementContextConfiguration.class, getClass().getClassLoader()))
                .contains(ReadOnConfiguration.class.getName());
    }
}
