package gopark.runtime.state;

import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * Why a goroutine does not run, or why it does: a chain from the goroutine to what it comes down
 * to. Each link is a code with arguments, for any language; {@link WhyEnglish} has the sentences of
 * one.
 *
 * @param goid the goroutine asked about
 * @param links the nearest reason first
 */
public record Why(int goid, List<Link> links) {
  public Why {
    links = List.copyOf(links);
  }

  /** Whether it does run. */
  public boolean runs() {
    return !links.isEmpty() && links.getFirst() instanceof Running;
  }

  /** One reason; its arguments are its components. */
  public sealed interface Link {
    /** What a translation goes by: the name of the record. */
    default String code() {
      return getClass().getSimpleName();
    }
  }

  /** It runs, on this machine with this processor. */
  public record Running(int goid, int m, @Nullable Integer p, long sinceNs) implements Link {}

  /** There has never been such a goroutine. */
  public record NeverStarted(int goid) implements Link {}

  /** It has ended. */
  public record Dead(int goid, long sinceNs) implements Link {}

  /** The whole process has. */
  public record ProcessEnded(int exitCode) implements Link {}

  /** It is in a run queue, {@code P2.runq} or {@code sched.runq}, behind so many. */
  public record InQueue(int goid, String queue, int position, long sinceNs) implements Link {}

  /** It is in the slot of who runs next. */
  public record RunsNext(int goid, int p) implements Link {}

  /** These are ahead of it; of many only the nearest to the head are named. */
  public record Behind(int count, List<Integer> goids) implements Link {
    public Behind {
      goids = List.copyOf(goids);
    }
  }

  /** The processor is at work for another goroutine. */
  public record ProcessorHeldBy(int p, int m, int goid, long sinceNs) implements Link {}

  /** The other was asked to stop, and has not yet. */
  public record PreemptionRequested(int goid) implements Link {}

  /** The processor's machine is choosing what to run. */
  public record Choosing(int p, int m) implements Link {}

  /** A machine is waking up for the processor. */
  public record MachineComing(int p, int m) implements Link {}

  /** The processor waits for a machine that is in a system call, until somebody takes it away. */
  public record ProcessorInSyscall(int p, int m, int goid) implements Link {}

  /** All processors are at work: how many there are. */
  public record NoProcessor(int gomaxprocs) implements Link {}

  /** These processors are idle; the machine, if any, is looking for work and will come by. */
  public record IdleProcessors(int count, @Nullable Integer lookedForBy) implements Link {}

  /** It waits; the reason is Go's own word, the handle that of the object, or 0. */
  public record WaitsFor(int goid, String reason, int handle, long sinceNs) implements Link {}

  /** So many wait before it for the same thing. */
  public record InWaitQueue(int position) implements Link {}

  /** Who has what it waits for. */
  public record HeldBy(int handle, int goid) implements Link {}

  /** Who or what could end its waiting: a send, a close, an unlock. */
  public record CouldBeWokenBy(Waker what, int handle) implements Link {}

  /** Nobody can end its waiting. */
  public record NobodyCanWake(int goid) implements Link {}

  /** Its timer; which processor keeps it. */
  public record SleepsUntil(long timeNs, @Nullable Integer p) implements Link {}

  /** It is in a system call, until then if that is known. */
  public record InSyscall(int goid, int m, @Nullable Long untilNs) implements Link {}

  /** The world stands, or is about to: so many processors have still to stop. */
  public record StoppedWorld(int stopwait) implements Link {}

  /** It can only run on this machine. */
  public record LockedTo(int goid, int m) implements Link {}

  /** Its machine's thread waits for a core. */
  public record WaitsForCore(int m) implements Link {}

  /** The kernel has frozen the thread: the quota is used up until then, if that is known. */
  public record Throttled(int m, @Nullable Long untilNs) implements Link {}
}
