package gopark.runtime.model;

import gopark.program.Copies;
import gopark.program.Frame;
import gopark.program.Operation;
import gopark.program.OperationCopies;
import gopark.program.Outcome;
import gopark.program.Program;
import gopark.program.RuntimePanic;
import gopark.runtime.state.GoroutineStatus;
import gopark.runtime.state.WaitReason;
import gopark.simulation.SimulatorBug;
import java.util.ArrayDeque;
import org.jspecify.annotations.Nullable;

/**
 * A goroutine. Kept small, since there may be a million; what few have is in {@link Rare}. In Go:
 * runtime2.go, type g.
 */
public final class Goroutine {
  /** The id of the main goroutine. */
  public static final int MAIN = 1;

  /** The last machine of a goroutine that has run on none yet. */
  public static final int NOWHERE = -1;

  public static final int STARTING_STACK = 2048;

  /** The goroutine's index in allgs, which it keeps when it is used again under another id. */
  public final int slot;

  public int goid;
  public int parentGoid;

  /** The number of the status: a reference would cost a barrier of the collector at each change. */
  private byte status = (byte) GoroutineStatus.IDLE.ordinal();

  /** The number of the reason to wait: a reference would cost a barrier of the collector too. */
  private byte waitReason = (byte) WaitReason.NONE.ordinal();

  /** The handle of what the goroutine waits for; 0: none. */
  public int waitHandle;

  public @Nullable Machine m;

  /** The number of the machine that the goroutine ran on last. */
  public int lastM = NOWHERE;

  /** The next goroutine in the list that this one is in. */
  public @Nullable Goroutine schedlink;

  /** The goroutine's entries in the wait queues of channels or semaphores. */
  public @Nullable Waiter waiting;

  public @Nullable Program program;

  /** The call that created the goroutine, for the text of a fatal error; null if not known. */
  public @Nullable Frame createdBy;

  /** The operation that the goroutine is in the middle of, or null. */
  public @Nullable Operation operation;

  /** How far the goroutine has come in its operation; each operation counts in its own way. */
  public int progress;

  /** What the operation gave: a value, or a {@link RuntimePanic}. */
  public @Nullable Object value;

  public long number;

  /** User code still to run of a Compute that was cut short. */
  public long computeLeft;

  /** When the goroutine's status changed last. */
  public long since;

  /** How long the goroutine has run in all, in ns. */
  public long ran;

  public boolean ok;
  public boolean preempt;
  public boolean preemptStop;
  public boolean system;
  public boolean selectDone;

  /** Whether the goroutine's program looks for races; a program always does or never. */
  public boolean seeksRaces;

  /** How often the goroutine's stack has doubled. */
  public byte stackDoublings;

  public @Nullable Rare rare;

  public Goroutine(int slot) {
    this.slot = slot;
  }

  /** What most goroutines never have. */
  public static final class Rare {
    public @Nullable Machine lockedm;
    public @Nullable Timer sleepTimer;
    public long assistDebt;

    /** How deep the goroutine's calls last went, in bytes of its stack. */
    public long usedStack;

    /**
     * A moment before which a collection has seen it wait; 0 if none has since it last ran. In Go:
     * waitsince.
     */
    public long waitSince;

    /** The program's own operation, which an order interrupted; null if none. */
    public @Nullable Operation interrupted;

    /** What was left of the interrupted operation, if it was a Compute. */
    public long interruptedLeft;

    /**
     * What the goroutine's program has not heard yet, while an order is carried out; null if none
     * is.
     */
    @Nullable Outcome kept;

    /** What a learner ordered, to be done when the goroutine next runs. */
    public final ArrayDeque<Operation> orders = new ArrayDeque<>();

    /** An order's outcome shall not be taken for that of the program's own operation. */
    public void keepOutcome(Goroutine g) {
      if (kept != null) {
        return;
      }
      Outcome outcome = new Outcome();
      g.tell(outcome);
      kept = outcome;
    }

    public void giveBackOutcome(Goroutine g) {
      Outcome outcome = kept;
      if (outcome == null) {
        return;
      }
      kept = null;
      g.value = outcome.panic != null ? outcome.panic : outcome.value;
      g.number = outcome.number;
      g.ok = outcome.ok;
    }

    void copyFrom(Rare original, Copies copies) {
      lockedm = Links.knownOrNull(copies, original.lockedm);
      Timer timer = original.sleepTimer;
      sleepTimer = timer == null ? null : Links.timer(copies, timer);
      assistDebt = original.assistDebt;
      usedStack = original.usedStack;
      waitSince = original.waitSince;
      interrupted = Links.operation(copies, original.interrupted);
      interruptedLeft = original.interruptedLeft;
      Outcome heldBack = original.kept;
      kept = heldBack == null ? null : Links.outcome(copies, heldBack);
      for (Operation order : original.orders) {
        orders.add(OperationCopies.copyOf(copies, order));
      }
    }
  }

  /** The goroutine runs again, so that no collection has seen it wait. */
  public void waitsNoLonger() {
    if (rare != null) {
      rare.waitSince = 0;
    }
  }

  public int stackBytes() {
    return STARTING_STACK << stackDoublings;
  }

  public Rare rare() {
    Rare known = rare;
    if (known == null) {
      known = new Rare();
      rare = known;
    }
    return known;
  }

  /** The machine of a goroutine that runs or is in a system call. */
  public Machine machine() {
    Machine running = m;
    if (running == null) {
      throw new SimulatorBug(this + " runs nowhere");
    }
    return running;
  }

  public @Nullable Machine lockedm() {
    return rare == null ? null : rare.lockedm;
  }

  public boolean hasOrders() {
    return rare != null && !rare.orders.isEmpty();
  }

  /** Changes the status; throws if Go has no such transition. In Go: casgstatus. */
  public void become(GoroutineStatus next, long now) {
    if (!next.mayFollow(status)) {
      throw new SimulatorBug(
          "G" + goid + " cannot go from " + status().text() + " to " + next.text());
    }
    if (is(GoroutineStatus.RUNNING)) {
      ran += now - since;
    }
    setStatus(next);
    since = now;
  }

  /** The operation is over, with nothing to tell. */
  public void finish() {
    operation = null;
    progress = 0;
  }

  /** The operation is over and gave a number. */
  public void finish(long result) {
    finish();
    number = result;
    value = null;
    ok = true;
  }

  public void finish(@Nullable Object result, boolean good) {
    finish();
    value = result;
    ok = good;
  }

  /** The operation is over with a panic. */
  public void finishWithPanic(RuntimePanic panic) {
    finish();
    value = panic;
  }

  /** What the operation gave goes into an outcome, and is told only once. */
  public void tell(Outcome outcome) {
    boolean panics = value instanceof RuntimePanic;
    outcome.panic = panics ? (RuntimePanic) value : null;
    outcome.value = panics ? null : value;
    outcome.number = number;
    outcome.ok = ok;
    value = null;
  }

  public GoroutineStatus status() {
    return GoroutineStatus.at(status);
  }

  /** Sets the status, whatever it was and whether or not Go has such a transition. */
  public void setStatus(GoroutineStatus next) {
    status = (byte) next.ordinal();
  }

  public boolean is(GoroutineStatus other) {
    return status == other.ordinal();
  }

  public WaitReason waitReason() {
    return WaitReason.of(waitReason);
  }

  public void setWaitReason(WaitReason reason) {
    waitReason = (byte) reason.ordinal();
  }

  /** Everything but what points to others, which {@link #copyLinksFrom} sets. */
  public Goroutine copyOfItself(Copies copies) {
    Goroutine copy = new Goroutine(slot);
    copy.goid = goid;
    copy.parentGoid = parentGoid;
    copy.status = status;
    copy.waitReason = waitReason;
    copy.waitHandle = waitHandle;
    copy.lastM = lastM;
    copy.program = program == null ? null : copies.of(program, p -> p.copy(copies));
    copy.createdBy = createdBy;
    copy.operation = Links.operation(copies, operation);
    copy.progress = progress;
    copy.value = copies.value(value);
    copy.number = number;
    copy.computeLeft = computeLeft;
    copy.since = since;
    copy.ran = ran;
    copy.stackDoublings = stackDoublings;
    copy.ok = ok;
    copy.preempt = preempt;
    copy.preemptStop = preemptStop;
    copy.system = system;
    copy.selectDone = selectDone;
    copy.seeksRaces = seeksRaces;
    return copy;
  }

  /** Copies the references to other parts, all of which are known by now. */
  public void copyLinksFrom(Goroutine original, Copies copies) {
    m = Links.knownOrNull(copies, original.m);
    schedlink = Links.knownOrNull(copies, original.schedlink);
    waiting = Links.knownOrNull(copies, original.waiting);
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
