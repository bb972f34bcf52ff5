package gopark.runtime.release;

import gopark.runtime.event.Checks.Check;
import java.util.Collections;
import java.util.List;
import java.util.Set;

/** A release in the making. */
final class ReleaseDraft {
  String name;
  int minor;
  List<Check> searchOrder;
  boolean runnext;
  int globalTick;
  int localQueueCapacity;
  boolean stealing;
  boolean stealsWhenAlone;
  boolean spinning;
  boolean cooperativePreemption;
  boolean asyncPreemption;
  boolean syscallStatus;
  boolean stopKeepsRunnext;
  boolean affinityAfterStop;
  boolean yieldWakes;
  boolean injectWakes;
  boolean recheckGlobal;
  boolean needSpinning;
  boolean wakepNeedsIdle;
  boolean perProcessorTimers;
  boolean timerChannelsSynchronous;
  boolean skipNapInSyscall;
  boolean containerMaxProcs;
  boolean starvingYields;
  long runnextNapNs;
  boolean sysmon;
  boolean processors;
  boolean localQueues;
  boolean lockWaits;
  int stealRounds;
  boolean stealsInOrder;
  boolean stealsTimersEarly;
  boolean thiefRunsFirst;
  boolean handsOffAtOnce;
  boolean keepsInSyscall;
  boolean retakesAtSecondLook;
  boolean allCores;
  boolean sharing;
  boolean threadPerGoroutine;
  boolean oneThread;
  Set<ArticleRule> articleRules;

  /** A release without any rule. */
  ReleaseDraft(String name, int minor, List<Check> searchOrder) {
    this.name = name;
    this.minor = minor;
    this.searchOrder = searchOrder;
    articleRules = Collections.emptySet();
  }

  ReleaseDraft(Release from) {
    name = from.name();
    minor = from.minor();
    searchOrder = from.searchOrder();
    runnext = from.runnext();
    globalTick = from.globalTick();
    localQueueCapacity = from.localQueueCapacity();
    stealing = from.stealing();
    stealsWhenAlone = from.stealsWhenAlone();
    spinning = from.spinning();
    cooperativePreemption = from.cooperativePreemption();
    asyncPreemption = from.asyncPreemption();
    syscallStatus = from.syscallStatus();
    stopKeepsRunnext = from.stopKeepsRunnext();
    affinityAfterStop = from.affinityAfterStop();
    yieldWakes = from.yieldWakes();
    injectWakes = from.injectWakes();
    recheckGlobal = from.recheckGlobal();
    needSpinning = from.needSpinning();
    wakepNeedsIdle = from.wakepNeedsIdle();
    perProcessorTimers = from.perProcessorTimers();
    timerChannelsSynchronous = from.timerChannelsSynchronous();
    skipNapInSyscall = from.skipNapInSyscall();
    containerMaxProcs = from.containerMaxProcs();
    starvingYields = from.starvingYields();
    runnextNapNs = from.runnextNapNs();
    sysmon = from.sysmon();
    processors = from.processors();
    localQueues = from.localQueues();
    lockWaits = from.lockWaits();
    stealRounds = from.stealRounds();
    stealsInOrder = from.stealsInOrder();
    stealsTimersEarly = from.stealsTimersEarly();
    thiefRunsFirst = from.thiefRunsFirst();
    handsOffAtOnce = from.handsOffAtOnce();
    keepsInSyscall = from.keepsInSyscall();
    retakesAtSecondLook = from.retakesAtSecondLook();
    allCores = from.allCores();
    sharing = from.sharing();
    threadPerGoroutine = from.threadPerGoroutine();
    oneThread = from.oneThread();
    articleRules = from.articleRules();
  }

  Release release() {
    return new Release(
        name,
        minor,
        searchOrder,
        runnext,
        globalTick,
        localQueueCapacity,
        stealing,
        stealsWhenAlone,
        spinning,
        cooperativePreemption,
        asyncPreemption,
        syscallStatus,
        stopKeepsRunnext,
        affinityAfterStop,
        yieldWakes,
        injectWakes,
        recheckGlobal,
        needSpinning,
        wakepNeedsIdle,
        perProcessorTimers,
        timerChannelsSynchronous,
        skipNapInSyscall,
        containerMaxProcs,
        starvingYields,
        runnextNapNs,
        sysmon,
        processors,
        localQueues,
        lockWaits,
        stealRounds,
        stealsInOrder,
        stealsTimersEarly,
        thiefRunsFirst,
        handsOffAtOnce,
        keepsInSyscall,
        retakesAtSecondLook,
        allCores,
        sharing,
        threadPerGoroutine,
        oneThread,
        articleRules);
  }
}
