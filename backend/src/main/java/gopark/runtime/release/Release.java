package gopark.runtime.release;

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
 * @param searchOrder what findRunnable looks at, in order
 * @param runnext whether newproc and ready use the slot that runs next
 * @param globalTick every so many picks the global queue comes first; 0: never
 * @param localQueueCapacity slots of a processor's ring
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
 * @param timerChannelsSynchronous whether timer channels are unbuffered to the eye (1.23)
 * @param onePoller whether one processor at a time polls the network (1.25)
 * @param skipNapInSyscall whether runnext is stolen at once from one in a system call (1.26)
 * @param containerMaxProcs whether GOMAXPROCS follows the control group (1.25)
 * @param starvingYields whether the unlocker of a starving mutex yields at once (1.14)
 * @param runnextNapNs how long a thief sleeps before it takes a running victim's runnext
 * @param sysmon whether there is one
 * @param articleRules the rules of the articles that hold in place of Go's
 */
public record Release(
    String name,
    int minor,
    List<SearchStep> searchOrder,
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
    boolean onePoller,
    boolean skipNapInSyscall,
    boolean containerMaxProcs,
    boolean starvingYields,
    long runnextNapNs,
    boolean sysmon,
    Set<ArticleRule> articleRules) {

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

  /** What this release prints for the reason: mutexes and wait groups once had no name. */
  public String waitText(WaitReason reason) {
    return reason.text(minor);
  }

  /** Whether a program's unique values make the runtime start a goroutine that cleans up. */
  public boolean uniqueValues() {
    return minor >= 23;
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
    return "Go " + name;
  }
}
