package gopark.runtime.state;

import static gopark.runtime.state.Meaning.COUNT;
import static gopark.runtime.state.Meaning.GOROUTINE;
import static gopark.runtime.state.Meaning.MACHINE;
import static gopark.runtime.state.Meaning.NUMBER;
import static gopark.runtime.state.Meaning.OBJECT;
import static gopark.runtime.state.Meaning.PROCESSOR;
import static gopark.runtime.state.Meaning.TIME;
import static gopark.runtime.state.Meaning.WAIT_REASON;

import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * Why a goroutine does not run, or why it does: a chain from the goroutine to what it comes down
 * to. Each link is a code with arguments, for any language.
 *
 * @param g the goroutine asked about
 * @param links the nearest reason first
 */
public record Why(@Means(GOROUTINE) int g, List<Link> links) {
  public Why {
    links = List.copyOf(links);
  }

  /** Whether it does run. */
  public boolean runs() {
    return !links.isEmpty() && links.getFirst() instanceof Running;
  }

  /** One reason; its arguments are its components. */
  public sealed interface Link {
    /** What a translation goes by, and others' programs: it must not change. */
    default String code() {
      return switch (this) {
        case Running _ -> "running";
        case NeverStarted _ -> "neverStarted";
        case Dead _ -> "dead";
        case ProcessEnded _ -> "processEnded";
        case InQueue _ -> "inQueue";
        case RunsNext _ -> "runsNext";
        case Behind _ -> "behind";
        case ProcessorHeldBy _ -> "processorHeldBy";
        case PreemptionRequested _ -> "preemptionRequested";
        case Choosing _ -> "choosing";
        case MachineComing _ -> "machineComing";
        case ProcessorInSyscall _ -> "processorInSyscall";
        case NoProcessor _ -> "noProcessor";
        case IdleProcessors _ -> "idleProcessors";
        case WaitsFor _ -> "waitsFor";
        case InWaitQueue _ -> "inWaitQueue";
        case HeldBy _ -> "heldBy";
        case CouldBeWokenBy _ -> "couldBeWokenBy";
        case NobodyCanWake _ -> "nobodyCanWake";
        case SleepsUntil _ -> "sleepsUntil";
        case InSyscall _ -> "inSyscall";
        case StoppedWorld _ -> "stoppedWorld";
        case LockedTo _ -> "lockedTo";
        case WaitsForCore _ -> "waitsForCore";
        case Throttled _ -> "throttled";
      };
    }
  }

  /** The goroutine runs, on this machine with this processor. */
  public record Running(
      @Means(GOROUTINE) int g,
      @Means(MACHINE) int m,
      @Nullable @Means(PROCESSOR) Integer p,
      @Means(TIME) long sinceNs)
      implements Link {}

  /** There has never been a goroutine with this id. */
  public record NeverStarted(@Means(GOROUTINE) int g) implements Link {}

  /** The goroutine has ended. */
  public record Dead(@Means(GOROUTINE) int g, @Nullable @Means(TIME) Long sinceNs)
      implements Link {}

  /** The whole process has ended. */
  public record ProcessEnded(@Means(NUMBER) int exitCode) implements Link {}

  /**
   * The goroutine is in a run queue, {@code P2.runq} or {@code sched.runq}, behind {@code position}
   * others.
   */
  public record InQueue(
      @Means(GOROUTINE) int g, String queue, @Means(COUNT) int position, @Means(TIME) long sinceNs)
      implements Link {}

  /** The goroutine is in a processor's runnext. */
  public record RunsNext(@Means(GOROUTINE) int g, @Means(PROCESSOR) int p) implements Link {}

  /** Goroutines are ahead in the queue; of many only the nearest to its head are named. */
  public record Behind(@Means(COUNT) int count, List<@Means(GOROUTINE) Integer> gs)
      implements Link {
    public Behind {
      gs = List.copyOf(gs);
    }
  }

  /** The processor is at work for another goroutine. */
  public record ProcessorHeldBy(
      @Means(PROCESSOR) int p,
      @Means(MACHINE) int m,
      @Means(GOROUTINE) int g,
      @Means(TIME) long sinceNs)
      implements Link {}

  /** The running goroutine was asked to stop, and has not yet. */
  public record PreemptionRequested(@Means(GOROUTINE) int g) implements Link {}

  /** The processor's machine is choosing what to run. */
  public record Choosing(@Means(PROCESSOR) int p, @Means(MACHINE) int m) implements Link {}

  /** A machine is waking up for the processor. */
  public record MachineComing(@Means(PROCESSOR) int p, @Means(MACHINE) int m) implements Link {}

  /** The processor waits for a machine that is in a system call, until somebody takes it away. */
  public record ProcessorInSyscall(
      @Means(PROCESSOR) int p, @Means(MACHINE) int m, @Means(GOROUTINE) int g) implements Link {}

  /** All processors are at work: how many there are. */
  public record NoProcessor(@Means(COUNT) int gomaxprocs) implements Link {}

  /** Some processors are idle; the machine, if any, is looking for work and will take one. */
  public record IdleProcessors(
      @Means(COUNT) int count, @Nullable @Means(MACHINE) Integer lookedForBy) implements Link {}

  /** The goroutine waits; the reason is Go's own word, the handle that of the object, or 0. */
  public record WaitsFor(
      @Means(GOROUTINE) int g,
      @Means(WAIT_REASON) String reason,
      @Means(OBJECT) int handle,
      @Means(TIME) long sinceNs)
      implements Link {}

  /** The goroutine's place among those that wait for the same thing. */
  public record InWaitQueue(@Means(COUNT) int position) implements Link {}

  /** The goroutine that has what this one waits for. */
  public record HeldBy(@Means(OBJECT) int handle, @Means(GOROUTINE) int g) implements Link {}

  /** What could end the waiting: a send, a close, an unlock. */
  public record CouldBeWokenBy(Waker what, @Means(OBJECT) int handle) implements Link {}

  /** Nobody can end the goroutine's waiting. */
  public record NobodyCanWake(@Means(GOROUTINE) int g) implements Link {}

  /** The timer that wakes the goroutine, and the processor that keeps it. */
  public record SleepsUntil(@Means(TIME) long timeNs, @Nullable @Means(PROCESSOR) Integer p)
      implements Link {}

  /** The goroutine is in a system call, until then if that is known. */
  public record InSyscall(
      @Means(GOROUTINE) int g, @Means(MACHINE) int m, @Nullable @Means(TIME) Long untilNs)
      implements Link {}

  /** The world stands, or is about to: {@code stopwait} processors have still to stop. */
  public record StoppedWorld(@Means(COUNT) int stopwait) implements Link {}

  /** The goroutine is locked to this machine and runs on no other. */
  public record LockedTo(@Means(GOROUTINE) int g, @Means(MACHINE) int m) implements Link {}

  /** The thread of the goroutine's machine waits for a core. */
  public record WaitsForCore(@Means(MACHINE) int m) implements Link {}

  /** The kernel has frozen the thread: the quota is used up until then, if that is known. */
  public record Throttled(@Means(MACHINE) int m, @Nullable @Means(TIME) Long untilNs)
      implements Link {}
}
