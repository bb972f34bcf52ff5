package gopark.runtime;

import gopark.simulation.VirtualTime;

/**
 * What everything costs, in virtual nanoseconds, in this one place. The defaults are rounded
 * measurements of real Go on a small virtual machine, or constants of its source; docs/model.md
 * says which is which.
 *
 * @param newproc creating a goroutine
 * @param goexit ending one
 * @param park from gopark to the scheduler
 * @param yield from Gosched to the scheduler
 * @param schedule finding work in one's own queue and starting it
 * @param globalQueue taking from the global queue, with its lock
 * @param channel a channel operation that does not park
 * @param sync an operation of package sync that does not park
 * @param spin one round of waiting for a mutex that its holder may soon leave
 * @param stealRound looking once at all other processors
 * @param steal moving what is stolen
 * @param releaseProcessor giving up the processor before the last look
 * @param recheck looking again without a processor
 * @param futexWake what waking a thread costs the one who wakes
 * @param futexLatency how long the woken takes to run
 * @param timerSlack how much later than it asked for the system wakes a thread that sleeps for a
 *     time
 * @param threadCreate what a clone costs the one who asks
 * @param threadStart how long the new thread takes to run
 * @param syscallEnter entersyscall
 * @param syscallExit exitsyscall on the fast path
 * @param syscallSlow exitsyscall on g0, paid when the goroutine runs again
 * @param print a write of a short text
 * @param callInterval how far apart the prologues are in code with calls
 * @param signalLatency from tgkill to the handler
 * @param netpoll a look at the poller that does not wait
 * @param timer running one timer
 * @param procResize stopping and starting the world around a change, besides the waiting
 * @param stopTheWorld what a stop costs besides the waiting
 * @param gcPause what each of a collection's two pauses costs besides the waiting
 * @param stackGrow copying a stack, besides the bytes
 * @param step anything small that has to take some time
 * @param now a look at the clock
 * @param allocate an allocation, besides the bytes
 * @param allocateKilobyte what each kilobyte of one adds
 * @param markKilobyte marking a kilobyte of live heap or of stacks
 * @param markSlice how long a mark worker goes on before it looks around
 * @param sweepSpan sweeping one span
 */
public record CostModel(
    long newproc,
    long goexit,
    long park,
    long yield,
    long schedule,
    long globalQueue,
    long channel,
    long sync,
    long spin,
    long stealRound,
    long steal,
    long releaseProcessor,
    long recheck,
    long futexWake,
    long futexLatency,
    long timerSlack,
    long threadCreate,
    long threadStart,
    long syscallEnter,
    long syscallExit,
    long syscallSlow,
    long print,
    long callInterval,
    long signalLatency,
    long netpoll,
    long timer,
    long procResize,
    long stopTheWorld,
    long gcPause,
    long stackGrow,
    long step,
    long now,
    long allocate,
    long allocateKilobyte,
    long markKilobyte,
    long markSlice,
    long sweepSpan) {

  /** Those of Linux on a small virtual machine, where who sleeps for a time sleeps longer. */
  public static CostModel linux() {
    return of(65 * VirtualTime.MICROSECOND);
  }

  /** Those of a system that wakes threads when they asked for it. */
  public static CostModel ideal() {
    return of(0);
  }

  private static CostModel of(long timerSlack) {
    return new CostModel(
        100, // newproc
        60, // goexit
        60, // park
        40, // yield
        80, // schedule
        40, // globalQueue
        22, // channel
        3, // sync
        300, // spin
        100, // stealRound
        100, // steal
        50, // releaseProcessor
        100, // recheck
        1_000, // futexWake
        3 * VirtualTime.MICROSECOND, // futexLatency
        timerSlack,
        10 * VirtualTime.MICROSECOND, // threadCreate
        30 * VirtualTime.MICROSECOND, // threadStart
        40, // syscallEnter
        40, // syscallExit
        200, // syscallSlow
        1_000, // print
        50, // callInterval
        2 * VirtualTime.MICROSECOND, // signalLatency
        300, // netpoll
        50, // timer
        4 * VirtualTime.MICROSECOND, // procResize
        1 * VirtualTime.MICROSECOND, // stopTheWorld
        10 * VirtualTime.MICROSECOND, // gcPause
        500, // stackGrow
        10, // step
        40, // now
        25, // allocate
        8, // allocateKilobyte
        1_000, // markKilobyte
        10 * VirtualTime.MICROSECOND, // markSlice
        200); // sweepSpan
  }
}
