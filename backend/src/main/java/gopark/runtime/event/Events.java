package gopark.runtime.event;

import gopark.program.Operation.SyncKind;
import gopark.program.Operation.SyscallKind;
import gopark.runtime.state.GcPhase;
import gopark.runtime.state.GcWorkerMode;
import gopark.runtime.state.WaitReason;
import java.util.List;
import java.util.function.IntFunction;

/**
 * Makes events of the plain numbers that were told to an {@link EventSink}. What a number means for
 * a kind is said at {@link EventKind}.
 */
public final class Events {
  private static final SyscallKind[] SYSCALL_KINDS = SyscallKind.values();
  private static final SyncKind[] SYNC_KINDS = SyncKind.values();

  private final IntFunction<String> texts;
  private final List<Checks.Check> order;

  /**
   * Events whose texts are looked up there, and whose checklists are in this release's order of
   * search.
   */
  public Events(IntFunction<String> texts, List<Checks.Check> order) {
    this.texts = texts;
    this.order = List.copyOf(order);
  }

  /** The record of an event's numbers. */
  public Event decode(Stamp at, long a, long b, long c) {
    return switch (at.kind()) {
      case GO_CREATED -> new GoroutineEvent.GoCreated(at, (int) a, Place.of(b), runner(b, c));
      case GO_STARTED -> new GoroutineEvent.GoStarted(at, a == 1, b);
      case GO_YIELDED -> new GoroutineEvent.GoYielded(at, Place.of(a));
      case GO_PREEMPTED -> new GoroutineEvent.GoPreempted(at, Preempted.of(a), Place.of(b), c);
      case GO_PARKED -> new GoroutineEvent.GoParked(at, WaitReason.of((int) a), (int) b);
      case GO_READIED -> new GoroutineEvent.GoReadied(at, (int) a, Place.of(b), runner(b, c));
      case GO_ENDED -> new GoroutineEvent.GoEnded(at);
      case STACK_GROWN -> new GoroutineEvent.StackGrown(at, a, b);
      case STACK_SHRUNK -> new GoroutineEvent.StackShrunk(at, a, b);
      case THREAD_LOCKED -> new GoroutineEvent.ThreadLocked(at, (int) a);
      case THREAD_UNLOCKED -> new GoroutineEvent.ThreadUnlocked(at, (int) a);
      case RUNNEXT_KICKED -> new GoroutineEvent.RunnextKicked(at);
      case RUNQ_OVERFLOWED -> new GoroutineEvent.RunqOverflowed(at, (int) a);
      case FREE_LIST_FLUSHED -> new GoroutineEvent.FreeListFlushed(at, (int) a);
      case FREE_LIST_FILLED -> new GoroutineEvent.FreeListFilled(at, (int) a);
      case FIND_RUNNABLE ->
          new SchedulerEvent.FindRunnable(
              at, Checks.list(a, order), Source.of(b), Checks.taken(c), Checks.stood(c));
      case GLOBAL_BATCH_TAKEN -> new SchedulerEvent.GlobalBatchTaken(at, (int) a);
      case SPINNING_STARTED -> new SchedulerEvent.SpinningStarted(at);
      case SPINNING_ENDED -> new SchedulerEvent.SpinningEnded(at, a == 1);
      case STEAL_ROUND -> new SchedulerEvent.StealRound(at, (int) a);
      case STOLEN -> new SchedulerEvent.Stolen(at, (int) a, (int) b);
      case RUNNEXT_NAP -> new SchedulerEvent.RunnextNap(at, (int) a);
      case RUNNEXT_STOLEN -> new SchedulerEvent.RunnextStolen(at, (int) a);
      case P_ACQUIRED -> new MachineEvent.PAcquired(at);
      case P_RELEASED -> new MachineEvent.PReleased(at);
      case P_IDLED -> new MachineEvent.PIdled(at);
      case P_HANDED_OFF -> new MachineEvent.PHandedOff(at, HandOff.of(a));
      case M_CREATED -> new MachineEvent.MCreated(at, a == 1, (int) b);
      case M_WOKEN -> new MachineEvent.MWoken(at, a == 1, (int) b);
      case M_PARKED -> new MachineEvent.MParked(at);
      case M_PARKED_LOCKED -> new MachineEvent.MParkedLocked(at);
      case M_GAVE_P_TO_LOCKED -> new MachineEvent.MGavePToLocked(at, (int) a);
      case M_EXITED -> new MachineEvent.MExited(at);
      case NEED_SPINNING -> new MachineEvent.NeedSpinning(at);
      case SYSCALL_ENTERED -> new SyscallEvent.SyscallEntered(at, a, SYSCALL_KINDS[(int) b]);
      case SYSCALL_EXITED_FAST -> new SyscallEvent.SyscallExitedFast(at, a == 0);
      case SYSCALL_EXITED_SLOW -> new SyscallEvent.SyscallExitedSlow(at, Place.of(a));
      case P_RETAKEN -> new SyscallEvent.PRetaken(at, (int) a, Retaken.of(b));
      case SYSMON_ROUND -> new SysmonEvent.SysmonRound(at, a, b);
      case SYSMON_SLEPT -> new SysmonEvent.SysmonSlept(at, a);
      case SYSMON_WOKEN -> new SysmonEvent.SysmonWoken(at);
      case PREEMPTION_REQUESTED ->
          new SysmonEvent.PreemptionRequested(at, a == 1, PreemptedBy.of(b));
      case SIGNAL_HANDLED -> new SysmonEvent.SignalHandled(at, a == 1);
      case TIMER_STARTED -> new TimerEvent.TimerStarted(at, (int) a, b);
      case TIMER_FIRED -> new TimerEvent.TimerFired(at, (int) a, b);
      case TIMER_STOPPED -> new TimerEvent.TimerStopped(at, (int) a, b == 1);
      case NETPOLL_BLOCKED -> new TimerEvent.NetpollBlocked(at, a);
      case NETPOLL_RETURNED -> new TimerEvent.NetpollReturned(at, (int) a, b == 1);
      case NETPOLL_BROKEN -> new TimerEvent.NetpollBroken(at);
      case NETWORK_READY -> new TimerEvent.NetworkReady(at, (int) a);
      case INJECTED -> new TimerEvent.Injected(at, (int) a, Place.of(b));
      case CHAN_MADE -> new ChannelEvent.ChanMade(at, (int) a, (int) b);
      case CHAN_SENT -> new ChannelEvent.ChanSent(at, (int) a, b == 1);
      case CHAN_RECEIVED -> new ChannelEvent.ChanReceived(at, (int) a, ReceivedFrom.of(b));
      case CHAN_CLOSED -> new ChannelEvent.ChanClosed(at, (int) a, (int) b);
      case SELECTED -> new ChannelEvent.Selected(at, (int) a, (int) b);
      case SYNC_MADE -> new SyncEvent.SyncMade(at, (int) a, SYNC_KINDS[(int) b]);
      case MUTEX_LOCKED -> new SyncEvent.MutexLocked(at, (int) a);
      case MUTEX_UNLOCKED -> new SyncEvent.MutexUnlocked(at, (int) a, Released.of(b));
      case MUTEX_STARVING -> new SyncEvent.MutexStarving(at, (int) a, b == 1);
      case RW_READ_LOCKED -> new SyncEvent.RwReadLocked(at, (int) a, (int) b);
      case RW_READ_UNLOCKED -> new SyncEvent.RwReadUnlocked(at, (int) a, (int) b);
      case RW_LOCKED -> new SyncEvent.RwLocked(at, (int) a);
      case RW_UNLOCKED -> new SyncEvent.RwUnlocked(at, (int) a, (int) b);
      case GROUP_CHANGED -> new SyncEvent.GroupChanged(at, (int) a, b);
      case COND_SIGNALLED -> new SyncEvent.CondSignalled(at, (int) a, (int) b);
      case COND_BROADCAST -> new SyncEvent.CondBroadcast(at, (int) a, (int) b);
      case SEMA_ACQUIRED -> new SyncEvent.SemaAcquired(at, (int) a);
      case SEMA_RELEASED -> new SyncEvent.SemaReleased(at, (int) a, Released.of(b));
      case STW_STARTED -> new WorldEvent.StwStarted(at, StopReason.of(a));
      case P_STOPPED -> new WorldEvent.PStopped(at, (int) a);
      case WORLD_STOPPED -> new WorldEvent.WorldStopped(at, a);
      case WORLD_STARTED -> new WorldEvent.WorldStarted(at, a);
      case PROCS_RESIZED -> new WorldEvent.ProcsResized(at, (int) a, (int) b);
      case P_DESTROYED -> new WorldEvent.PDestroyed(at);
      case GC_PHASE -> new GcEvent.GcPhaseBegan(at, GcPhase.of(a), b);
      case GC_TRIGGERED -> new GcEvent.GcTriggered(at, GcTrigger.of(a));
      case GC_WORKER_STARTED -> new GcEvent.GcWorkerStarted(at, GcWorkerMode.of(a));
      case GC_WORKER_STOPPED -> new GcEvent.GcWorkerStopped(at, a, GcWorkerMode.of(b));
      case GC_ASSIST_STARTED -> new GcEvent.GcAssistStarted(at, a);
      case GC_ASSIST_ENDED -> new GcEvent.GcAssistEnded(at);
      case GC_SWEPT -> new GcEvent.GcSwept(at, a, b == 1);
      case HEAP_CHANGED -> new GcEvent.HeapChanged(at, a, b);
      case THREAD_ON_CORE -> new KernelEvent.ThreadOnCore(at, (int) a);
      case THREAD_OFF_CORE -> new KernelEvent.ThreadOffCore(at, (int) a, LeftCore.of(b));
      case THROTTLED -> new KernelEvent.Throttled(at, a);
      case UNTHROTTLED -> new KernelEvent.Unthrottled(at);
      case PRINTED -> new ProgramEvent.Printed(at, texts.apply((int) a), b == 1);
      case PROCESS_EXITED -> new ProgramEvent.ProcessExited(at, (int) a, texts.apply((int) b));
      case ORDERED -> new ProgramEvent.Ordered(at, texts.apply((int) a));
      case SCHEDTRACE -> new ProgramEvent.Schedtrace(at, texts.apply((int) a));
      case ARTICLE_RULE -> new ProgramEvent.ArticleRule(at, texts.apply((int) a));
      case LINE_REACHED -> new ProgramEvent.LineReached(at, (int) a);
    };
  }

  /** The machine that runs a goroutine at once; NONE if the goroutine was put anywhere else. */
  private static int runner(long place, long machine) {
    return Place.of(place) == Place.RUNS_AT_ONCE ? (int) machine : EventSink.NONE;
  }
}
