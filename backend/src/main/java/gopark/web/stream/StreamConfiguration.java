package gopark.web.stream;

import gopark.computing.CoreScheduler;
import gopark.computing.Job;
import gopark.computing.Urgency;
import gopark.web.limit.LimitProperties;
import gopark.web.work.Behalf;
import io.micrometer.core.instrument.Gauge;
import io.micrometer.core.instrument.MeterRegistry;
import io.netty.buffer.ByteBufAllocator;
import java.util.concurrent.RejectedExecutionException;
import org.springframework.beans.factory.annotation.Qualifier;
import org.springframework.context.annotation.Bean;
import org.springframework.context.annotation.Configuration;
import org.springframework.context.support.DefaultLifecycleProcessor;
import reactor.core.scheduler.Scheduler;
import reactor.core.scheduler.Schedulers;
import tools.jackson.databind.json.JsonMapper;

/** Puts the parts of streaming together. */
@Configuration(proxyBeanMethods = false)
class StreamConfiguration {

  /** What a farewell may take longer than it should before the server stops all the same. */
  private static final long PATIENCE_MS = 1_000;

  /** One thread for all sessions. It wakes others. */
  @Bean(destroyMethod = "dispose", defaultCandidate = false)
  Scheduler streamTimer() {
    return Schedulers.newSingle("stream-timer", true);
  }

  @Bean
  Broadcasts broadcasts(
      CoreScheduler cores,
      @Qualifier("streamTimer") Scheduler timer,
      JsonMapper json,
      StreamProperties properties,
      LimitProperties limits,
      MeterRegistry meters,
      DefaultLifecycleProcessor lifecycle) {
    long farewellMs = properties.farewell().toMillis();
    if (farewellMs > 0) {
      lifecycle.setTimeoutForShutdownPhase(Broadcasts.PHASE, farewellMs + PATIENCE_MS);
    }
    return new Broadcasts(
        new StreamResources(
            (session, waitedFor, turn) -> line(cores, session, waitedFor, turn),
            timer,
            json,
            ByteBufAllocator.DEFAULT,
            unread(limits, meters),
            properties,
            new StreamMeters(meters)));
  }

  private static FrameMemory unread(LimitProperties limits, MeterRegistry meters) {
    FrameMemory unread = new FrameMemory(limits.streams().unread().toBytes());
    Gauge.builder("gopark.stream.unread", unread, FrameMemory::taken)
        .baseUnit("bytes")
        .register(meters);
    return unread;
  }

  private static void line(CoreScheduler cores, String session, boolean waitedFor, Job turn) {
    Urgency urgency = waitedFor ? Urgency.WAITED_FOR : Urgency.BACKGROUND;
    try {
      cores.submit(new Behalf.OfSession(session), urgency, turn);
    } catch (RejectedExecutionException full) {
      turn.refused();
    }
  }
}
