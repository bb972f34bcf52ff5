package gopark.runtime.event;

/**
 * Every kind of event: the runtime function it stands for, and what its three numbers mean. m, p
 * and g are the machine that acts, its processor, and the goroutine concerned.
 */
public enum EventKind {
  // ---- goroutines
  /** g is new and _Grunnable; a: its creator (0: the runtime); b: the {@link Place} it was put. */
  GO_CREATED("runtime.newproc"),
  /** a: 1 if it inherits the time slice; b: the processor's schedtick. */
  GO_STARTED("runtime.execute"),
  /** By runtime.Gosched; a: the {@link Place} it was put. */
  GO_YIELDED("runtime.goschedImpl"),
  /** a: {@link Preempted}; b: the {@link Place} it was put; c: ns it had run. */
  GO_PREEMPTED("runtime.gopreempt_m"),
  /** a: {@link gopark.runtime.state.WaitReason}; b: handle of what it waits for, 0 if none. */
  GO_PARKED("runtime.gopark"),
  /** a: who woke it (0: the runtime); b: the {@link Place} it was put. */
  GO_READIED("runtime.ready"),
  /** g is dead and in the free list of p. */
  GO_ENDED("runtime.goexit0"),
  /** a: old size, b: new size in bytes. */
  STACK_GROWN("runtime.newstack"),
  /** a: old size, b: new size in bytes. */
  STACK_SHRUNK("runtime.shrinkstack"),
  /** a: how many times it is locked now. */
  THREAD_LOCKED("runtime.LockOSThread"),
  /** a: how many times it is still locked. */
  THREAD_UNLOCKED("runtime.UnlockOSThread"),
  /** g moves out of runnext to the tail of the queue. */
  RUNNEXT_KICKED("runtime.runqput"),
  /** a: how many went from the head of the queue of p to the global one, g the last of them. */
  RUNQ_OVERFLOWED("runtime.runqputslow"),
  /** a: how many moved from the processor's free list to the global one. */
  FREE_LIST_FLUSHED("runtime.gfput"),
  /** a: how many moved from the global free list to the processor's. */
  FREE_LIST_FILLED("runtime.gfget"),

  // ---- schedule and findRunnable
  /**
   * A search has ended; g what it found or NONE; a: {@link Checks}; b: {@link Source}; c: where
   * that was a queue, {@link Checks#amount}, else 0.
   */
  FIND_RUNNABLE("runtime.findRunnable"),
  /** a: how many taken in all, g the first, which runs. */
  GLOBAL_BATCH_TAKEN("runtime.globrunqgetbatch"),
  /** m looks for work elsewhere. */
  SPINNING_STARTED("runtime.(*m).becomeSpinning"),
  /** a: 1 if it found work. */
  SPINNING_ENDED("runtime.resetspinning"),
  /** One of the four rounds found nothing; a: which, from 0. */
  STEAL_ROUND("runtime.stealWork"),
  /** a: the victim; b: how many; g: the one that runs. */
  STOLEN("runtime.runqsteal"),
  /** a: the victim, whose runnext is not taken before this nap is over. */
  RUNNEXT_NAP("runtime.runqgrab"),
  /** a: the victim; g: its runnext, which runs here now. */
  RUNNEXT_STOLEN("runtime.runqgrab"),
  /** m now has p. */
  P_ACQUIRED("runtime.acquirep"),
  /** m no longer has p. */
  P_RELEASED("runtime.releasep"),
  /** p is in the list of idle processors; m put it there. */
  P_IDLED("runtime.pidleput"),
  /** p is given away; a: {@link HandOff}. */
  P_HANDED_OFF("runtime.handoffp"),
  /** m is a new thread; a: 1 if it will spin; b: the machine that made it. */
  M_CREATED("runtime.newm"),
  /** m was idle; a: 1 if it will spin; b: the machine that woke it. */
  M_WOKEN("runtime.startm"),
  /** m sleeps in the list of idle machines. */
  M_PARKED("runtime.stopm"),
  /** m sleeps until g, which is locked to it, may run. */
  M_PARKED_LOCKED("runtime.stoplockedm"),
  /** m gives its processor to the thread that g is locked to; a: that machine. */
  M_GAVE_P_TO_LOCKED("runtime.startlockedm"),
  /** The thread of m has ended. */
  M_EXITED("runtime.mexit"),
  /** Somebody looked for an idle processor and there was none. */
  NEED_SPINNING("runtime.wakep"),

  // ---- system calls
  /** a: ns it will take; b: {@link gopark.program.Operation.SyscallKind}. */
  SYSCALL_ENTERED("runtime.entersyscall"),
  /** a: 0 its own processor, 1 an idle one. */
  SYSCALL_EXITED_FAST("runtime.exitsyscall"),
  /** a: the {@link Place} it was put. */
  SYSCALL_EXITED_SLOW("runtime.exitsyscall0"),
  /** p is taken from a system call; a: the machine in the call; b: {@link Retaken}. */
  P_RETAKEN("runtime.retake"),

  // ---- sysmon and preemption
  /** a: ns it slept; b: rounds without work. */
  SYSMON_ROUND("runtime.sysmon"),
  /** It sleeps on its note; a: at most so many ns. */
  SYSMON_SLEPT("runtime.sysmon"),
  /** m woke it from its note, or nobody did and the time was over. */
  SYSMON_WOKEN("runtime.sysmon"),
  /** a: 1 if a signal is sent too; b: {@link PreemptedBy}. */
  PREEMPTION_REQUESTED("runtime.preemptone"),
  /** a: 1 if g stood at a safe point. */
  SIGNAL_HANDLED("runtime.doSigPreempt"),

  // ---- timers and the network poller
  /** a: handle, 0 for a sleep; b: when, in virtual ns. */
  TIMER_STARTED("runtime.(*timer).maybeAdd"),
  /** a: handle, 0 for a sleep; b: how late, ns. */
  TIMER_FIRED("runtime.(*timer).unlockAndRun"),
  /** a: handle; b: 1 if it had not fired. */
  TIMER_STOPPED("runtime.(*timer).stop"),
  /** m sleeps in epoll_wait; a: at most so many ns, −1: for ever. */
  NETPOLL_BLOCKED("runtime.netpoll"),
  /** a: how many goroutines it found ready; b: 1 if it had slept. */
  NETPOLL_RETURNED("runtime.netpoll"),
  /** m wakes the machine that sleeps in epoll_wait. */
  NETPOLL_BROKEN("runtime.netpollBreak"),
  /** a: descriptor's handle; the network has data for g. */
  NETWORK_READY("epoll_wait"),
  /** a: how many; b: the {@link Place} they were put. */
  INJECTED("runtime.injectglist"),

  // ---- channels and package sync
  /** a: handle; b: capacity. */
  CHAN_MADE("runtime.makechan"),
  /** a: handle; b: 0 into the buffer, 1 to a waiting receiver. */
  CHAN_SENT("runtime.chansend"),
  /** a: handle; b: {@link ReceivedFrom}: 0 the buffer, 1 a waiting sender, 2 closed. */
  CHAN_RECEIVED("runtime.chanrecv"),
  /** a: handle; b: how many were woken. */
  CHAN_CLOSED("runtime.closechan"),
  /** a: chosen case, −1 default; b: its channel's handle. */
  SELECTED("runtime.selectgo"),
  /** a: handle; b: {@link gopark.program.Operation.SyncKind}. */
  SYNC_MADE("sync"),
  /** a: handle. */
  MUTEX_LOCKED("internal/sync.(*Mutex).Lock"),
  /** a: handle; b: {@link Released}: 0 nobody is woken, 1 a waiter is, 2 handed to the waiter. */
  MUTEX_UNLOCKED("internal/sync.(*Mutex).Unlock"),
  /** a: handle; b: 1 it begins, 0 it ends. */
  MUTEX_STARVING("internal/sync.(*Mutex).lockSlow"),
  /** a: handle; b: active readers, this one included. */
  RW_READ_LOCKED("sync.(*RWMutex).RLock"),
  /** a: handle; b: active readers left. */
  RW_READ_UNLOCKED("sync.(*RWMutex).RUnlock"),
  /** a: handle. */
  RW_LOCKED("sync.(*RWMutex).Lock"),
  /** a: handle; b: readers woken. */
  RW_UNLOCKED("sync.(*RWMutex).Unlock"),
  /** a: handle; b: the counter now. */
  GROUP_CHANGED("sync.(*WaitGroup).Add"),
  /** a: handle; b: how many were woken. */
  COND_SIGNALLED("sync.(*Cond).Signal"),
  /** a: handle; b: how many were woken. */
  COND_BROADCAST("sync.(*Cond).Broadcast"),
  /** a: handle. */
  SEMA_ACQUIRED("runtime.semacquire1"),
  /** a: handle; b: {@link Released}: 0 nobody is woken, 1 a waiter is, 2 handed to the waiter. */
  SEMA_RELEASED("runtime.semrelease1"),

  // ---- the world and the collector
  /** a: {@link StopReason}. */
  STW_STARTED("runtime.stopTheWorldWithSema"),
  /** p has stopped; a: how many are still to stop. */
  P_STOPPED("runtime.gcstopm"),
  /** a: ns the stopping took. */
  WORLD_STOPPED("runtime.stopTheWorldWithSema"),
  /** a: ns the world stood. */
  WORLD_STARTED("runtime.startTheWorldWithSema"),
  /** a: old number; b: new number of processors. */
  PROCS_RESIZED("runtime.procresize"),
  /** p is dead; its goroutines and timers went elsewhere. */
  P_DESTROYED("runtime.(*p).destroy"),
  /** a: {@link GcPhase}; b: cycle. */
  GC_PHASE("runtime.setGCPhase"),
  /** a: {@link GcTrigger}. */
  GC_TRIGGERED("runtime.gcStart"),
  /** a: {@link GcWorkerMode}. */
  GC_WORKER_STARTED("runtime.gcBgMarkWorker"),
  /** a: ns it marked; b: {@link GcWorkerMode}. */
  GC_WORKER_STOPPED("runtime.gcBgMarkWorker"),
  /** a: bytes it must scan. */
  GC_ASSIST_STARTED("runtime.gcAssistAlloc"),
  /** g has scanned enough. */
  GC_ASSIST_ENDED("runtime.gcAssistAlloc"),
  /** a: spans swept; b: 1 if sweeping is done. */
  GC_SWEPT("runtime.bgsweep"),
  /** a: live heap in bytes; b: bytes at which the next one starts. */
  HEAP_CHANGED("runtime.gcController"),

  // ---- the machine beneath
  /** a: core. */
  THREAD_ON_CORE("os"),
  /**
   * a: core; b: {@link LeftCore}: 0 it sleeps, 1 its slice is over, 2 another woke, 3 throttled, 4
   * the core is taken away.
   */
  THREAD_OFF_CORE("os"),
  /** The quota is used up; a: until when, in virtual ns. */
  THROTTLED("os"),
  /** A new period of the quota has begun. */
  UNTHROTTLED("os"),

  // ---- the program and the learner
  /** a: text; b: 1 if to standard error. */
  PRINTED("os.(*File).Write"),
  /** a: exit code; b: text on standard error, 0 if none. */
  PROCESS_EXITED("runtime.exit"),
  /** a: text of the order. */
  ORDERED("gopark"),
  /** A line of schedtrace; a: text. */
  SCHEDTRACE("runtime.schedtrace"),
  /** What is meant by the article's rule: a: text. */
  ARTICLE_RULE("gopark"),
  /** A goroutine comes to a line of its program that is watched; a: the line. */
  LINE_REACHED("runtime.Breakpoint");

  private static final EventKind[] ALL = values();

  private final String function;

  EventKind(String function) {
    this.function = function;
  }

  /** The function of the runtime, or of a package, that this stands for. */
  public String function() {
    return function;
  }

  public static EventKind of(int ordinal) {
    return ALL[ordinal];
  }
}
