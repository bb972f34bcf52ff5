package gopark;

import static org.assertj.core.api.Assertions.assertThat;

import gopark.web.work.WarmUp;
import java.util.List;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.atomic.AtomicBoolean;
import org.junit.jupiter.api.Test;
import org.springframework.boot.DefaultApplicationArguments;

final class WarmStartTest {

  @Test
  void theServerIsReadyWhenEverythingWasUsedOnceThoughAPartFails() throws InterruptedException {
    CountDownLatch started = new CountDownLatch(1);
    AtomicBoolean used = new AtomicBoolean();
    WarmUp failing =
        () -> {
          throw new NoClassDefFoundError("it has no files");
        };
    WarmUp slow =
        () -> {
          awaitQuietly(started);
          used.set(true);
        };
    WarmStart start = new WarmStart(List.of(failing, slow));

    // The start goes on meanwhile: it is what lets the slow part end.
    start.afterSingletonsInstantiated();
    assertThat(used).isFalse();
    started.countDown();
    start.run(new DefaultApplicationArguments());

    assertThat(used).isTrue();
  }

  @Test
  void whatMayFollowKeepsNoServerFromBeingReady() throws InterruptedException {
    CountDownLatch ready = new CountDownLatch(1);
    CountDownLatch used = new CountDownLatch(1);
    WarmUp following =
        new WarmUp() {
          @Override
          public void warmUp() {
            awaitQuietly(ready);
            used.countDown();
          }

          @Override
          public boolean isPartOfStart() {
            return false;
          }
        };
    WarmStart start = new WarmStart(List.of(following));

    start.afterSingletonsInstantiated();
    start.run(new DefaultApplicationArguments());
    ready.countDown();

    awaitQuietly(used);
  }

  private static void awaitQuietly(CountDownLatch latch) {
    try {
      latch.await();
    } catch (InterruptedException e) {
      throw new IllegalStateException(e);
    }
  }
}
