package gopark.runtime;

import static org.assertj.core.api.Assertions.assertThat;

import gopark.program.Operation;
import gopark.program.Operation.Gosched;
import gopark.program.Operation.LockThread;
import gopark.program.Operation.Sleep;
import gopark.program.Operation.UnlockThread;
import gopark.runtime.event.EventKind;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import org.junit.jupiter.api.Test;

class ThreadLocksTest {
  private static final int MAIN = 1;
  private final List<String> log = new ArrayList<>();
  private final Code main = new Code("main.main");

  private static Set<Integer> threadsOf(Run run, int goid) {
    Set<Integer> threads = new HashSet<>();
    for (Run.Told started : run.of(EventKind.GO_STARTED)) {
      if (started.g() == goid) {
        threads.add(started.m());
      }
    }
    return threads;
  }

  @Test
  void aLockedGoroutineAndAnotherTakeTurnsEachOnItsThread() {
    Code locked =
        new Code("main.locked")
            .then(new LockThread())
            .note(log, "L1")
            .then(new Gosched())
            .note(log, "L2");
    Code other = new Code("main.other").note(log, "A1").then(new Gosched()).note(log, "A2");
    main.go(locked).go(other).then(new Sleep(5_000_000));

    Run run = Run.of(main);

    assertThat(log).containsExactly("A1", "L1", "A2", "L2");
    assertThat(run.of(EventKind.M_PARKED_LOCKED)).isNotEmpty();
    assertThat(run.of(EventKind.M_GAVE_P_TO_LOCKED)).isNotEmpty();
  }

  @Test
  void aLockedGoroutineNeverChangesItsThread() {
    main.then(new LockThread());
    for (int i = 0; i < 10; i++) {
      main.go(new Code("main.f").then(new Operation.Compute(1000, true)));
      main.then(new Gosched());
    }

    assertThat(threadsOf(Run.of(main), MAIN)).hasSizeLessThanOrEqualTo(1);
  }

  @Test
  void locksAreCounted() {
    main.then(new UnlockThread()).then(new LockThread()).then(new LockThread());
    main.then(new UnlockThread()).then(new UnlockThread()).then(new UnlockThread());

    Run run = Run.of(main);

    assertThat(run.of(EventKind.THREAD_LOCKED)).extracting(Run.Told::a).containsExactly(1L, 2L);
    assertThat(run.of(EventKind.THREAD_UNLOCKED)).extracting(Run.Told::a).containsExactly(1L, 0L);
  }

  @Test
  void aGoroutineThatEndsLockedTakesItsThreadWithIt() {
    main.go(new Code("main.f").then(new LockThread())).then(new Sleep(5_000_000));
    main.note(log, "main");

    Run run = Run.of(main);

    assertThat(log).containsExactly("main");
    assertThat(run.of(EventKind.M_EXITED)).hasSize(1);
  }

  @Test
  void aGoroutineThatUnlocksBeforeItEndsLeavesItsThread() {
    main.go(new Code("main.f").then(new LockThread()).then(new UnlockThread()));
    main.then(new Sleep(5_000_000));

    assertThat(Run.of(main).of(EventKind.M_EXITED)).isEmpty();
  }

  @Test
  void mainThatLeavesLockedByGoexitDoesNotStopTheOthers() {
    main.go(new Code("main.f").then(new Sleep(1_000_000)).note(log, "f"));
    main.then(new LockThread()).then(new Operation.Goexit());

    Run run = Run.of(main);

    assertThat(log).containsExactly("f");
    assertThat(run.stderr()).contains("no goroutines (main called runtime.Goexit)");
  }
}
