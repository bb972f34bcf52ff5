package gopark.computing;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.awaitility.Awaitility.await;

import gopark.simulation.WorkMeter;
import gopark.simulation.WorkStopped;
import java.time.Duration;
import java.util.List;
import java.util.Map;
import java.util.concurrent.CopyOnWriteArrayList;
import java.util.concurrent.RejectedExecutionException;
import java.util.concurrent.Semaphore;
import java.util.concurrent.ThreadFactory;
import java.util.concurrent.atomic.AtomicBoolean;
import java.util.concurrent.atomic.AtomicLong;
import java.util.function.Consumer;
import org.junit.jupiter.api.Test;

/** Work that does not look up is stopped, and nobody else suffers. */
class WatchdogTest {

  /** The watchdog's own clock comes too late for these tests, which look themselves. */
  private static final Duration LATER = Duration.ofHours(1);

  private static final int LOOKS_UNTIL_STOPPED = 13;

  private final List<String> events = new CopyOnWriteArrayList<>();

  /** One before which, at each look, the thread has computed for a part of what it may. */
  private static Watchdog watchdog(CoreScheduler cores, Consumer<Watchdog.Stopped> stopped) {
    AtomicLong looks = new AtomicLong();
    long partNs = LATER.toNanos() / (LOOKS_UNTIL_STOPPED - 1) + 1;
    return new Watchdog(cores, LATER, thread -> looks.incrementAndGet() * partNs, stopped);
  }

  /** Work that does not look up, and is done once it is enough. */
  private Job spinning(AtomicBoolean begun, AtomicBoolean enough) {
    return () -> {
      begun.set(true);
      while (!enough.get()) {
        Thread.onSpinWait();
      }
      events.add("done");
    };
  }

  @Test
  void whatDoesNotLookUpIsNamedAndStoppedAndTheOthersGoOn() {
    AtomicBoolean begun = new AtomicBoolean();
    AtomicBoolean looksUp = new AtomicBoolean();
    try (CoreScheduler cores = new CoreScheduler(1, Duration.ofMinutes(1));
        Watchdog dog = watchdog(cores, work -> events.add(work.flow() + " was stopped"))) {
      WorkMeter meter = cores.meter();
      cores.submit(
          "endless",
          Urgency.BACKGROUND,
          () -> {
            begun.set(true);
            while (!looksUp.get()) {
              Thread.onSpinWait();
            }
            assertThatThrownBy(() -> meter.spend(5 * WorkMeter.SLICE))
                .isInstanceOf(WorkStopped.class);
            events.add("endless looked up");
          });
      cores.submit(
          "endless",
          Urgency.WAITED_FOR,
          new Job() {
            @Override
            public void run() {
              events.add("behind endless");
            }

            @Override
            public void refused() {
              events.add("refused");
            }
          });
      cores.submit("other", Urgency.WAITED_FOR, () -> events.add("other"));
      await().untilTrue(begun);
      for (int look = 1; look < LOOKS_UNTIL_STOPPED; look++) {
        dog.look();
      }
      assertThat(events).isEmpty();
      dog.look();
      await().until(() -> events.contains("other"));
      assertThat(events).containsExactlyInAnyOrder("refused", "endless was stopped", "other");
      assertThat(cores.stuck()).isEqualTo(1);
      assertThatThrownBy(() -> cores.submit("endless", Urgency.WAITED_FOR, () -> {}))
          .isInstanceOf(RejectedExecutionException.class);
      looksUp.set(true);
      await().until(() -> cores.stuck() == 0);
      assertThat(events).contains("endless looked up");
      cores.submit("endless", Urgency.WAITED_FOR, () -> events.add("endless again"));
      await().until(() -> events.contains("endless again"));
    }
  }

  @Test
  void whatLooksUpIsNeverStoppedHoweverLongItTakes() {
    AtomicBoolean enough = new AtomicBoolean();
    try (CoreScheduler cores = new CoreScheduler(1, Duration.ofMinutes(1));
        Watchdog dog = watchdog(cores, work -> events.add(work.flow().toString()))) {
      WorkMeter meter = cores.meter();
      cores.submit(
          "long",
          Urgency.BACKGROUND,
          () -> {
            while (!enough.get()) {
              meter.spend(1_000);
            }
            events.add("done");
          });
      for (int look = 0; look < 3 * LOOKS_UNTIL_STOPPED; look++) {
        Map<Task, Integer> before = cores.slices();
        await().until(() -> !cores.slices().equals(before));
        dog.look();
      }
      enough.set(true);
      await().until(() -> events.contains("done"));
      assertThat(events).containsExactly("done");
    }
  }

  @Test
  void aReadThatIsStoppedIsToldAsThatAndItsClientAloneDoesNotReadAgainForAMinute() {
    AtomicBoolean begun = new AtomicBoolean();
    AtomicBoolean looksUp = new AtomicBoolean();
    AtomicLong later = new AtomicLong();
    List<Watchdog.Stopped> told = new CopyOnWriteArrayList<>();
    try (CoreScheduler cores =
            new CoreScheduler(
                1, Duration.ofMinutes(1), () -> System.nanoTime() + later.get(), () -> 0);
        Watchdog dog = watchdog(cores, told::add)) {
      WorkMeter meter = cores.meter();
      cores.submit(
          "session",
          Urgency.READER,
          "a stranger",
          () -> {
            begun.set(true);
            while (!looksUp.get()) {
              Thread.onSpinWait();
            }
            meter.spend(5 * WorkMeter.SLICE);
          });
      await().untilTrue(begun);
      for (int look = 0; look < LOOKS_UNTIL_STOPPED; look++) {
        dog.look();
      }
      assertThat(told).containsExactly(new Watchdog.Stopped("session", Urgency.READER));
      looksUp.set(true);
      await().until(() -> cores.stuck() == 0);

      assertThatThrownBy(() -> cores.submit("session", Urgency.READER, "a stranger", () -> {}))
          .isInstanceOf(RejectedExecutionException.class);
      cores.submit("session", Urgency.READER, "another", () -> events.add("another reads"));
      cores.submit("session", Urgency.WAITED_FOR, "a stranger", () -> events.add("its holder"));
      cores.submit("other", Urgency.READER, "a stranger", () -> events.add("another session"));
      await().until(() -> events.size() == 3);

      later.set(CoreScheduler.STOPPED_READER_NS);
      cores.submit("session", Urgency.READER, "a stranger", () -> events.add("a stranger reads"));
      await().until(() -> events.contains("a stranger reads"));
    }
  }

  @Test
  void anErrorDoesNotEndTheLooks() {
    AtomicBoolean begun = new AtomicBoolean();
    AtomicBoolean enough = new AtomicBoolean();
    AtomicLong looks = new AtomicLong();
    try (CoreScheduler cores = new CoreScheduler(1, Duration.ofMinutes(1));
        Watchdog _ =
            new Watchdog(
                cores,
                Duration.ofMillis(12),
                thread -> {
                  looks.incrementAndGet();
                  throw new OutOfMemoryError("of this test");
                },
                work -> events.add(work.flow().toString()))) {
      cores.submit("long", Urgency.BACKGROUND, spinning(begun, enough));
      await().untilTrue(begun);
      await().until(() -> looks.get() > 3);
      enough.set(true);
    }
  }

  @Test
  void whatItsThreadComputedForOthersBeforeIsNotCounted() {
    Semaphore begins = new Semaphore(0);
    AtomicBoolean begun = new AtomicBoolean();
    AtomicBoolean enough = new AtomicBoolean();
    ThreadFactory late =
        work ->
            Thread.ofPlatform()
                .daemon()
                .unstarted(() -> {
                  begins.acquireUninterruptibly();
                  work.run();
                });
    try (CoreScheduler cores =
            new CoreScheduler(1, Duration.ofMinutes(1), System::nanoTime, () -> 0, late);
        Watchdog dog =
            new Watchdog(
                cores, LATER, thread -> LATER.toNanos(), work -> events.add("it was stopped"))) {
      cores.submit("short", Urgency.BACKGROUND, spinning(begun, enough));
      dog.look();
      begins.release();
      await().untilTrue(begun);
      dog.look();
      enough.set(true);
      await().until(() -> events.contains("done"));
      assertThat(events).containsExactly("done");
    }
  }

  @Test
  void aThreadThatTheComputerLeavesNoTimeIsNotTakenForEndless() {
    AtomicBoolean begun = new AtomicBoolean();
    AtomicBoolean enough = new AtomicBoolean();
    try (CoreScheduler cores = new CoreScheduler(1, Duration.ofMinutes(1));
        Watchdog dog =
            new Watchdog(cores, LATER, thread -> 0, work -> events.add(work.flow().toString()))) {
      cores.submit("starved", Urgency.BACKGROUND, spinning(begun, enough));
      await().untilTrue(begun);
      for (int look = 0; look < 3 * LOOKS_UNTIL_STOPPED; look++) {
        dog.look();
      }
      enough.set(true);
      await().until(() -> events.contains("done"));
      assertThat(events).containsExactly("done");
    }
  }
}
