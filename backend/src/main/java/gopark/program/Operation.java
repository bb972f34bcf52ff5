package gopark.program;

import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * What a goroutine can ask of the runtime, and time it spends on its own. Channels, locks, timers
 * and the like are named by handles, which the operations that make them give.
 */
public sealed interface Operation {

  /** The handle of no object: a nil channel. */
  int NIL = 0;

  /** Begins, ends, stops or binds a goroutine. */
  sealed interface OnGoroutine extends Operation {}

  /** Asks the operating system: calls, signals, descriptors. */
  sealed interface OnKernel extends Operation {}

  /** Reads or sets something of the runtime's that takes no other goroutine. */
  sealed interface OnRuntime extends Operation {}

  sealed interface OnChannel extends Operation {}

  /** An operation of package sync. */
  sealed interface OnSync extends Operation {}

  sealed interface OnTimer extends Operation {}

  /** Allocates, or has to do with collections. */
  sealed interface OnHeap extends Operation {}

  /** Stops the world. */
  sealed interface OnWorld extends Operation {}

  /** What a command may order, so that whoever checks commands has a case for each. */
  sealed interface Order extends Operation {}

  // ---- its own code

  /**
   * Runs user code. Code with calls can be stopped at each of them; a tight loop cannot.
   *
   * @param line which it comes to in the end and which somebody watches; 0 if none
   */
  record Compute(long ns, boolean calls, int line) implements Operation {
    public Compute(long ns, boolean calls) {
      this(ns, calls, 0);
    }
  }

  /** Allocates memory, which takes the heap nearer to the next collection. */
  record Allocate(long bytes) implements OnHeap {}

  /**
   * Calls so deep that the stack must hold this many bytes.
   *
   * @param calls in progress; 0 if only their bytes are known
   */
  record UseStack(long bytes, int calls) implements OnRuntime, Order {
    public UseStack(long bytes) {
      this(bytes, 0);
    }
  }

  /**
   * Writes to standard output or error: a short system call.
   *
   * @param raw whether the runtime itself writes, as print and println have it do, without a word
   *     to the scheduler
   */
  record Print(String text, boolean toStderr, boolean raw) implements OnKernel {
    public Print(String text, boolean toStderr) {
      this(text, toStderr, false);
    }
  }

  // ---- goroutines

  /** {@code go}; gives the new goroutine's id. */
  record Go(@Nullable Program program) implements OnGoroutine {}

  record Gosched() implements OnGoroutine, Order {}

  /** The goroutine's function has returned; of main it ends the process. */
  record Return() implements OnGoroutine, Order {}

  /** {@code runtime.Goexit}, after the deferred calls have run. */
  record Goexit() implements OnGoroutine, Order {}

  /** A panic that nobody recovered. */
  record Panic(String text) implements OnGoroutine, Order {}

  /** The end of the program by what cannot be recovered: {@code fatal error: text}. */
  record Fatal(Fault fault, String text) implements OnGoroutine {

    /** The end by a mistake of the program. */
    public Fatal(String text) {
      this(new Fault.Mistake(), text);
    }
  }

  /**
   * The program has used up what one of a stranger's may.
   *
   * @param what such as {@code instructions}
   */
  record Exhausted(String what, long most) implements OnGoroutine {}

  /** {@code os.Exit}. */
  record ExitProcess(int code) implements OnGoroutine {}

  record LockThread() implements OnGoroutine, Order {}

  record UnlockThread() implements OnGoroutine, Order {}

  // ---- signals

  /**
   * Says what shall become of a signal. Gives the handle of the first of three channels: to ask for
   * signals to be let through, for them to be blocked again, and for the answer that it is done.
   */
  record SetSignal(int signal, SignalUse use) implements OnKernel {}

  /** What becomes of a signal. */
  enum SignalUse {
    /** Package os/signal is told of it. */
    NOTIFY,
    /** What Go does with it by itself. */
    DEFAULT,
    /** Nothing. */
    IGNORE
  }

  /** Waits for a signal of which package os/signal is to be told; gives its number. */
  record AwaitSignal() implements OnKernel {}

  /** Sends the process a signal. */
  record Kill(int signal) implements OnKernel {}

  /** Gives {@link MetricFigures}. */
  record ReadMetrics() implements OnRuntime {}

  /** Gives {@link GroupFigures}. */
  record ReadControlGroup() implements OnRuntime {}

  /** Gives the number of goroutines. */
  record CountGoroutines() implements OnRuntime {}

  /** Parks until somebody unblocks it by hand; waits for the reason given. */
  record Block(String waitReason) implements OnGoroutine, Order {}

  /** Waits for a learner's orders: no deadlock however long it takes. */
  record AwaitOrders() implements OnGoroutine {}

  /** Gives the number of the machine's cores. */
  record CountCores() implements OnRuntime {}

  // ---- channels

  /** Gives the new channel's handle. */
  record MakeChannel(int capacity, String name, Elements elements) implements OnChannel {
    public MakeChannel(int capacity, String name) {
      this(capacity, name, Elements.PLAIN);
    }
  }

  /**
   * Gives the handle of the first channel of that name; if there is none, makes one of that
   * capacity. So goroutines find each other that were started one by one.
   */
  record FindChannel(int capacity, String name) implements OnChannel {}

  record Send(int channel, @Nullable Object value) implements OnChannel {}

  /**
   * {@code <-c}.
   *
   * @param kept whether the value is wanted
   * @param asked whether it is asked if the channel is closed
   */
  record Receive(int channel, boolean kept, boolean asked) implements OnChannel {
    public Receive(int channel) {
      this(channel, false, false);
    }
  }

  record Close(int channel) implements OnChannel {}

  /** Gives how many values the buffer holds. */
  record Length(int channel) implements OnChannel {}

  /** Gives how many it can hold. */
  record Capacity(int channel) implements OnChannel {}

  /** Gives the number of the case that went ahead, −1 for default. */
  record Select(List<SelectCase> cases, boolean hasDefault) implements OnChannel {}

  /** One case of a select: a send of a value, or a receive. */
  record SelectCase(int channel, boolean sends, @Nullable Object value) {}

  // ---- package sync

  /** Gives the handle of a new object of package sync. */
  record MakeSync(SyncKind kind, String name) implements OnSync {}

  /** Gives the handle of a new object in the same state, for which nobody waits. */
  record CopySync(int original) implements OnSync {}

  /** Gives the handle of the first object of that kind and name; if there is none, makes it. */
  record FindSync(SyncKind kind, String name) implements OnSync {}

  /** The kinds of object in package sync. */
  enum SyncKind {
    MUTEX,
    RW_MUTEX,
    WAIT_GROUP,
    COND,
    SEMAPHORE
  }

  record Lock(int mutex) implements OnSync {}

  record TryLock(int mutex) implements OnSync {}

  record Unlock(int mutex) implements OnSync {}

  record WriteLock(int rwMutex) implements OnSync {}

  record WriteUnlock(int rwMutex) implements OnSync {}

  record TryWriteLock(int rwMutex) implements OnSync {}

  record ReadLock(int rwMutex) implements OnSync {}

  record ReadUnlock(int rwMutex) implements OnSync {}

  record TryReadLock(int rwMutex) implements OnSync {}

  record AddToGroup(int group, int delta) implements OnSync {}

  record WaitForGroup(int group) implements OnSync {}

  /** Gives the ticket of one who will wait and still has the lock, whatever kind that is. */
  record CondTicket(int cond) implements OnSync {}

  /** Waits with a ticket, the lock having been left. */
  record CondWaitWithTicket(int cond, int ticket) implements OnSync {}

  record Signal(int cond) implements OnSync {}

  record Broadcast(int cond) implements OnSync {}

  /** The runtime's semaphore itself. */
  record Acquire(int semaphore) implements OnSync {}

  record Release(int semaphore) implements OnSync {}

  // ---- time

  /** Gives the virtual time in nanoseconds. */
  record Now() implements OnRuntime {}

  record Sleep(long ns) implements OnTimer, Order {}

  /** A timer or ticker that sends the time on a channel of its own; gives its handle. */
  record NewTimer(long ns, long periodNs) implements OnTimer {}

  /** Gives the handle of the channel that the timer sends on. */
  record TimerChannel(int timer) implements OnTimer {}

  /** {@code time.AfterFunc}; gives the timer's handle. */
  record AfterFunc(long ns, Program function) implements OnTimer {}

  record StopTimer(int timer) implements OnTimer {}

  record ResetTimer(int timer, long ns) implements OnTimer {}

  // ---- the world outside

  /**
   * A system call that takes this long.
   *
   * @param works whether the kernel computes meanwhile, on the thread's core; else the thread
   *     sleeps
   */
  record Syscall(long ns, SyscallKind kind, boolean works) implements OnKernel, Order {
    /** One in which the thread sleeps, or of which the scheduler knows nothing. */
    public Syscall(long ns, SyscallKind kind) {
      this(ns, kind, false);
    }

    /** A call for what is in memory, as most files and sockets of the same machine are. */
    public static Syscall working(long ns) {
      return new Syscall(ns, SyscallKind.BLOCKING, true);
    }
  }

  /** How a call leaves Go. */
  enum SyscallKind {
    /** Without a word to the scheduler. */
    RAW,
    /** entersyscall and exitsyscall around it. */
    BLOCKING,
    /** Known to be long: entersyscallblock gives the processor away at once. */
    KNOWN_BLOCKING,
    /** A call into C. */
    CGO
  }

  /** Reads from a descriptor of the network poller that will have data after this time. */
  record NetworkRead(long readyAfterNs) implements OnKernel, Order {}

  /** Gives the handle of a new descriptor in the network poller, on which nothing has arrived. */
  record OpenDescriptor() implements OnKernel {}

  /** Waits in the network poller until something has arrived on the descriptor. */
  record AwaitDescriptor(int descriptor) implements OnKernel {}

  /** Sends something that arrives on the descriptor after this time. */
  record SignalDescriptor(int descriptor, long afterNs) implements OnKernel {}

  // ---- the runtime's own

  /** What the timers' own goroutine does, before 1.14; gives the time until the next is due. */
  record RunTimers(int bucket) implements OnTimer {}

  record CollectGarbage() implements OnHeap, Order {}

  /** {@code debug.SetGCPercent}: below 0 there are no collections; gives the setting before. */
  record SetGcPercent(int percent) implements OnHeap {}

  /** {@code debug.SetMaxStack}; gives the setting before. */
  record SetMaxStack(long bytes) implements OnRuntime {}

  /** {@code debug.SetTraceback}. */
  record SetTraceback(TracebackLevel level) implements OnRuntime {}

  /** {@code debug.SetMaxThreads}; gives the setting before. */
  record SetMaxThreads(int threads) implements OnRuntime {}

  /** {@code runtime.GOMAXPROCS}; gives the setting before. */
  record SetMaxProcs(int n) implements OnWorld, Order {}

  /**
   * Stops and starts the world for a moment, as {@code runtime.ReadMemStats} does; gives {@link
   * CollectionFigures} as its value.
   */
  record ReadMemStats() implements OnWorld {}

  /** Gives the text of this goroutine's stack, or stops the world and gives those of all. */
  record WriteStack(boolean all) implements OnWorld {}

  /** One round of a goroutine that serves the runtime: it waits to be needed, and does its work. */
  record RuntimeTask(Task task) implements Operation {}

  /** What the runtime's own goroutines are for. */
  enum Task {
    /** Starts a collection when sysmon finds that the last was long ago. */
    FORCE_GC,
    SWEEP,
    SCAVENGE,
    /** Marks for the collector. */
    MARK,
    /** Applies a new default of GOMAXPROCS. */
    UPDATE_MAX_PROCS,
    FINALIZE,
    /** Calls what AddCleanup was given. */
    CLEAN_UP,
    /** Forgets unique values that nobody needs, where the runtime has no cleanups for it. */
    CLEAN_UP_UNIQUE
  }

  /** A step of the runtime's own start. */
  record Bootstrap(Stage stage) implements Operation {}

  /** The steps of the runtime's start that main and the first goroutines take. */
  enum Stage {
    START_SYSMON,
    LOCK_MAIN,
    START_FORCE_GC,
    START_SWEEPER,
    START_SCAVENGER,
    AWAIT_HELPER,
    HELPER_STARTED,
    START_UPDATER,
    START_FINALIZER,
    START_CLEANUP,
    UNLOCK_MAIN,
    LET_THEM_PARK,
    MAIN_MAIN
  }
}
