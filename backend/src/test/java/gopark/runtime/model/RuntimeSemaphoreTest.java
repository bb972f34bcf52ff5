package gopark.runtime.model;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

class RuntimeSemaphoreTest {
  private static final int STAGE = 7;

  private final RuntimeSemaphore semaphore = new RuntimeSemaphore();
  private final Goroutine holder = new Goroutine(0);
  private final Goroutine waiter = new Goroutine(1);

  @Test
  void aPermitThatIsGivenBackGoesToWhoComesFirst() {
    oneHoldsAndOneWaits();

    assertThat(semaphore.giveBack()).isSameAs(waiter);
    assertThat(semaphore.take(holder, STAGE)).isTrue();
    assertThat(semaphore.take(waiter, STAGE)).isFalse();
  }

  @Test
  void aPermitThatIsHandedOverGoesToWhoHasWaited() {
    oneHoldsAndOneWaits();

    assertThat(semaphore.handOver()).isSameAs(waiter);
    assertThat(waiter.progress).isEqualTo(STAGE);
    assertThat(semaphore.take(holder, STAGE)).isFalse();
    assertThat(semaphore.handOver()).isSameAs(holder);
    assertThat(semaphore.handOver()).isNull();
    assertThat(semaphore.take(waiter, STAGE)).isTrue();
  }

  private void oneHoldsAndOneWaits() {
    assertThat(semaphore.take(holder, STAGE)).isTrue();
    assertThat(semaphore.take(waiter, STAGE)).isFalse();
    assertThat(RuntimeSemaphore.waits(waiter.progress)).isTrue();
  }
}
