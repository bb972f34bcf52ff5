package gopark.web;

import java.util.function.Supplier;
import org.springframework.beans.factory.annotation.Qualifier;
import org.springframework.stereotype.Component;
import reactor.core.publisher.Mono;
import reactor.core.publisher.MonoSink;
import reactor.core.scheduler.Scheduler;

/**
 * Work that takes a lock, the disk or a step of the simulation, and so must not be done on threads
 * that serve everybody.
 */
@Component
public final class SlowWork {

  private final Scheduler threads;

  SlowWork(@Qualifier("sessionScheduler") Scheduler threads) {
    this.threads = threads;
  }

  /** Works on a thread of its own. A client that goes away does not interrupt it. */
  public <T> Mono<T> of(Supplier<T> work) {
    return Mono.create(sink -> threads.schedule(() -> perform(work, sink)));
  }

  private static <T> void perform(Supplier<T> work, MonoSink<T> sink) {
    try {
      sink.success(work.get());
    } catch (RuntimeException | Error failure) {
      sink.error(failure);
    }
  }
}
