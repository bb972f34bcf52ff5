package gopark.runtime.release;

import gopark.runtime.event.Checks.Check;
import gopark.runtime.state.WaitReason;
import java.util.Collections;
import java.util.EnumSet;
import java.util.List;
import java.util.Set;

/**
 * One release of Go, as what its scheduler does and does not. Rules a learner turns off for a
 * counterfactual run are changes of such a release too.
 *
 * @param name as in the API: {@code 1.26}, {@code article}
 * @param minor the minor version that texts and formats follow
 * @param searchOrder what findRunnable looks at, in order; it ends with giving up the processor
 * @param runnext whether newproc and ready use the slot that runs next
 * @param globalTick the number of picks after which the global queue comes first; 0: never
 * @param localQueueCapacity slots of a processor's ring; 0: it grows (up to 1.2)
 * @param stealing whether processors steal from each other
 * @param stealsWhenAlone whether one looks for victims when all others are idle (1.14)
 * @param spinning whether machines without work look for it before they sleep
 * @param cooperativePreemption whether a function's prologue can stop it (1.2)
 * @param asyncPreemption whether a signal can (1.14)
 * @param syscallStatus whether a processor in a system call is {@code _Psyscall} (up to 1.25)
 * @param stopKeepsRunnext whether one that stops for the world goes to its own runnext (1.26)
 * @param affinityAfterStop whether a processor gets back the machine it had (1.26)
 * @param yieldWakes whether Gosched and preemption call wakep (1.22)
 * @param injectWakes whether injectglist ends with wakep (1.23)
 * @param recheckGlobal whether the global queue is looked at again after spinning (1.22)
 * @param needSpinning whether a lack of idle processors is remembered (1.21)
 * @param wakepNeedsIdle whether wakep looks for an idle processor first (up to 1.19)
 * @param perProcessorTimers whether processors keep the timers (1.14), not a goroutine
 * @param timerChannelsSynchronous whether timer channels look unbuffered to programs (1.23)
 * @param skipNapInSyscall whether runnext is stolen at once from one in a system call (1.26)
 * @param containerMaxProcs whether GOMAXPROCS follows the control group (1.25)
 * @param starvingYields whether the unlocker of a starving mutex yields at once (1.14)
 * @param runnextNapNs how long a thief sleeps before it takes a running victim's runnext
 * @param sysmon whether there is one
 * @param processors whether processors are things of their own, with a queue and a cache (1.1);
 *     else each only permits one machine to run Go code
 * @param localQueues whether there are queues beside the global one
 * @param lockWaits whether a machine that finds the lock of the global queue taken waits for it
 * @param stealRounds how often a thief goes round before it gives up (4; up to 1.4 it was 2)
 * @param stealsInOrder whether a round asks every victim once; else each is drawn anew (up to 1.7)
 * @param stealsTimersEarly whether a thief runs timers of processors that do not run in the round
 *     before the last (1.14)
 * @param thiefRunsFirst whether a thief runs the first of what it took (up to 1.2), not the last
 * @param handsOffAtOnce whether a processor changes hands when a system call begins (1.0)
 * @param keepsInSyscall whether nobody takes a processor from a system call
 * @param retakesAtSecondLook whether sysmon takes one from a call at its second look, needed or not
 *     (1.1)
 * @param allCores whether GOMAXPROCS is the number of cores (1.5); else it is 1
 * @param sharing whether new work goes to the processor that has the least
 * @param threadPerGoroutine whether every goroutine has a thread of its own
 * @param oneThread whether one thread runs all goroutines
 * @param articleRules the rules of the articles that hold in place of Go's
 */
public record Release(
    String name,
    int minor,
    List<Check> searchOrder,
    boolean runnext,
    int globalTick,
    int localQueueCapacity,
    boolean stealing,
    boolean stealsWhenAlone,
    boolean spinning,
    boolean cooperativePreemption,
    boolean asyncPreemption,
    boolean syscallStatus,
    boolean stopKeepsRunnext,
    boolean affinityAfterStop,
    boolean yieldWakes,
    boolean injectWakes,
    boolean recheckGlobal,
    boolean needSpinning,
    boolean wakepNeedsIdle,
    boolean perProcessorTimers,
    boolean timerChannelsSynchronous,
    boolean skipNapInSyscall,
    boolean containerMaxProcs,
    boolean starvingYields,
    long runnextNapNs,
    boolean sysmon,
    boolean processors,
    boolean localQueues,
    boolean lockWaits,
    int stealRounds,
    boolean stealsInOrder,
    boolean stealsTimersEarly,
    boolean thiefRunsFirst,
    boolean handsOffAtOnce,
    boolean keepsInSyscall,
    boolean retakesAtSecondLook,
    boolean allCores,
    boolean sharing,
    boolean threadPerGoroutine,
    boolean oneThread,
    Set<ArticleRule> articleRules) {

  /** A local queue that holds any number. */
  public static final int NO_LIMIT = 0;

  public Release {
    searchOrder = List.copyOf(searchOrder);
    EnumSet<ArticleRule> rules = EnumSet.noneOf(ArticleRule.class);
    rules.addAll(articleRules);
    articleRules = Collections.unmodifiableSet(rules);
  }

  /** Whether the articles' rules hold; see {@link ArticleRule}. */
  public boolean article() {
    return !articleRules.isEmpty();
  }

  public boolean follows(ArticleRule rule) {
    return articleRules.contains(rule);
  }

  /**
   * How many processors a program has that does not choose.
   *
   * @param cpus that the process may use
   * @param quotaNs of the control group in a period; 0 or less: none
   */
  public int defaultMaxProcs(int cpus, long quotaNs, long periodNs) {
    if (!allCores) {
      return 1;
    }
    if (quotaNs <= 0 || periodNs <= 0) {
      return cpus;
    }
    if (follows(ArticleRule.T8)) {
      return Math.clamp(quotaNs / periodNs, 1, cpus);
    }
    if (containerMaxProcs) {
      return (int) Math.min(cpus, Math.max(2, Math.ceilDiv(quotaNs, periodNs)));
    }
    return cpus;
  }

  /** How long the ring of a new processor is. */
  public int ringAtFirst() {
    if (!localQueues) {
      return 0;
    }
    return localQueueCapacity == NO_LIMIT ? 256 : localQueueCapacity;
  }

  /** Whether a program can choose how many processors it has. */
  public boolean choosesProcessors() {
    return !oneThread && !threadPerGoroutine;
  }

  /**
   * Whether a goroutine that becomes runnable goes to the queue of the processor that made it so.
   */
  public boolean queuesWhereMade() {
    return !sharing && !threadPerGoroutine;
  }

  /** What this release prints for the reason: mutexes and wait groups once had no name. */
  public String waitText(WaitReason reason) {
    return reason.text(minor);
  }

  /**
   * Whether the goroutine that makes the collector's workers waits for each in a blocking call (up
   * to 1.22), not on a channel. A thread that kept its processor meanwhile would wait for ever.
   */
  public boolean workersWakeTheirCreatorsThread() {
    return processors && minor <= 22;
  }

  /** Whether a program's unique values make the runtime start a goroutine that cleans up. */
  public boolean uniqueValues() {
    return minor >= 23;
  }

  /** Whether the number of goroutines that a metric tells has the runtime's own in it (1.26). */
  public boolean countsItsOwn() {
    return minor >= 26;
  }

  /** Whether small objects are marked in their spans and nowhere else (1.26). */
  public boolean marksInSpans() {
    return minor >= 26;
  }

  /** Whether mutexes have a starvation mode, and a place in front for one that had waited (1.9). */
  public boolean fairMutexes() {
    return minor >= 9;
  }

  /** Whether timers send the time they were due (1.23), and not the time they were sent. */
  public boolean timersSendDueTime() {
    return minor >= 23;
  }

  /** Whether a program's own fatal fault shows one goroutine (1.26), and not all. */
  public boolean fatalShowsOneGoroutine() {
    return minor >= 26;
  }

  /** Whether the line of a collection tells of stacks and globals (1.18). */
  public boolean gcTraceTellsStacks() {
    return minor >= 18;
  }

  /** Whether cleanups have goroutines of their own; before, the one of the finalizers ran them. */
  public boolean cleanupGoroutines() {
    return minor >= 25;
  }

  /** Whether "created by main.main" goes on with "in goroutine 1". */
  public boolean createdByNamesGoroutine() {
    return minor >= 21;
  }

  /** Whether a fatal error's list of goroutines tells their gp, m and mp. */
  public boolean headerNamesMachine() {
    return minor >= 22;
  }

  public SchedTraceStyle schedTraceStyle() {
    if (minor >= 25) {
      return SchedTraceStyle.TICKS;
    }
    return needSpinning ? SchedTraceStyle.NEED_SPINNING : SchedTraceStyle.PLAIN;
  }

  @Override
  public String toString() {
    return Character.isDigit(name.charAt(0)) && name.indexOf(':') < 0 ? "Go " + name : name;
  }
}
