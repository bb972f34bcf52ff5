package gopark.runtime;

import gopark.program.Copies;
import gopark.runtime.event.Checks;
import gopark.runtime.state.MachineState;
import org.jspecify.annotations.Nullable;

/** A thread of the process: the actor of the simulation. In Go: runtime2.go, type m. */
final class Machine {

  /** What a machine does when it is next due. */
  enum Phase {
    /** It goes on with its goroutine's code. */
    RUN,
    /** It is at the top of schedule. */
    SCHEDULE,
    /** It makes one of the four rounds of stealing. */
    STEAL,
    /** Its nap before taking somebody's runnext is over. */
    NAP,
    /** It is about to give up its processor. */
    RELEASE,
    /** It looks once more, without a processor. */
    RECHECK,
    /** It comes back from epoll_wait. */
    POLL,
    /** It has just been made or woken. */
    START,
    /** Its system call is over. */
    SYSCALL,
    /** It asks again those who have not stopped for it. */
    STOP_THE_WORLD,
    /** It waits until all processors have come to a safe point. */
    SAFE_POINTS,
    /** It marks for the collector. */
    MARK,
    /** It is sysmon. */
    SYSMON,
    /** It sleeps on its note. */
    PARKED,
    /** It sleeps until its locked goroutine may run. */
    PARKED_LOCKED,
    EXITED
  }

  /** Also the number of its thread. */
  final int id;

  Phase phase = Phase.START;
  @Nullable Goroutine curg;
  @Nullable Processor p;

  /** The processor it will have when it wakes. */
  @Nullable Processor nextp;

  /** The processor it had before its system call. */
  @Nullable Processor oldp;

  @Nullable Goroutine lockedg;
  boolean spinning;

  /** It sleeps on its note. */
  boolean blocked;

  int lockedExt;
  int lockedInt;
  int locks;
  int syscalltick;
  boolean signalPending;
  int preemptGen;

  /** The next idle machine. */
  @Nullable Machine schedlink;

  /** What its next appointment is put off by, for work it did on the side. */
  long charge;

  /** What its search has met so far: {@link Checks}. */
  long checks;

  /** How far its round of stealing has come. */
  int stealRound;

  int stealPosition;
  int stealStep;
  int stealVisited;

  /** The runnext that it naps before taking. */
  @Nullable Goroutine napTarget;

  /** Whether a timer ran while it looked for work. */
  boolean ranTimer;

  /** The earliest timer it saw when it gave up its processor; 0: none. */
  long pollUntil;

  /** Whether it was spinning before it gave up its processor or slept in the poller. */
  boolean wasSpinning;

  /** How many its search took, and of how many: {@link Checks}. */
  long amount;

  /** The rule of the article that its search followed, 0 if none. */
  int rule;

  /** When it began what it does now. */
  long since;

  Machine(int id) {
    this.id = id;
  }

  MachineState state() {
    return switch (phase) {
      case RUN, SAFE_POINTS, MARK -> MachineState.RUNNING;
      case SCHEDULE, RELEASE, RECHECK -> spinning ? MachineState.SPINNING : MachineState.SCHEDULING;
      case STEAL, NAP -> MachineState.SPINNING;
      case POLL -> MachineState.POLLING;
      case START -> MachineState.STARTING;
      case SYSCALL -> MachineState.SYSCALL;
      case STOP_THE_WORLD -> MachineState.STOPPING_THE_WORLD;
      case SYSMON -> MachineState.SYSMON;
      case PARKED -> MachineState.PARKED;
      case PARKED_LOCKED -> MachineState.PARKED_LOCKED;
      case EXITED -> MachineState.EXITED;
    };
  }

  Processor processor() {
    Processor held = p;
    if (held == null) {
      throw new SimulatorBug(this + " has no processor");
    }
    return held;
  }

  Goroutine current() {
    Goroutine g = curg;
    if (g == null) {
      throw new SimulatorBug(this + " runs no goroutine");
    }
    return g;
  }

  @Override
  public String toString() {
    return "M" + id;
  }

  /** Everything but what points to others. */
  Machine copyOfItself() {
    Machine copy = new Machine(id);
    copy.phase = phase;
    copy.spinning = spinning;
    copy.blocked = blocked;
    copy.lockedExt = lockedExt;
    copy.lockedInt = lockedInt;
    copy.locks = locks;
    copy.syscalltick = syscalltick;
    copy.signalPending = signalPending;
    copy.preemptGen = preemptGen;
    copy.charge = charge;
    copy.checks = checks;
    copy.stealRound = stealRound;
    copy.stealPosition = stealPosition;
    copy.stealStep = stealStep;
    copy.stealVisited = stealVisited;
    copy.ranTimer = ranTimer;
    copy.pollUntil = pollUntil;
    copy.wasSpinning = wasSpinning;
    copy.amount = amount;
    copy.rule = rule;
    copy.since = since;
    return copy;
  }

  /** What points to others, who are all known by now. */
  void copyLinksFrom(Machine original, Copies copies) {
    curg = RuntimeCopy.knownOrNull(copies, original.curg);
    p = RuntimeCopy.knownOrNull(copies, original.p);
    nextp = RuntimeCopy.knownOrNull(copies, original.nextp);
    oldp = RuntimeCopy.knownOrNull(copies, original.oldp);
    lockedg = RuntimeCopy.knownOrNull(copies, original.lockedg);
    schedlink = RuntimeCopy.knownOrNull(copies, original.schedlink);
    napTarget = RuntimeCopy.knownOrNull(copies, original.napTarget);
  }
}
