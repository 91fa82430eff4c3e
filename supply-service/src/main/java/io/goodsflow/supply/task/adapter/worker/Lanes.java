package io.goodsflow.supply.task.adapter.worker;

import io.goodsflow.kit.data.Leases;
import io.goodsflow.supply.task.application.FollowUpRows;
import io.goodsflow.supply.task.application.ForgetTasks;
import io.goodsflow.supply.task.application.RedriveRows;
import io.goodsflow.supply.task.application.SweepTasks;
import io.micrometer.core.instrument.MeterRegistry;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import org.springframework.context.SmartLifecycle;
import org.springframework.stereotype.Component;

/** Starts the lanes with the service and stops them at their next checkpoint. */
@Component
class Lanes implements SmartLifecycle {
    private static final Duration HEALER_LEASE = Duration.ofSeconds(30);
    private final ParseWork parseWork;
    private final ResultWork resultWork;
    private final RedriveRows redriveRows;
    private final SweepTasks sweepTasks;
    private final FollowUpRows followUpRows;
    private final ForgetTasks forgetTasks;
    private final Leases leases;
    private final WakeUps wakeUps;
    private final WorkerProperties settings;
    private final MeterRegistry meters;
    private final List<Lane> lanes = new ArrayList<>();
    private volatile boolean running;

    Lanes(
            ParseWork parseWork,
            ResultWork resultWork,
            RedriveRows redriveRows,
            SweepTasks sweepTasks,
            FollowUpRows followUpRows,
            ForgetTasks forgetTasks,
            Leases leases,
            WakeUps wakeUps,
            WorkerProperties settings,
            MeterRegistry meters) {
        this.parseWork = parseWork;
        this.resultWork = resultWork;
        this.redriveRows = redriveRows;
        this.sweepTasks = sweepTasks;
        this.followUpRows = followUpRows;
        this.forgetTasks = forgetTasks;
        this.leases = leases;
        this.wakeUps = wakeUps;
        this.settings = settings;
        this.meters = meters;
    }

    @Override
    public void start() {
        List<Lane> parsers = new ArrayList<>();
        for (int i = 1; i <= settings.parsers(); i++) {
            parsers.add(parser("supply-parse-" + i));
        }
        Lane result = new Lane("supply-result", settings.pollInterval(), of("result"), resultWork::next);
        lanes.addAll(parsers);
        lanes.add(result);
        lanes.add(new Lane("supply-redrive", settings.redriveInterval(), of("redrive"), this::redrive));
        lanes.add(new Lane("supply-sweep", settings.sweepInterval(), of("sweep"), this::sweep));
        lanes.add(new Lane("supply-follow-up", settings.followUpInterval(), of("follow_up"), this::followUp));
        lanes.add(new Lane("supply-forget", settings.forgetInterval(), of("forget"), this::forget));
        wakeUps.onTask(() -> parsers.forEach(Lane::signal));
        wakeUps.onResult(result::signal);
        lanes.forEach(Lane::start);
        running = true;
    }

    @Override
    public void stop() {
        lanes.forEach(Lane::askToStop);
        try {
            for (Lane lane : lanes) {
                lane.awaitStop(settings.stopTimeout());
            }
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
        }
        lanes.clear();
        running = false;
    }

    @Override
    public boolean isRunning() {
        return running;
    }

    @Override
    public boolean isAutoStartup() {
        return settings.enabled();
    }

    private Lane parser(String name) {
        Lane[] self = new Lane[1];
        self[0] = new Lane(name, settings.pollInterval(), of("parse"), () -> parseWork.next(self[0]::isStopping));
        return self[0];
    }

    private LaneMetrics of(String lane) {
        return new LaneMetrics(meters, lane);
    }

    private boolean redrive() {
        int[] driven = new int[1];
        leases.runExclusively("supply.redrive-rows", HEALER_LEASE, lease -> driven[0] = redriveRows.handle());
        return driven[0] > 0;
    }

    private boolean sweep() {
        int[] moved = new int[1];
        leases.runExclusively("supply.sweep-tasks", HEALER_LEASE, lease -> moved[0] = sweepTasks.handle());
        return moved[0] > 0;
    }

    private boolean followUp() {
        boolean[] more = new boolean[1];
        leases.runExclusively("supply.follow-up-rows", HEALER_LEASE, lease -> more[0] = followUpRows.handle());
        return more[0];
    }

    private boolean forget() {
        int[] forgotten = new int[1];
        leases.runExclusively("supply.forget-tasks", HEALER_LEASE, lease -> {
            try {
                forgotten[0] = forgetTasks.handle();
            } catch (IOException e) {
                throw new UncheckedIOException(e);
            }
        });
        return forgotten[0] > 0;
    }
}
