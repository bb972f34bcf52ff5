package gopark.runtime.event;

import java.util.ArrayList;
import java.util.List;

/** What a search looked at, in order, and what it met there, three bits a check. */
public final class Checks {

  /** What findRunnable looks at. Their order here is no release's order of search. */
  public enum Check {
    GC_WAITING("sched.gcwaiting"),
    SAFE_POINT("pp.runSafePointFn"),
    OWN_TIMERS("pp.timers.check"),
    TRACE_READER("traceReader"),
    GC_WORKER("gcController.findRunnableGCWorker"),
    GLOBAL_TICK("schedtick%61"),
    FINALIZERS("wakefing"),
    LOCAL("runqget"),
    GLOBAL("globrunqgetbatch"),
    NETPOLL("netpoll(0)"),
    MAY_SPIN("2*nmspinning < gomaxprocs-npidle"),
    STEAL("stealWork"),
    IDLE_GC_WORKER("gcBgMarkWorkerPool"),
    GLOBAL_AGAIN("globrunqgetbatch"),
    RELEASE_P("pidleput"),
    RECHECK_RUNQS("checkRunqsNoP"),
    RECHECK_TIMERS("checkTimersNoP"),
    BLOCKING_NETPOLL("netpoll(delay)");

    private static final Check[] ALL = values();

    private final String expression;

    Check(String expression) {
      this.expression = expression;
    }

    /** The check's expression in the runtime's source, or nearly. */
    public String expression() {
      return expression;
    }
  }

  /** What came of a check. */
  public enum Result {
    NOT_REACHED,
    /** The conditions for looking there did not hold. */
    SKIPPED,
    /** The search looked there and found nothing. */
    EMPTY,
    /** The search found what to run there, or a reason to begin anew. */
    FOUND;

    private static final Result[] ALL = values();
  }

  /** One line of the checklist. */
  public record Entry(Check check, Result result) {}

  /** Room for 21 checks in a long. */
  private static final int BITS = 3;

  private static final long MASK = (1 << BITS) - 1;

  private Checks() {}

  public static long with(long checks, Check check, Result result) {
    int shift = check.ordinal() * BITS;
    return (checks & ~(MASK << shift)) | ((long) result.ordinal() << shift);
  }

  public static Result resultOf(long checks, Check check) {
    return Result.ALL[(int) ((checks >>> (check.ordinal() * BITS)) & MASK)];
  }

  /** The checks that were reached, in the given order of search. */
  public static List<Entry> list(long checks, List<Check> order) {
    List<Entry> entries = new ArrayList<>();
    for (Check check : order) {
      Result result = resultOf(checks, check);
      if (result != Result.NOT_REACHED) {
        entries.add(new Entry(check, result));
      }
    }
    return List.copyOf(entries);
  }

  /** The third number of FIND_RUNNABLE: how many were taken of how many that stood there. */
  public static long amount(int taken, int stood) {
    return (long) stood << 32 | taken;
  }

  static int taken(long amount) {
    return (int) amount;
  }

  static int stood(long amount) {
    return (int) (amount >>> 32);
  }

  /** All checks, in the order of the newest release. */
  public static List<Check> newestOrder() {
    return List.of(Check.ALL);
  }
}
