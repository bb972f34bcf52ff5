package gopark.runtime.release;

import gopark.runtime.event.Checks;
import gopark.runtime.event.Checks.Check;
import gopark.simulation.VirtualTime;
import java.util.ArrayList;
import java.util.EnumSet;
import java.util.List;
import java.util.function.Consumer;
import org.jspecify.annotations.Nullable;

/**
 * The releases that can be played. Each is told as its difference from the next newer one, so that
 * what a release changed stands in one place.
 */
public final class Releases {
  private static final List<Check> SEARCH = Checks.newestOrder();

  private static final Release GO_1_27 = newestOfAll();

  /** 1.27 schedules as 1.26 does; what it took away and words anew hangs on the number. */
  private static final Release GO_1_26 = from(GO_1_27, "1.26", 26, r -> {});

  private static final Release GO_1_25 =
      from(
          GO_1_26,
          "1.25",
          25,
          r -> {
            r.syscallStatus = true;
            r.stopKeepsRunnext = false;
            r.affinityAfterStop = false;
            r.skipNapInSyscall = false;
          });

  private static final Release GO_1_24 =
      from(
          GO_1_25,
          "1.24",
          24,
          r -> {
            r.containerMaxProcs = false;
          });

  /**
   * 1.24 parks a goroutine that waits for a group with a reason of its own, which hangs on the
   * number.
   */
  private static final Release GO_1_23 = from(GO_1_24, "1.23", 23, r -> {});

  private static final Release GO_1_22 =
      from(
          GO_1_23,
          "1.22",
          22,
          r -> {
            r.timerChannelsSynchronous = false;
            r.injectWakes = false;
          });

  private static final Release GO_1_21 =
      from(
          GO_1_22,
          "1.21",
          21,
          r -> {
            r.yieldWakes = false;
            r.recheckGlobal = false;
          });

  private static final Release GO_1_19 =
      from(
          GO_1_21,
          "1.19",
          19,
          r -> {
            r.needSpinning = false;
            r.wakepNeedsIdle = true;
          });

  private static final Release GO_1_14 =
      from(
          GO_1_19,
          "1.14",
          14,
          r -> {
            r.stealsTimersEarly = true;
            r.searchOrder = finalizersAfterLocal();
          });

  private static final Release GO_1_13 =
      from(
          GO_1_14,
          "1.13",
          13,
          r -> {
            r.asyncPreemption = false;
            r.perProcessorTimers = false;
            r.stealsTimersEarly = false;
            r.starvingYields = false;
            r.stealsWhenAlone = false;
            r.searchOrder = without(r.searchOrder, Check.OWN_TIMERS, Check.RECHECK_TIMERS);
          });

  private static final Release GO_1_5 =
      from(
          GO_1_13,
          "1.5",
          5,
          r -> {
            r.stealsInOrder = false;
            r.runnextNapNs = 100 * VirtualTime.MICROSECOND;
          });

  private static final Release GO_1_2 =
      from(
          GO_1_5,
          "1.2",
          2,
          r -> {
            r.runnext = false;
            r.localQueueCapacity = Release.NO_LIMIT;
            r.stealRounds = 2;
            r.thiefRunsFirst = true;
            r.allCores = false;
          });

  private static final Release GO_1_1 =
      from(
          GO_1_2,
          "1.1",
          1,
          r -> {
            r.cooperativePreemption = false;
            r.globalTick = 0;
            r.retakesAtSecondLook = true;
            r.searchOrder = without(r.searchOrder, Check.GLOBAL_TICK);
          });

  /** What came between 1.0 and 1.1 as a proposal: a queue for each thread, and no processors. */
  private static final Release MACHINE_QUEUES =
      from(
          GO_1_1,
          "1.0-local",
          0,
          r -> {
            r.processors = false;
            r.lockWaits = true;
            r.localQueueCapacity = 256;
            r.stealing = false;
            r.spinning = false;
            r.sysmon = false;
            r.keepsInSyscall = true;
            r.searchOrder =
                without(r.searchOrder, Check.MAY_SPIN, Check.STEAL, Check.RECHECK_RUNQS);
          });

  private static final Release GO_1_0 =
      from(
          MACHINE_QUEUES,
          "1.0",
          0,
          r -> {
            r.localQueues = false;
            r.keepsInSyscall = false;
            r.handsOffAtOnce = true;
            r.searchOrder = without(r.searchOrder, Check.LOCAL);
          });

  private static final Release SHARING =
      from(
          GO_1_26,
          "sharing",
          26,
          r -> {
            r.sharing = true;
            r.stealing = false;
            r.spinning = false;
            r.searchOrder =
                without(r.searchOrder, Check.MAY_SPIN, Check.STEAL, Check.RECHECK_RUNQS);
          });

  private static final Release ONE_TO_ONE =
      from(
          GO_1_26,
          "1:1",
          26,
          r -> {
            kernelThreads(r);
            r.threadPerGoroutine = true;
            r.localQueues = false;
            r.handsOffAtOnce = true;
            r.perProcessorTimers = false;
            r.searchOrder =
                without(r.searchOrder, Check.LOCAL, Check.OWN_TIMERS, Check.RECHECK_TIMERS);
          });

  private static final Release N_TO_ONE =
      from(
          GO_1_26,
          "N:1",
          26,
          r -> {
            kernelThreads(r);
            r.oneThread = true;
            r.localQueueCapacity = Release.NO_LIMIT;
            r.keepsInSyscall = true;
          });

  private static final Release ARTICLE =
      from(
          GO_1_24,
          "article",
          24,
          r -> {
            EnumSet<ArticleRule> rules = EnumSet.noneOf(ArticleRule.class);
            for (ArticleRule rule : ArticleRule.values()) {
              if (rule.inForce()) {
                rules.add(rule);
              }
            }
            r.articleRules = rules;
            r.searchOrder = stealingBeforeGlobal();
          });

  private static final List<Release> ALL =
      List.of(
          GO_1_27,
          GO_1_26,
          GO_1_25,
          GO_1_24,
          GO_1_23,
          GO_1_22,
          GO_1_21,
          GO_1_19,
          GO_1_14,
          GO_1_13,
          GO_1_5,
          GO_1_2,
          GO_1_1,
          MACHINE_QUEUES,
          GO_1_0,
          SHARING,
          ONE_TO_ONE,
          N_TO_ONE,
          ARTICLE);

  /** Each with the one before it, as the history goes; what is no stage of it is not here. */
  private static final List<Release> HISTORY = ALL.subList(0, ALL.indexOf(GO_1_0) + 1);

  private Releases() {}

  /** Newest first; what is no release of Go comes last. */
  public static List<Release> all() {
    return ALL;
  }

  public static Release newest() {
    return GO_1_27;
  }

  /** The one that a document means which names none; stored ones rely on it. */
  public static Release usual() {
    return GO_1_26;
  }

  /** The designs that came one after the other, newest first. */
  public static List<Release> history() {
    return HISTORY;
  }

  /** The design that came before this one, or null: it is the first, or no stage of the history. */
  public static @Nullable Release before(Release release) {
    int at = HISTORY.indexOf(release);
    return at < 0 || at == HISTORY.size() - 1 ? null : HISTORY.get(at + 1);
  }

  /** The release of that name; throws {@link RefusedSetting} if there is none. */
  public static Release named(String name) {
    for (Release release : ALL) {
      if (release.name().equals(name)) {
        return release;
      }
    }
    String known = String.join(", ", ALL.stream().map(Release::name).toList());
    throw new RefusedSetting(
            "unknown-release", "There is no release \"" + name + "\"; there are " + known + ".")
        .with("name", name)
        .with("known", known);
  }

  private static Release from(
      Release newer, String name, int minor, Consumer<ReleaseDraft> changes) {
    ReleaseDraft draft = new ReleaseDraft(newer);
    draft.name = name;
    draft.minor = minor;
    changes.accept(draft);
    return draft.release();
  }

  /** Up to 1.18 schedule looked into the local queue before findrunnable woke the finalizers. */
  private static List<Check> finalizersAfterLocal() {
    return moved(Check.FINALIZERS, Check.LOCAL);
  }

  /**
   * As the articles tell it: local queue, each 61st time the global one, other processors, global
   * queue, network (T1, T2).
   */
  private static List<Check> stealingBeforeGlobal() {
    List<Check> order = moved(Check.GLOBAL_TICK, Check.LOCAL);
    List<Check> later = List.of(Check.GLOBAL, Check.NETPOLL);
    order.removeAll(later);
    order.addAll(order.indexOf(Check.STEAL) + 1, later);
    return order;
  }

  private static List<Check> moved(Check step, Check after) {
    List<Check> order = new ArrayList<>(SEARCH);
    order.remove(step);
    order.add(order.indexOf(after) + 1, step);
    return order;
  }

  private static List<Check> without(List<Check> order, Check... left) {
    List<Check> rest = new ArrayList<>(order);
    rest.removeAll(List.of(left));
    return rest;
  }

  /** Threads as other languages have them: without processors, a runtime's watch or a thief. */
  private static void kernelThreads(ReleaseDraft r) {
    r.processors = false;
    r.runnext = false;
    r.globalTick = 0;
    r.stealing = false;
    r.spinning = false;
    r.cooperativePreemption = false;
    r.asyncPreemption = false;
    r.sysmon = false;
    r.containerMaxProcs = false;
    r.allCores = false;
    r.searchOrder =
        without(r.searchOrder, Check.GLOBAL_TICK, Check.MAY_SPIN, Check.STEAL, Check.RECHECK_RUNQS);
  }

  private static Release newestOfAll() {
    ReleaseDraft r = new ReleaseDraft("1.27", 27, SEARCH);
    r.runnext = true;
    r.globalTick = 61;
    r.localQueueCapacity = 256;
    r.stealing = true;
    r.stealsWhenAlone = true;
    r.spinning = true;
    r.cooperativePreemption = true;
    r.asyncPreemption = true;
    r.stopKeepsRunnext = true;
    r.affinityAfterStop = true;
    r.yieldWakes = true;
    r.injectWakes = true;
    r.recheckGlobal = true;
    r.needSpinning = true;
    r.perProcessorTimers = true;
    r.timerChannelsSynchronous = true;
    r.skipNapInSyscall = true;
    r.containerMaxProcs = true;
    r.starvingYields = true;
    r.runnextNapNs = 3 * VirtualTime.MICROSECOND;
    r.sysmon = true;
    r.processors = true;
    r.localQueues = true;
    r.stealRounds = 4;
    r.stealsInOrder = true;
    r.allCores = true;
    return r.release();
  }
}
