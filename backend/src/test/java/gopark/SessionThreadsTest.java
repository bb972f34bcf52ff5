package gopark;

import static org.assertj.core.api.Assertions.assertThat;
import static org.awaitility.Awaitility.await;

import java.time.Duration;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicInteger;
import org.awaitility.core.ConditionFactory;
import org.junit.jupiter.api.Test;

class SessionThreadsTest {

  private final CountDownLatch gate = new CountDownLatch(1);
  private final AtomicInteger begun = new AtomicInteger();
  private final AtomicInteger done = new AtomicInteger();

  /** On a machine that is busy, too. */
  private static ConditionFactory soon() {
    return await().atMost(Duration.ofMinutes(1));
  }

  private void task() {
    begun.incrementAndGet();
    try {
      gate.await();
      done.incrementAndGet();
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
    }
  }

  @Test
  void moreThanSoManyStandInLineAndItIsKnownForHowLong() {
    try (SessionThreads threads = new SessionThreads(Duration.ofMinutes(1))) {
      threads.scheduler().schedule(() -> {}, 1, TimeUnit.HOURS);
      assertThat(threads.waitMs()).isZero();
      for (int i = 0; i < 300; i++) {
        threads.scheduler().schedule(this::task);
      }
      soon().untilAsserted(() -> assertThat(begun).hasValue(256));
      assertThat(threads.running()).isEqualTo(256);
      soon().untilAsserted(() -> assertThat(threads.waitMs()).isGreaterThan(100));
      gate.countDown();
      soon().untilAsserted(() -> assertThat(done).hasValue(300));
      soon().untilAsserted(() -> assertThat(threads.running()).isZero());
      assertThat(threads.waitMs()).isZero();
    }
  }

  @Test
  void whatIsUnderWayAtTheEndIsFinished() {
    SessionThreads threads = new SessionThreads(Duration.ofMinutes(1));
    threads.scheduler().schedule(this::task);
    soon().untilAsserted(() -> assertThat(begun).hasValue(1));
    gate.countDown();
    threads.close();
    assertThat(done).hasValue(1);
  }

  @Test
  void theEndIsNotKeptWaitingForEver() {
    SessionThreads threads = new SessionThreads(Duration.ofMillis(1));
    threads.scheduler().schedule(this::task);
    soon().untilAsserted(() -> assertThat(begun).hasValue(1));
    threads.close();
    soon().untilAsserted(() -> assertThat(threads.running()).isZero());
    assertThat(done).hasValue(0);
  }
}
