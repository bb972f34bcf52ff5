package gopark.practice;

import gopark.runtime.state.GoroutineState;
import gopark.runtime.state.GoroutineStatus;
import gopark.runtime.state.RuntimeSnapshot;
import gopark.runtime.state.WaitReason;
import gopark.simulation.VirtualTime;
import java.util.Map;
import java.util.Set;
import java.util.stream.Collectors;
import org.jspecify.annotations.Nullable;

/** What can be behind a case of the exam, and at which moments its run proves it. */
public enum Cause {
  HEALTHY(null),
  SATURATED(null),
  LEAK(Symptom.LEAK),
  LOCK_CONVOY(Symptom.LOCK_CONVOY),
  THREAD_GROWTH(Symptom.THREAD_GROWTH),
  STARVING(Symptom.STARVING),
  THROTTLED(Symptom.THROTTLED);

  private static final int MANY = 8;
  private static final long LONG_NS = 2 * VirtualTime.MILLISECOND;
  private static final long STARVED_NS = 20 * VirtualTime.MILLISECOND;
  private static final Set<WaitReason> CHANNELS =
      Set.of(WaitReason.CHAN_RECEIVE, WaitReason.CHAN_SEND);

  private final @Nullable Symptom symptom;

  Cause(@Nullable Symptom symptom) {
    this.symptom = symptom;
  }

  /** What a warning about it is called; null: nobody is warned of it. */
  @Nullable Symptom symptom() {
    return symptom;
  }

  /** Whether what is to be seen at a moment is what this cause alone shows. */
  boolean isProvedBy(RuntimeSnapshot seen) {
    return switch (this) {
      case HEALTHY -> seen.sched().npidle() > 0 && ready(seen) < seen.gomaxprocs();
      case SATURATED -> seen.sched().npidle() == 0 && ready(seen) >= 2L * seen.gomaxprocs();
      case LEAK -> most(seen, CHANNELS) >= MANY;
      case LOCK_CONVOY -> most(seen, Set.of(WaitReason.MUTEX_LOCK)) >= MANY && idles(seen);
      case THREAD_GROWTH -> count(seen, GoroutineStatus.SYSCALL) >= 2L * seen.gomaxprocs() + MANY;
      case STARVING ->
          seen.gs().values().stream()
              .anyMatch(g ->
                  g.status() == GoroutineStatus.RUNNABLE
                      && seen.timeNs() - g.sinceNs() >= STARVED_NS);
      case THROTTLED -> seen.os().throttledUntilNs() > 0;
    };
  }

  private static boolean idles(RuntimeSnapshot seen) {
    return seen.sched().npidle() * 2 >= seen.gomaxprocs();
  }

  private static int ready(RuntimeSnapshot seen) {
    return count(seen, GoroutineStatus.RUNNABLE);
  }

  private static int count(RuntimeSnapshot seen, GoroutineStatus status) {
    return seen.gCounts().getOrDefault(status, 0);
  }

  /** The size of the largest group that waits at one place for one of these reasons, for long. */
  private static long most(RuntimeSnapshot seen, Set<WaitReason> reasons) {
    Map<String, Long> groups =
        seen.gs().values().stream()
            .filter(g -> reasons.contains(g.waitReason().reason()) && !g.system())
            .filter(g -> seen.timeNs() - g.waitSinceNs() >= LONG_NS)
            .collect(Collectors.groupingBy(GoroutineState::name, Collectors.counting()));
    return groups.values().stream().mapToLong(Long::longValue).max().orElse(0);
  }
}
