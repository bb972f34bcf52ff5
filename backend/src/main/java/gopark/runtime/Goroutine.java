package gopark.runtime;

import gopark.program.Copies;
import gopark.program.Frame;
import gopark.program.Operation;
import gopark.program.OperationCopies;
import gopark.program.Outcome;
import gopark.program.Program;
import gopark.runtime.state.GoroutineStatus;
import gopark.runtime.state.WaitReason;
import java.util.ArrayDeque;
import org.jspecify.annotations.Nullable;

/**
 * A goroutine. Kept small, since there may be a million; what few have is in {@link Rare}. In Go:
 * runtime2.go, type g.
 */
final class Goroutine {
  static final int STARTING_STACK = 2048;

  /** Its place in allgs, which it keeps when it is used again under another id. */
  final int slot;

  int goid;
  int parentGoid;
  GoroutineStatus status = GoroutineStatus.IDLE;
  WaitReason waitReason = WaitReason.NONE;

  /** What it waits for, as a handle, or 0. */
  int waitHandle;

  @Nullable Machine m;

  /** The next in whatever list it is in. */
  @Nullable Goroutine schedlink;

  /** Its places in the wait queues of channels or semaphores. */
  @Nullable Waiter waiting;

  @Nullable Program program;

  /** The call that created it, for the text of a fatal error; null if that is not known. */
  @Nullable Frame createdBy;

  /** The operation it is in the middle of, or null. */
  @Nullable Operation operation;

  /** How far it has come in it; each operation counts in its own way. */
  int progress;

  /** What the operation gave: a value, or the text of a panic. */
  @Nullable Object value;

  long number;

  /** User code still to run of a Compute that was cut short. */
  long computeLeft;

  /** When its status changed last. */
  long since;

  /** How long it has run in all. */
  long ran;

  boolean ok;
  boolean panics;
  boolean preempt;
  boolean preemptStop;
  boolean system;
  boolean selectDone;

  /** Whether its program looks for races; it either always does or never. */
  boolean seeksRaces;

  /** How often its stack has doubled. */
  byte stackDoublings;

  @Nullable Rare rare;

  Goroutine(int slot) {
    this.slot = slot;
  }

  /** What most goroutines never have. */
  static final class Rare {
    @Nullable Machine lockedm;
    @Nullable Timer sleepTimer;
    long assistDebt;

    /** How deep its calls last went, in bytes of its stack. */
    long usedStack;

    long waitSince;

    /** Its own operation, which an order came between; null if none. */
    @Nullable Operation interrupted;

    /** What was left of that, if it was a Compute. */
    long interruptedLeft;

    /** What its program has not heard yet, while an order is carried out; null if none is. */
    @Nullable Outcome kept;

    /** What a learner ordered, to be done when it next runs. */
    final ArrayDeque<Operation> orders = new ArrayDeque<>();

    /** An order's outcome shall not be taken for that of the program's own operation. */
    void keepOutcome(Goroutine g) {
      if (kept != null) {
        return;
      }
      Outcome outcome = new Outcome();
      outcome.value = g.panics ? null : g.value;
      outcome.panic = g.panics ? (String) g.value : null;
      outcome.number = g.number;
      outcome.ok = g.ok;
      g.panics = false;
      kept = outcome;
    }

    void giveBackOutcome(Goroutine g) {
      Outcome outcome = kept;
      if (outcome == null) {
        return;
      }
      kept = null;
      g.panics = outcome.panic != null;
      g.value = g.panics ? outcome.panic : outcome.value;
      g.number = outcome.number;
      g.ok = outcome.ok;
    }

    void copyFrom(Rare original, Copies copies) {
      lockedm = RuntimeCopy.knownOrNull(copies, original.lockedm);
      Timer timer = original.sleepTimer;
      sleepTimer = timer == null ? null : RuntimeCopy.timer(copies, timer);
      assistDebt = original.assistDebt;
      usedStack = original.usedStack;
      waitSince = original.waitSince;
      interrupted = RuntimeCopy.operation(copies, original.interrupted);
      interruptedLeft = original.interruptedLeft;
      Outcome heldBack = original.kept;
      kept = heldBack == null ? null : RuntimeCopy.outcome(copies, heldBack);
      for (Operation order : original.orders) {
        orders.add(OperationCopies.copyOf(copies, order));
      }
    }
  }

  int stackBytes() {
    return STARTING_STACK << stackDoublings;
  }

  Rare rare() {
    Rare known = rare;
    if (known == null) {
      known = new Rare();
      rare = known;
    }
    return known;
  }

  @Nullable Machine lockedm() {
    return rare == null ? null : rare.lockedm;
  }

  boolean hasOrders() {
    return rare != null && !rare.orders.isEmpty();
  }

  /** In Go: casgstatus. */
  void become(GoroutineStatus next, long now) {
    if (!status.mayBecome(next)) {
      throw new SimulatorBug(
          "G" + goid + " cannot go from " + status.goName() + " to " + next.goName());
    }
    if (status == GoroutineStatus.RUNNING) {
      ran += now - since;
    }
    status = next;
    since = now;
  }

  /** The operation is over, with nothing to tell. */
  void finish() {
    operation = null;
    progress = 0;
  }

  /** The operation is over and gave a number. */
  void finish(long result) {
    finish();
    number = result;
    value = null;
    ok = true;
  }

  void finish(@Nullable Object result, boolean good) {
    finish();
    value = result;
    ok = good;
  }

  /** The operation is over with a panic. */
  void finishWithPanic(String text) {
    finish();
    value = text;
    panics = true;
  }

  boolean is(GoroutineStatus other) {
    return status == other;
  }

  /** Everything but what points to others, which {@link RuntimeCopy} sets. */
  Goroutine copyOfItself(Copies copies) {
    Goroutine copy = new Goroutine(slot);
    copy.goid = goid;
    copy.parentGoid = parentGoid;
    copy.status = status;
    copy.waitReason = waitReason;
    copy.waitHandle = waitHandle;
    copy.program = program == null ? null : copies.of(program, p -> p.copy(copies));
    copy.createdBy = createdBy;
    copy.operation = RuntimeCopy.operation(copies, operation);
    copy.progress = progress;
    copy.value = copies.value(value);
    copy.number = number;
    copy.computeLeft = computeLeft;
    copy.since = since;
    copy.ran = ran;
    copy.stackDoublings = stackDoublings;
    copy.ok = ok;
    copy.panics = panics;
    copy.preempt = preempt;
    copy.preemptStop = preemptStop;
    copy.system = system;
    copy.selectDone = selectDone;
    copy.seeksRaces = seeksRaces;
    return copy;
  }

  /** What points to others, who are all known by now. */
  void copyLinksFrom(Goroutine original, Copies copies) {
    m = RuntimeCopy.knownOrNull(copies, original.m);
    schedlink = RuntimeCopy.knownOrNull(copies, original.schedlink);
    waiting = RuntimeCopy.knownOrNull(copies, original.waiting);
    Rare other = original.rare;
    if (other != null) {
      rare().copyFrom(other, copies);
    }
  }

  @Override
  public String toString() {
    return "G" + goid;
  }
}
