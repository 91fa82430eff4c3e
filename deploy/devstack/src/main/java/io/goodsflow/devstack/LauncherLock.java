package io.goodsflow.devstack;

import io.goodsflow.devstack.process.Wait;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.channels.FileChannel;
import java.nio.channels.FileLock;
import java.nio.file.StandardOpenOption;
import java.time.Duration;
import java.util.concurrent.atomic.AtomicReference;
import org.jspecify.annotations.Nullable;

/** One launcher at a time starts and stops on a home; the lock goes with the launcher, however that ends. */
public final class LauncherLock implements AutoCloseable {

    private static final Duration BOUND = Duration.ofMinutes(5);

    private final FileChannel channel;

    private LauncherLock(FileChannel channel) {
        this.channel = channel;
    }

    public static LauncherLock take(Home home, Progress progress) {
        home.prepare();
        try {
            FileChannel channel = FileChannel.open(
                    home.run().resolve("launcher.lock"), StandardOpenOption.CREATE, StandardOpenOption.WRITE);
            AtomicReference<@Nullable FileLock> lock = new AtomicReference<>(channel.tryLock());
            if (lock.get() == null) {
                progress.tell("Another launcher is at work on " + home.root() + ", waiting for it.");
                Wait.until(BOUND, () -> {
                    lock.set(tryLock(channel));
                    return lock.get() != null;
                });
            }
            if (lock.get() == null) {
                channel.close();
                throw new DevstackException("Another launcher is still at work on " + home.root() + ".");
            }
            return new LauncherLock(channel);
        } catch (IOException failure) {
            throw new DevstackException("Cannot lock " + home.root() + ": " + failure + ".", failure);
        }
    }

    @Override
    public void close() {
        try {
            channel.close();
        } catch (IOException failure) {
            throw new UncheckedIOException(failure);
        }
    }

    private static @Nullable FileLock tryLock(FileChannel channel) {
        try {
            return channel.tryLock();
        } catch (IOException failure) {
            throw new UncheckedIOException(failure);
        }
    }
}
