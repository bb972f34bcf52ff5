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
  record Allocate(long bytes) implements Operation {}

  /** Calls so deep that the stack must hold this many bytes. */
  record UseStack(long bytes) implements Operation {}

  /**
   * Writes to standard output or error: a short system call.
   *
   * @param raw whether the runtime itself writes, as print and println have it do, without a word
   *     to the scheduler
   */
  record Print(String text, boolean toStderr, boolean raw) implements Operation {
    public Print(String text, boolean toStderr) {
      this(text, toStderr, false);
    }
  }

  // ---- goroutines

  /** {@code go}; gives the new goroutine's id. */
  record Go(@Nullable Program program) implements Operation {}

  record Gosched() implements Operation {}

  /** The goroutine's function has returned; of main it ends the process. */
  record Return() implements Operation {}

  /** {@code runtime.Goexit}, after the deferred calls have run. */
  record Goexit() implements Operation {}

  /** A panic that nobody recovered. */
  record Panic(String text) implements Operation {}

  /** What cannot be recovered: {@code fatal error: …}. */
  record Fatal(String text) implements Operation {}

  /**
   * The program has used up what one of a stranger's may.
   *
   * @param what such as {@code instructions}
   */
  record Exhausted(String what, long most) implements Operation {}

  /** {@code os.Exit}. */
  record ExitProcess(int code) implements Operation {}

  record LockThread() implements Operation {}

  record UnlockThread() implements Operation {}

  /** Gives the number of goroutines. */
  record CountGoroutines() implements Operation {}

  /** Parks until somebody unblocks it by hand; waits for the reason given. */
  record Block(String waitReason) implements Operation {}

  /** Waits for a learner's orders: no deadlock however long it takes. */
  record AwaitOrders() implements Operation {}

  /** Gives the number of the machine's cores. */
  record CountCores() implements Operation {}

  // ---- channels

  /** Gives the new channel's handle. */
  record MakeChannel(int capacity, String name, Elements elements) implements Operation {
    public MakeChannel(int capacity, String name) {
      this(capacity, name, Elements.PLAIN);
    }
  }

  /**
   * Gives the handle of the first channel of that name; if there is none, makes one of that
   * capacity. So goroutines find each other that were started one by one.
   */
  record FindChannel(int capacity, String name) implements Operation {}

  record Send(int channel, @Nullable Object value) implements Operation {}

  record Receive(int channel) implements Operation {}

  record Close(int channel) implements Operation {}

  /** Gives how many values the buffer holds. */
  record Length(int channel) implements Operation {}

  /** Gives how many it can hold. */
  record Capacity(int channel) implements Operation {}

  /** Gives the number of the case that went ahead, −1 for default. */
  record Select(List<SelectCase> cases, boolean hasDefault) implements Operation {}

  /** One case of a select: a send of a value, or a receive. */
  record SelectCase(int channel, boolean sends, @Nullable Object value) {}

  // ---- package sync

  /** Gives the handle of a new object of package sync. */
  record MakeSync(SyncKind kind, String name) implements Operation {}

  /** Gives the handle of a new object in the same state, for which nobody waits. */
  record CopySync(int original) implements Operation {}

  /** Gives the handle of the first object of that kind and name; if there is none, makes it. */
  record FindSync(SyncKind kind, String name) implements Operation {}

  /** The kinds of object in package sync. */
  enum SyncKind {
    MUTEX,
    RW_MUTEX,
    WAIT_GROUP,
    COND,
    SEMAPHORE
  }

  record Lock(int mutex) implements Operation {}

  record TryLock(int mutex) implements Operation {}

  record Unlock(int mutex) implements Operation {}

  record WriteLock(int rwMutex) implements Operation {}

  record WriteUnlock(int rwMutex) implements Operation {}

  record TryWriteLock(int rwMutex) implements Operation {}

  record ReadLock(int rwMutex) implements Operation {}

  record ReadUnlock(int rwMutex) implements Operation {}

  record TryReadLock(int rwMutex) implements Operation {}

  record AddToGroup(int group, int delta) implements Operation {}

  record WaitForGroup(int group) implements Operation {}

  /** Gives the ticket of one who will wait and still has the lock, whatever kind that is. */
  record CondTicket(int cond) implements Operation {}

  /** Waits with a ticket, the lock having been left. */
  record CondWaitWithTicket(int cond, int ticket) implements Operation {}

  record Signal(int cond) implements Operation {}

  record Broadcast(int cond) implements Operation {}

  /** The runtime's semaphore itself. */
  record Acquire(int semaphore) implements Operation {}

  record Release(int semaphore) implements Operation {}

  // ---- time

  /** Gives the virtual time in nanoseconds. */
  record Now() implements Operation {}

  record Sleep(long ns) implements Operation {}

  /** A timer or ticker that sends the time on a channel of its own; gives its handle. */
  record NewTimer(long ns, long periodNs) implements Operation {}

  /** Gives the handle of the channel that the timer sends on. */
  record TimerChannel(int timer) implements Operation {}

  /** {@code time.AfterFunc}; gives the timer's handle. */
  record AfterFunc(long ns, Program function) implements Operation {}

  record StopTimer(int timer) implements Operation {}

  record ResetTimer(int timer, long ns) implements Operation {}

  // ---- the world outside

  /** A system call that takes this long. */
  record Syscall(long ns, SyscallKind kind) implements Operation {}

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
  record NetworkRead(long readyAfterNs) implements Operation {}

  /** Gives the handle of a new descriptor in the network poller, on which nothing has arrived. */
  record OpenDescriptor() implements Operation {}

  /** Waits in the network poller until something has arrived on the descriptor. */
  record AwaitDescriptor(int descriptor) implements Operation {}

  /** Sends something that arrives on the descriptor after this time. */
  record SignalDescriptor(int descriptor, long afterNs) implements Operation {}

  // ---- the runtime's own

  /** What the timers' own goroutine does, before 1.14; gives the time until the next is due. */
  record RunTimers(int bucket) implements Operation {}

  record CollectGarbage() implements Operation {}

  /** {@code debug.SetGCPercent}: below 0 there are no collections; gives the setting before. */
  record SetGcPercent(int percent) implements Operation {}

  /** {@code debug.SetMaxStack}; gives the setting before. */
  record SetMaxStack(long bytes) implements Operation {}

  /** {@code debug.SetMaxThreads}; gives the setting before. */
  record SetMaxThreads(int threads) implements Operation {}

  /** {@code runtime.GOMAXPROCS}; gives the setting before. */
  record SetMaxProcs(int n) implements Operation {}

  /**
   * Stops and starts the world for a moment, as {@code runtime.ReadMemStats} does; gives {@link
   * MemoryFigures} as its value.
   */
  record ReadMemStats() implements Operation {}

  /** Gives the text of this goroutine's stack, or stops the world and gives those of all. */
  record WriteStack(boolean all) implements Operation {}

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
