package gopark.runtime.event;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/**
 * Every kind of event: its name outside, the runtime function it stands for, and what its three
 * numbers mean, of which {@link Events} makes the kind's record. m, p and g are the machine that
 * acts, its processor, and the goroutine concerned.
 */
public enum EventKind {
  // ---- goroutines
  /**
   * g is new and _Grunnable; a: its creator (0: the runtime); b: the {@link Place} it was put; c:
   * the machine that runs it if that is {@link Place#RUNS_AT_ONCE}.
   */
  GO_CREATED("goCreated", "runtime.newproc"),
  /** a: 1 if it inherits the time slice; b: the processor's schedtick. */
  GO_STARTED("goStarted", "runtime.execute"),
  /** g called runtime.Gosched; a: the {@link Place} it was put. */
  GO_YIELDED("goYielded", "runtime.goschedImpl"),
  /** a: {@link Preempted}; b: the {@link Place} it was put; c: ns it had run. */
  GO_PREEMPTED("goPreempted", "runtime.gopreempt_m"),
  /** a: {@link gopark.runtime.state.WaitReason}; b: handle of what it waits for, 0 if none. */
  GO_PARKED("goParked", "runtime.gopark"),
  /**
   * a: who woke it (0: the runtime); b: the {@link Place} it was put; c: the machine that runs it
   * if that is {@link Place#RUNS_AT_ONCE}.
   */
  GO_READIED("goReadied", "runtime.ready"),
  /** g is dead and in the free list of p. */
  GO_ENDED("goEnded", "runtime.goexit0"),
  /** a: old size, b: new size in bytes. */
  STACK_GROWN("stackGrown", "runtime.newstack"),
  /** a: old size, b: new size in bytes. */
  STACK_SHRUNK("stackShrunk", "runtime.shrinkstack"),
  /** a: how many times it is locked now. */
  THREAD_LOCKED("threadLocked", "runtime.LockOSThread"),
  /** a: how many times it is still locked. */
  THREAD_UNLOCKED("threadUnlocked", "runtime.UnlockOSThread"),
  /** g moves out of runnext to the tail of the queue. */
  RUNNEXT_KICKED("runnextKicked", "runtime.runqput"),
  /** a: how many went from the head of the queue of p to the global one, g the last of them. */
  RUNQ_OVERFLOWED("runqOverflowed", "runtime.runqputslow"),
  /** a: how many moved from the processor's free list to the global one. */
  FREE_LIST_FLUSHED("freeListFlushed", "runtime.gfput"),
  /** a: how many moved from the global free list to the processor's. */
  FREE_LIST_FILLED("freeListFilled", "runtime.gfget"),

  // ---- schedule and findRunnable
  /**
   * A search has ended; g what it found or NONE; a: {@link Checks}; b: {@link Source}; c: where
   * that was a queue, {@link Checks#amount}, else 0.
   */
  FIND_RUNNABLE("findRunnable", "runtime.findRunnable"),
  /** a: how many taken in all, g the first, which runs. */
  GLOBAL_BATCH_TAKEN("globalBatchTaken", "runtime.globrunqgetbatch"),
  /** m looks for work elsewhere. */
  SPINNING_STARTED("spinningStarted", "runtime.(*m).becomeSpinning"),
  /** a: 1 if it found work. */
  SPINNING_ENDED("spinningEnded", "runtime.resetspinning"),
  /** One of the four rounds found nothing; a: which, from 0. */
  STEAL_ROUND("stealRound", "runtime.stealWork"),
  /** a: the victim; b: how many; g: the one that runs. */
  STOLEN("steal", "runtime.runqsteal"),
  /** a: the victim, whose runnext is not taken before this nap is over. */
  RUNNEXT_NAP("runnextNap", "runtime.runqgrab"),
  /** a: the victim; g: its runnext, which runs here now. */
  RUNNEXT_STOLEN("stealRunnext", "runtime.runqgrab"),
  /** m now has p. */
  P_ACQUIRED("pAcquired", "runtime.acquirep"),
  /** m no longer has p. */
  P_RELEASED("pReleased", "runtime.releasep"),
  /** p is in the list of idle processors; m put it there. */
  P_IDLED("pIdled", "runtime.pidleput"),
  /** p is given away; a: {@link HandOff}. */
  P_HANDED_OFF("pHandedOff", "runtime.handoffp"),
  /** m is a new thread; a: 1 if it will spin; b: the machine that made it. */
  M_CREATED("mCreated", "runtime.newm"),
  /** m was idle; a: 1 if it will spin; b: the machine that woke it. */
  M_WOKEN("mWoken", "runtime.startm"),
  /** m sleeps in the list of idle machines. */
  M_PARKED("mParked", "runtime.stopm"),
  /** m sleeps until g, which is locked to it, may run. */
  M_PARKED_LOCKED("mParkedLocked", "runtime.stoplockedm"),
  /** m gives its processor to the thread that g is locked to; a: that machine. */
  M_GAVE_P_TO_LOCKED("mGavePToLocked", "runtime.startlockedm"),
  /** The thread of m has ended. */
  M_EXITED("mExited", "runtime.mexit"),
  /** Somebody looked for an idle processor and there was none. */
  NEED_SPINNING("needSpinning", "runtime.wakep"),

  // ---- system calls
  /** a: ns it will take; b: {@link gopark.program.Operation.SyscallKind}. */
  SYSCALL_ENTERED("syscallEntered", "runtime.entersyscall"),
  /** a: 0 its own processor, 1 an idle one. */
  SYSCALL_EXITED_FAST("syscallExitedFast", "runtime.exitsyscall"),
  /** a: the {@link Place} it was put. */
  SYSCALL_EXITED_SLOW("syscallExitedSlow", "runtime.exitsyscall0"),
  /** p is taken from a system call; a: the machine in the call; b: {@link Retaken}. */
  P_RETAKEN("pRetaken", "runtime.retake"),

  // ---- sysmon and preemption
  /** a: ns it slept; b: rounds without work. */
  SYSMON_ROUND("sysmonRound", "runtime.sysmon"),
  /** sysmon sleeps on its note; a: the longest it may sleep, in ns. */
  SYSMON_SLEPT("sysmonSlept", "runtime.sysmon"),
  /** m woke it from its note, or nobody did and the time was over. */
  SYSMON_WOKEN("sysmonWoken", "runtime.sysmon"),
  /** a: 1 if a signal is sent too; b: {@link PreemptedBy}. */
  PREEMPTION_REQUESTED("preemptionRequested", "runtime.preemptone"),
  /** a: 1 if g stood at a safe point. */
  SIGNAL_HANDLED("signalHandled", "runtime.doSigPreempt"),

  // ---- timers and the network poller
  /** a: handle, 0 for a sleep; b: when, in virtual ns. */
  TIMER_STARTED("timerStarted", "runtime.(*timer).maybeAdd"),
  /** a: handle, 0 for a sleep; b: how late, ns. */
  TIMER_FIRED("timerFired", "runtime.(*timer).unlockAndRun"),
  /** a: handle; b: 1 if it had not fired. */
  TIMER_STOPPED("timerStopped", "runtime.(*timer).stop"),
  /** m sleeps in epoll_wait; a: the longest it may sleep, in ns; −1: for ever. */
  NETPOLL_BLOCKED("netpollBlocked", "runtime.netpoll"),
  /** a: how many goroutines it found ready; b: 1 if it had slept. */
  NETPOLL_RETURNED("netpollReturned", "runtime.netpoll"),
  /** m wakes the machine that sleeps in epoll_wait. */
  NETPOLL_BROKEN("netpollBroken", "runtime.netpollBreak"),
  /** a: descriptor's handle; the network has data for g. */
  NETWORK_READY("networkReady", "epoll_wait"),
  /** a: how many; b: the {@link Place} they were put. */
  INJECTED("injected", "runtime.injectglist"),

  // ---- channels and package sync
  /** a: handle; b: capacity. */
  CHAN_MADE("chanMade", "runtime.makechan"),
  /** a: handle; b: 0 into the buffer, 1 to a waiting receiver. */
  CHAN_SENT("chanSent", "runtime.chansend"),
  /** a: handle; b: {@link ReceivedFrom}: 0 the buffer, 1 a waiting sender, 2 closed. */
  CHAN_RECEIVED("chanReceived", "runtime.chanrecv"),
  /** a: handle; b: how many were woken. */
  CHAN_CLOSED("chanClosed", "runtime.closechan"),
  /** a: chosen case, −1 default; b: its channel's handle. */
  SELECTED("selected", "runtime.selectgo"),
  /** a: handle; b: {@link gopark.program.Operation.SyncKind}. */
  SYNC_MADE("syncMade", "sync"),
  /** a: handle. */
  MUTEX_LOCKED("mutexLocked", "internal/sync.(*Mutex).Lock"),
  /** a: handle; b: {@link Released}: 0 nobody is woken, 1 a waiter is, 2 handed to the waiter. */
  MUTEX_UNLOCKED("mutexUnlocked", "internal/sync.(*Mutex).Unlock"),
  /** a: handle; b: 1 it begins, 0 it ends. */
  MUTEX_STARVING("mutexStarving", "internal/sync.(*Mutex).lockSlow"),
  /** a: handle; b: active readers, this one included. */
  RW_READ_LOCKED("rwReadLocked", "sync.(*RWMutex).RLock"),
  /** a: handle; b: active readers left. */
  RW_READ_UNLOCKED("rwReadUnlocked", "sync.(*RWMutex).RUnlock"),
  /** a: handle. */
  RW_LOCKED("rwLocked", "sync.(*RWMutex).Lock"),
  /** a: handle; b: readers woken. */
  RW_UNLOCKED("rwUnlocked", "sync.(*RWMutex).Unlock"),
  /** a: handle; b: the counter now. */
  GROUP_CHANGED("groupChanged", "sync.(*WaitGroup).Add"),
  /** a: handle; b: how many were woken. */
  COND_SIGNALLED("condSignalled", "sync.(*Cond).Signal"),
  /** a: handle; b: how many were woken. */
  COND_BROADCAST("condBroadcast", "sync.(*Cond).Broadcast"),
  /** a: handle. */
  SEMA_ACQUIRED("semaAcquired", "runtime.semacquire1"),
  /** a: handle; b: {@link Released}: 0 nobody is woken, 1 a waiter is, 2 handed to the waiter. */
  SEMA_RELEASED("semaReleased", "runtime.semrelease1"),

  // ---- the world and the collector
  /** a: {@link StopReason}. */
  STW_STARTED("stwStarted", "runtime.stopTheWorldWithSema"),
  /** p has stopped; a: how many are still to stop. */
  P_STOPPED("pStopped", "runtime.gcstopm"),
  /** a: ns the stopping took. */
  WORLD_STOPPED("worldStopped", "runtime.stopTheWorldWithSema"),
  /** a: ns the world stood. */
  WORLD_STARTED("worldStarted", "runtime.startTheWorldWithSema"),
  /** a: old number; b: new number of processors. */
  PROCS_RESIZED("procsResized", "runtime.procresize"),
  /** p is dead; its goroutines and timers went elsewhere. */
  P_DESTROYED("pDestroyed", "runtime.(*p).destroy"),
  /** a: {@link GcPhase}; b: cycle. */
  GC_PHASE("gcPhase", "runtime.setGCPhase"),
  /** a: {@link GcTrigger}. */
  GC_TRIGGERED("gcTriggered", "runtime.gcStart"),
  /** a: {@link GcWorkerMode}. */
  GC_WORKER_STARTED("gcWorkerStarted", "runtime.gcBgMarkWorker"),
  /** a: ns it marked; b: {@link GcWorkerMode}. */
  GC_WORKER_STOPPED("gcWorkerStopped", "runtime.gcBgMarkWorker"),
  /** a: bytes it must scan. */
  GC_ASSIST_STARTED("gcAssistStarted", "runtime.gcAssistAlloc"),
  /** g has scanned enough. */
  GC_ASSIST_ENDED("gcAssistEnded", "runtime.gcAssistAlloc"),
  /** a: spans swept; b: 1 if sweeping is done. */
  GC_SWEPT("gcSwept", "runtime.bgsweep"),
  /** a: live heap in bytes; b: bytes at which the next one starts. */
  HEAP_CHANGED("heapChanged", "runtime.gcController"),

  // ---- the machine beneath
  /** a: core. */
  THREAD_ON_CORE("threadOnCore", "os"),
  /**
   * a: core; b: {@link LeftCore}: 0 it sleeps, 1 its slice is over, 2 another woke, 3 throttled, 4
   * the core is taken away.
   */
  THREAD_OFF_CORE("threadOffCore", "os"),
  /** The quota is used up; a: until when, in virtual ns. */
  THROTTLED("throttled", "os"),
  /** A new period of the quota has begun. */
  UNTHROTTLED("unthrottled", "os"),

  // ---- the program and the learner
  /** a: text; b: 1 if to standard error. */
  PRINTED("printed", "os.(*File).Write"),
  /** a: exit code; b: text on standard error, 0 if none. */
  PROCESS_EXITED("processExited", "runtime.exit"),
  /** a: text of the order. */
  ORDERED("ordered", "gopark"),
  /** A line of schedtrace; a: text. */
  SCHEDTRACE("schedtrace", "runtime.schedtrace"),
  /** What is meant by the article's rule: a: text. */
  ARTICLE_RULE("articleRule", "gopark"),
  /** A goroutine comes to a line of its program that is watched; a: the line. */
  LINE_REACHED("lineReached", "runtime.Breakpoint");

  private static final EventKind[] ALL = values();

  private static final Map<String, EventKind> BY_API_NAME = new LinkedHashMap<>();

  static {
    for (EventKind kind : ALL) {
      BY_API_NAME.put(kind.apiName, kind);
    }
  }

  private final String apiName;
  private final String function;

  /** An API name is in others' programs and in stored conditions, and must not change. */
  EventKind(String apiName, String function) {
    this.apiName = apiName;
    this.function = function;
  }

  /** The kind's name outside: {@code goCreated}, {@code steal}. */
  public String apiName() {
    return apiName;
  }

  /** The kind of that API name, or null. */
  public static @Nullable EventKind named(String apiName) {
    return BY_API_NAME.get(apiName);
  }

  /** The API names of all kinds, in the order of the kinds. */
  public static List<String> apiNames() {
    return List.copyOf(BY_API_NAME.keySet());
  }

  /** The function of the runtime, or of a package, that this stands for. */
  public String function() {
    return function;
  }

  public static EventKind of(int ordinal) {
    return ALL[ordinal];
  }
}
