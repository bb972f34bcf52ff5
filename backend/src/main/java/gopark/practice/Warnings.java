package gopark.practice;

import gopark.runtime.state.GoroutineState;
import gopark.runtime.state.GoroutineStatus;
import gopark.runtime.state.RuntimeSnapshot;
import gopark.runtime.state.WaitReason;
import gopark.runtime.state.Where;
import gopark.simulation.VirtualTime;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.SequencedMap;
import java.util.Set;
import java.util.function.Function;
import java.util.stream.Collectors;
import org.jspecify.annotations.Nullable;

/** Looks for symptoms. Each warning says by what numbers it was found. */
public final class Warnings {
  /** The number of goroutines waiting at one place that make a group. */
  private static final int GROUP = 8;

  private static final long LEAK_NS = 5 * VirtualTime.MILLISECOND;
  private static final long STARVING_NS = 25 * VirtualTime.MILLISECOND;
  private static final long WINDOW_NS = 5 * VirtualTime.MILLISECOND;
  private static final int HOT_PERCENT = 85;
  private static final int THREADS_EACH = 4;
  private static final int SPINS = 40;
  private static final int VAIN_PERCENT = 90;
  private static final int THROTTLED = 3;
  private static final int NAMED = 8;
  private static final int PERCENT = 100;
  private static final String FUNCTION = "function";
  private static final String COUNT = "count";
  private static final String LONGEST = "longestNs";

  /** Reasons of waiting that may last for ever; sleep, network and the collector come back. */
  private static final Set<WaitReason> NEEDS_ANOTHER =
      Set.of(
          WaitReason.CHAN_RECEIVE,
          WaitReason.CHAN_SEND,
          WaitReason.CHAN_RECEIVE_NIL,
          WaitReason.CHAN_SEND_NIL,
          WaitReason.SELECT,
          WaitReason.SELECT_NO_CASES,
          WaitReason.COND_WAIT,
          WaitReason.WAIT_GROUP_WAIT);

  private static final Set<WaitReason> LOCKS =
      Set.of(WaitReason.MUTEX_LOCK, WaitReason.RW_MUTEX_LOCK, WaitReason.RW_MUTEX_R_LOCK);

  private final Observation seen;
  private final RuntimeSnapshot now;
  private final List<Warning> found = new ArrayList<>();

  private Warnings(Observation seen) {
    this.seen = seen;
    now = seen.now;
  }

  /** All that is to be seen, what is likely first. */
  public static List<Warning> of(Observation seen) {
    Warnings warnings = new Warnings(seen);
    warnings.look();
    warnings.found.sort(Comparator.comparing(warning -> !warning.likely()));
    return List.copyOf(warnings.found);
  }

  private void look() {
    convoys();
    leaks();
    starving();
    hotProcessor();
    threads();
    spinning();
    throttled();
  }

  private void warn(
      Symptom symptom,
      boolean likely,
      List<GoroutineState> gs,
      SequencedMap<String, Object> facts) {
    List<Integer> ids = gs.stream().limit(NAMED).map(GoroutineState::id).toList();
    found.add(new Warning(symptom, likely, ids, facts));
  }

  private long waitedNs(GoroutineState g) {
    return now.timeNs() - (g.waitSinceNs() > 0 ? g.waitSinceNs() : g.sinceNs());
  }

  private <K> Map<K, List<GoroutineState>> waiting(
      Set<WaitReason> reasons, Function<GoroutineState, K> by) {
    return seen.goroutines.stream()
        .filter(
            g -> g.status() == GoroutineStatus.WAITING && reasons.contains(g.waitReason().reason()))
        .collect(Collectors.groupingBy(by, LinkedHashMap::new, Collectors.toList()));
  }

  private void leaks() {
    waiting(NEEDS_ANOTHER, g -> g.name() + " " + g.waitReason().text()).values().stream()
        .filter(group -> group.size() >= GROUP)
        .forEach(this::leak);
  }

  private void leak(List<GoroutineState> group) {
    List<GoroutineState> old = group.stream().filter(g -> waitedNs(g) >= LEAK_NS).toList();
    if (old.size() < GROUP) {
      return;
    }
    // A pool of workers waits, too, but all of them since about the same time.
    long longest = group.stream().mapToLong(this::waitedNs).max().orElse(0);
    long young = group.stream().filter(g -> waitedNs(g) < longest / 2).count();
    SequencedMap<String, Object> facts = new LinkedHashMap<>();
    facts.put(COUNT, (long) group.size());
    facts.put(FUNCTION, group.getFirst().name());
    facts.put("reason", group.getFirst().waitReason().text());
    facts.put(LONGEST, longest);
    facts.put("joinedLately", young);
    warn(Symptom.LEAK, young * THREADS_EACH >= group.size(), old, facts);
  }

  private void convoys() {
    waiting(LOCKS, GoroutineState::waitHandle)
        .forEach((lock, group) -> {
          if (group.size() < GROUP) {
            return;
          }
          boolean isIdle = now.sched().npidle() * 2 >= now.gomaxprocs() && now.gomaxprocs() > 1;
          SequencedMap<String, Object> facts = new LinkedHashMap<>();
          facts.put(COUNT, (long) group.size());
          facts.put(FUNCTION, group.getFirst().name());
          facts.put("lock", (long) lock);
          facts.put(LONGEST, group.stream().mapToLong(this::waitedNs).max().orElse(0));
          facts.put("idle", (long) now.sched().npidle());
          facts.put("processors", (long) now.gomaxprocs());
          warn(Symptom.LOCK_CONVOY, isIdle, group, facts);
        });
  }

  private void starving() {
    List<GoroutineState> ready =
        seen.goroutines.stream()
            .filter(g -> g.status() == GoroutineStatus.RUNNABLE && g.ranNs() == 0)
            .filter(g -> now.timeNs() - g.sinceNs() >= STARVING_NS)
            .sorted(Comparator.comparingLong(GoroutineState::sinceNs))
            .toList();
    if (ready.isEmpty()) {
      return;
    }
    GoroutineState first = ready.getFirst();
    SequencedMap<String, Object> facts = new LinkedHashMap<>();
    facts.put(COUNT, (long) ready.size());
    facts.put(FUNCTION, first.name());
    Where where = first.where();
    facts.put("where", where == null ? "" : where.text());
    long waited = now.timeNs() - first.sinceNs();
    long started = seen.startsAfter(first.sinceNs());
    facts.put(LONGEST, waited);
    facts.put("started", started);
    // Where others are picked all the time, the queue moves, and it is only long.
    boolean stands = started * STARVING_NS < now.gomaxprocs() * waited;
    warn(Symptom.STARVING, stands, ready, facts);
  }

  private void hotProcessor() {
    long all = seen.ranNs.values().stream().mapToLong(Long::longValue).sum();
    Map.@Nullable Entry<Integer, Long> hottest =
        seen.ranNs.entrySet().stream().max(Map.Entry.comparingByValue()).orElse(null);
    if (hottest == null || now.gomaxprocs() < 3 || seen.windowNs() < WINDOW_NS) {
      return;
    }
    boolean isBusy = hottest.getValue() * 2 > seen.windowNs();
    var processor = now.ps().get(hottest.getKey());
    long waits = processor == null ? 0 : processor.runqsize();
    if (!isBusy || hottest.getValue() * PERCENT < all * HOT_PERCENT || waits == 0) {
      return;
    }
    SequencedMap<String, Object> facts = new LinkedHashMap<>();
    facts.put("p", (long) hottest.getKey());
    facts.put("percent", hottest.getValue() * PERCENT / Math.max(1, all));
    facts.put("queue", waits);
    facts.put("idle", (long) now.sched().npidle());
    warn(Symptom.HOT_PROCESSOR, now.sched().npidle() > 0, List.of(), facts);
  }

  private void threads() {
    int threads = now.stats().threads();
    List<GoroutineState> calls =
        seen.goroutines.stream().filter(g -> g.status() == GoroutineStatus.SYSCALL).toList();
    if (threads < THREADS_EACH * now.gomaxprocs() + GROUP) {
      return;
    }
    SequencedMap<String, Object> facts = new LinkedHashMap<>();
    facts.put("threads", (long) threads);
    facts.put("processors", (long) now.gomaxprocs());
    facts.put("made", (long) seen.threadsMade);
    facts.put("calls", (long) calls.size());
    warn(Symptom.THREAD_GROWTH, calls.size() * 2 >= threads, calls, facts);
  }

  private void spinning() {
    if (seen.spins < SPINS || seen.vainSpins * PERCENT < seen.spins * VAIN_PERCENT) {
      return;
    }
    SequencedMap<String, Object> facts = new LinkedHashMap<>();
    facts.put("spins", (long) seen.spins);
    facts.put("vain", (long) seen.vainSpins);
    facts.put("windowNs", seen.windowNs());
    boolean isOften = seen.windowNs() < (long) seen.vainSpins * VirtualTime.MILLISECOND / 10;
    warn(Symptom.SPINNING, isOften, List.of(), facts);
  }

  private void throttled() {
    long times = now.os().nrThrottled();
    if (times == 0) {
      return;
    }
    SequencedMap<String, Object> facts = new LinkedHashMap<>();
    facts.put("periods", now.os().nrPeriods());
    facts.put("throttled", times);
    facts.put("frozenNs", now.os().throttledNs());
    facts.put("processors", (long) now.gomaxprocs());
    warn(
        Symptom.THROTTLED,
        times >= THROTTLED || times * 2 >= now.os().nrPeriods(),
        List.of(),
        facts);
  }
}
