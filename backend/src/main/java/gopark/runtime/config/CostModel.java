package gopark.runtime.config;

import gopark.os.KernelCosts;
import gopark.simulation.SimulatorBug;
import gopark.simulation.VirtualTime;
import java.lang.reflect.RecordComponent;
import java.util.List;
import java.util.Map;

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
 * @param wakeSpread by how much that, the slack and the start of a thread may be more or less, of
 *     each microsecond
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
 * @param markSlice how long a mark worker goes on before it sees that it is to stop
 * @param sweepSpan sweeping one span
 * @param threadSwitch from waking a thread that just fell asleep until it goes on, where every
 *     goroutine is a thread
 * @param kernelSlice how long a thread keeps its core while others wait
 * @param kernelGranularity how long it must have run before a woken thread takes its core
 * @param kernelSwitch what a thread pays that gets a core straight from another
 * @param kernelSibling by how much each microsecond of work takes longer while the other hardware
 *     thread of the same physical core works (SMT); 0: every core is one of its own
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
    long wakeSpread,
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
    long sweepSpan,
    long threadSwitch,
    long kernelSlice,
    long kernelGranularity,
    long kernelSwitch,
    long kernelSibling) {
  private static final long KILOBYTE = 1024;

  private static final List<RecordComponent> COMPONENTS =
      List.of(CostModel.class.getRecordComponents());

  /** The names of all costs. */
  public static final List<String> NAMES =
      COMPONENTS.stream().map(RecordComponent::getName).toList();

  /**
   * The costs of Linux on a small virtual machine, where a thread that sleeps for a time sleeps
   * longer, and never exactly as long.
   */
  public static CostModel linux() {
    return of(65 * VirtualTime.MICROSECOND, 300);
  }

  /** The costs of a system that wakes threads exactly when they asked for it. */
  public static CostModel ideal() {
    return of(0, 0);
  }

  /** These costs with others for some names. */
  public CostModel with(Map<String, Long> others) {
    try {
      Object[] costs = new Object[COMPONENTS.size()];
      Class<?>[] types = new Class<?>[costs.length];
      for (int i = 0; i < costs.length; i++) {
        RecordComponent component = COMPONENTS.get(i);
        Long other = others.get(component.getName());
        costs[i] = other == null ? component.getAccessor().invoke(this) : other;
        types[i] = component.getType();
      }
      return CostModel.class.getDeclaredConstructor(types).newInstance(costs);
    } catch (ReflectiveOperationException e) {
      throw new SimulatorBug("A record has no constructor of its components", e);
    }
  }

  /** The cost of that name. */
  public long cost(String name) {
    try {
      for (RecordComponent component : COMPONENTS) {
        if (component.getName().equals(name)) {
          return (long) component.getAccessor().invoke(this);
        }
      }
    } catch (ReflectiveOperationException e) {
      throw new SimulatorBug("A record has no accessor of a component", e);
    }
    throw new IllegalArgumentException("There is no cost " + name);
  }

  /** What bytes cost of which each kilobyte costs that much. */
  public static long ofBytes(long bytes, long perKilobyte) {
    // Kilobytes by themselves: the bytes of a large heap times a high cost are beyond a long.
    return VirtualTime.times(bytes / KILOBYTE, perKilobyte)
        + bytes % KILOBYTE * perKilobyte / KILOBYTE;
  }

  /**
   * How the kernel shares the cores. A slice that a switch uses up would let no thread ever go on,
   * so a thread works in each slice at least as long as its switch took.
   */
  public KernelCosts kernel() {
    return new KernelCosts(
        Math.max(1, Math.max(kernelSlice, 2 * kernelSwitch)),
        kernelGranularity,
        kernelSwitch,
        Math.min(KernelCosts.MOST_SIBLING_NS, kernelSibling));
  }

  private static CostModel of(long timerSlack, long wakeSpread) {
    return new CostModel(
        100, // newproc
        60, // goexit
        60, // park
        40, // yield
        80, // schedule
        40, // globalQueue
        22, // channel
        3, // sync
        780, // spin
        60, // stealRound
        400, // steal
        100, // releaseProcessor
        200, // recheck
        2 * VirtualTime.MICROSECOND, // futexWake
        20 * VirtualTime.MICROSECOND, // futexLatency
        timerSlack,
        wakeSpread,
        15 * VirtualTime.MICROSECOND, // threadCreate
        50 * VirtualTime.MICROSECOND, // threadStart
        40, // syscallEnter
        40, // syscallExit
        200, // syscallSlow
        1_000, // print
        50, // callInterval
        2 * VirtualTime.MICROSECOND, // signalLatency
        300, // netpoll
        50, // timer
        2 * VirtualTime.MICROSECOND, // procResize
        1 * VirtualTime.MICROSECOND, // stopTheWorld
        3 * VirtualTime.MICROSECOND, // gcPause
        500, // stackGrow
        10, // step
        40, // now
        25, // allocate
        8, // allocateKilobyte
        1_000, // markKilobyte
        10 * VirtualTime.MICROSECOND, // markSlice
        200, // sweepSpan
        1_000, // threadSwitch
        KernelCosts.standard().slice(), // kernelSlice
        KernelCosts.standard().granularity(), // kernelGranularity
        KernelCosts.standard().switchNs(), // kernelSwitch
        KernelCosts.standard().siblingNs()); // kernelSibling
  }
}
