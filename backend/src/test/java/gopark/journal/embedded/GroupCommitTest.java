package gopark.journal.embedded;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.awaitility.Awaitility.await;

import gopark.journal.JournalFailed;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.FutureTask;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.Test;

final class GroupCommitTest {

  private final CountDownLatch hasBegun = new CountDownLatch(1);
  private final CountDownLatch goesOn = new CountDownLatch(1);
  private final List<Integer> batches = new ArrayList<>();
  private final GroupCommit group = new GroupCommit(this::write);

  /** The first batch waits until it may go on; of the second nobody is told what became of it. */
  private void write(List<PendingWrite> batch) {
    batches.add(batch.size());
    if (batches.size() == 1) {
      hasBegun.countDown();
      pass(goesOn);
    } else if (batches.size() == 2) {
      throw new OutOfMemoryError("as it may be anywhere");
    }
    batch.forEach(change -> change.done(null));
  }

  private static void pass(CountDownLatch latch) {
    try {
      latch.await();
    } catch (InterruptedException e) {
      throw new IllegalStateException(e);
    }
  }

  /** Somebody who has a change written. */
  private final class Caller {
    private final FutureTask<Boolean> writes = new FutureTask<>(this::write);
    private final Thread thread = Thread.ofPlatform().daemon().start(writes);

    private boolean write() {
      PendingWrite.Delete change = new PendingWrite.Delete("a", PendingWrite.Delete.ANY);
      group.write(change);
      return change.was();
    }

    Caller waits() {
      await().until(() -> thread.getState() == Thread.State.WAITING);
      return this;
    }

    boolean get() throws Exception {
      return writes.get(10, TimeUnit.SECONDS);
    }
  }

  @Test
  void allWhoWaitForAWriterThatBreaksAreToldSoAndTheNextWriteGoesWell() throws Exception {
    Caller first = new Caller();
    pass(hasBegun);
    Caller second = new Caller().waits();
    Caller third = new Caller().waits();
    goesOn.countDown();

    assertThat(first.get()).isFalse();
    for (Caller each : List.of(second, third)) {
      assertThatThrownBy(each::get)
          .hasCauseInstanceOf(JournalFailed.class)
          .hasRootCauseInstanceOf(OutOfMemoryError.class);
    }
    assertThat(new Caller().get()).isFalse();
    assertThat(batches).containsExactly(1, 2, 1);
  }
}
