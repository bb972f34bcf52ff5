package gopark.computing;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.awaitility.Awaitility.await;

import gopark.simulation.WorkMeter;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.RejectedExecutionException;
import org.junit.jupiter.api.Test;

/** Those who read what another steers, and the one who does. */
class ReadersTest extends OneCore {

  private static final String SESSION = "session";

  private void reads(String client, String name) {
    cores.submit(SESSION, Urgency.READER, client, () -> order.add(name));
  }

  @Test
  void whoSteersGoesBeforeAllWhoRead() {
    holdTheCore();
    reads("a", "first reader");
    reads("b", "second reader");
    cores.submit(SESSION, Urgency.WAITED_FOR, "teacher", () -> order.add("teacher"));
    openAndAwait(3);
    assertThat(order).containsExactly("teacher", "first reader", "second reader");
  }

  @Test
  void whoReadsMuchTakesTurnsWithTheOthers() {
    holdTheCore();
    reads("much", "much 1");
    reads("much", "much 2");
    reads("much", "much 3");
    reads("little", "little");
    reads("other", "other 1");
    reads("other", "other 2");
    openAndAwait(6);
    assertThat(order).containsExactly("much 1", "little", "other 1", "much 2", "other 2", "much 3");
  }

  @Test
  void ofOneClientOnlySomeReadersStandInLine() {
    holdTheCore();
    for (int i = 0; i < CoreScheduler.MOST_READING; i++) {
      reads("much", "much");
    }
    assertThatThrownBy(() -> reads("much", "too much"))
        .isInstanceOf(RejectedExecutionException.class);
    reads("other", "other");
    cores.submit(SESSION, Urgency.WAITED_FOR, "much", () -> order.add("steers"));
    cores.submit("elsewhere", Urgency.READER, "much", () -> order.add("elsewhere"));
    openAndAwait(CoreScheduler.MOST_READING + 3);
    assertThat(order).contains("other", "steers", "elsewhere").doesNotContain("too much");
  }

  @Test
  void readersOfManyClientsKeepNeitherWhoSteersNorAnotherReaderOutOfTheLine() {
    holdTheCore();
    int clients = 5;
    for (int i = 0; i < clients * 200; i++) {
      reads("client " + i % clients, "much");
    }
    assertThatThrownBy(() -> reads("client 1", "too much"))
        .isInstanceOf(RejectedExecutionException.class);
    reads("late", "late");
    cores.submit(SESSION, Urgency.WAITED_FOR, "teacher", () -> order.add("teacher"));
    openAndAwait(clients * 200 + 2);
    assertThat(order).startsWith("teacher").contains("late");
  }

  /** A read that takes longer than the one who steers waits, as often as he asks for something. */
  private class LongRead implements Job {
    private final WorkMeter meter = cores.meter();
    private int asked;

    /** The reader, while the one who steers asks for something {@code asked} times. */
    LongRead(int asked) {
      this.asked = asked;
    }

    @Override
    public void run() {
      if (asked > 0) {
        asked--;
        long askedNs = clockNs.get();
        cores.submit(SESSION, Urgency.WAITED_FOR, "teacher", () -> teacher(askedNs));
      }
      for (int slice = 0; slice < 750; slice++) {
        clockNs.addAndGet(2 * MS);
        meter.checkpoint(A_SLICE);
      }
      order.add("the read is done");
    }

    void teacher(long askedNs) {
      order.add("after " + (clockNs.get() - askedNs) / (100 * MS) + " tenths");
    }

    @Override
    public void refused() {
      order.add("the read is refused");
    }

    @Override
    public boolean givesWay() {
      return true;
    }
  }

  @Test
  void aLongReadIsPutOffWhenWhoSteersHasWaitedForASecondAndIsDoneBehindHim() {
    cores.submit(SESSION, Urgency.READER, "reader", new LongRead(2));
    await().until(() -> order.size() == 3);
    assertThat(order).containsExactly("after 10 tenths", "after 10 tenths", "the read is done");
  }

  @Test
  void aReadThatIsPutOffStandsBehindTheOthersThatStoodInLine() {
    holdTheCore();
    cores.submit(SESSION, Urgency.READER, "reader", new LongRead(1));
    reads("other", "other");
    openAndAwait(3);
    assertThat(order).containsExactly("after 10 tenths", "other", "the read is done");
  }

  @Test
  void aReadThatIsPutOffForMoreThanTenSecondsIsRefused() {
    cores.submit(SESSION, Urgency.READER, "reader", new LongRead(100));
    await().until(() -> order.size() == 11);
    assertThat(order).endsWith("the read is refused", "after 10 tenths").hasSize(11);
  }

  @Test
  void aReadThatIsPutOffIsNotBegunAgainWhenNobodyWaitsForIt() {
    CompletableFuture<Task> read = new CompletableFuture<>();
    CountDownLatch over = new CountDownLatch(1);
    LongRead job =
        new LongRead(1) {
          @Override
          void teacher(long askedNs) {
            read.join().cancel();
            super.teacher(askedNs);
            cores.submit("elsewhere", Urgency.WAITED_FOR, over::countDown);
          }
        };
    read.complete(cores.submit(SESSION, Urgency.READER, "reader", job));
    pass(over);
    await().until(() -> cores.started() == 0 && cores.waiting() == 0);
    assertThat(order).containsExactly("after 10 tenths");
  }

  @Test
  void whatPlaysGoesBeforeReadersOnceItHasStoodBehindThemForASecond() {
    holdTheCore();
    cores.submit(SESSION, Urgency.BACKGROUND, () -> order.add("plays"));
    for (int i = 0; i < 4; i++) {
      cores.submit(
          SESSION,
          Urgency.READER,
          "reader",
          () -> {
            clockNs.addAndGet(600 * MS);
            order.add("reads");
          });
    }
    openAndAwait(5);
    assertThat(order).containsExactly("reads", "reads", "plays", "reads", "reads");
  }
}
