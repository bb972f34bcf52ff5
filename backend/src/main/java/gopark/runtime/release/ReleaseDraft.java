package gopark.runtime.release;

import java.util.List;
import java.util.Set;

/** A release in the making: the one given, with some fields set anew. */
final class ReleaseDraft {
  String name;
  int minor;
  List<SearchStep> searchOrder;
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
  boolean onePoller;
  boolean skipNapInSyscall;
  boolean containerMaxProcs;
  boolean starvingYields;
  long runnextNapNs;
  boolean sysmon;
  Set<ArticleRule> articleRules;

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
    onePoller = from.onePoller();
    skipNapInSyscall = from.skipNapInSyscall();
    containerMaxProcs = from.containerMaxProcs();
    starvingYields = from.starvingYields();
    runnextNapNs = from.runnextNapNs();
    sysmon = from.sysmon();
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
        onePoller,
        skipNapInSyscall,
        containerMaxProcs,
        starvingYields,
        runnextNapNs,
        sysmon,
        articleRules);
  }
}
