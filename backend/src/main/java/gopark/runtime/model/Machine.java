package gopark.runtime.model;

import gopark.program.Copies;
import gopark.runtime.event.Checks;
import gopark.runtime.state.MachineState;
import gopark.simulation.SimulatorBug;
import org.jspecify.annotations.Nullable;

/** A thread of the process: the actor of the simulation. In Go: runtime2.go, type m. */
public final class Machine {

  /** What a machine does when it is next due. */
  public enum Phase {
    /** The goroutine's code continues. */
    RUN,
    /** The top of schedule. */
    SCHEDULE,
    /** One of the four rounds of stealing. */
    STEAL,
    /** The nap before stealing a runnext is over. */
    NAP,
    /** The processor is about to be given up. */
    RELEASE,
    /** Queues and poller are looked at once more, without a processor. */
    RECHECK,
    /** epoll_wait returns. */
    POLL,
    /** The machine was just made or woken. */
    START,
    /** The machine's system call is over. */
    SYSCALL,
    /** Processors that have not stopped are asked again. */
    STOP_THE_WORLD,
    /** The machine waits until every processor has reached a safe point. */
    SAFE_POINTS,
    /** The machine marks for the collector. */
    MARK,
    /** The monitor thread, sysmon. */
    SYSMON,
    /** The machine sleeps on its note. */
    PARKED,
    /** The machine sleeps until its locked goroutine may run. */
    PARKED_LOCKED,
    EXITED;

    private static final Phase[] ALL = values();
  }

  /** The machine's id, which is the number of its thread too. */
  public final int id;

  /** The number of the phase: a reference would cost a barrier of the collector in every step. */
  private byte phase = (byte) Phase.START.ordinal();

  public @Nullable Goroutine curg;
  public @Nullable Processor p;

  /** The processor that the machine will have when it wakes. */
  public @Nullable Processor nextp;

  /** The processor that the machine had before its system call. */
  public @Nullable Processor oldp;

  public @Nullable Goroutine lockedg;
  public boolean spinning;

  /** Whether the machine sleeps on its note. */
  public boolean blocked;

  public int lockedExt;
  public int lockedInt;
  public int locks;
  public int syscalltick;
  public boolean signalPending;
  public int preemptGen;

  /** The next idle machine. */
  public @Nullable Machine schedlink;

  /** By how many ns the machine's next appointment is put off, for work it did on the side. */
  public long charge;

  /** What the machine's search has met so far: {@link Checks}. */
  public long checks;

  /** The round of stealing that the machine has come to, from 0. */
  public int stealRound;

  public int stealPosition;
  public int stealStep;
  public int stealVisited;

  /** The goroutine in a victim's runnext before whose taking the machine naps. */
  public @Nullable Goroutine napTarget;

  /** Whether a timer ran while the machine looked for work. */
  public boolean ranTimer;

  /** When the earliest timer is due that the machine saw as it gave up its processor; 0: none. */
  public long pollUntil;

  /** Whether the machine was spinning before it gave up its processor or slept in the poller. */
  public boolean wasSpinning;

  /** How many goroutines the machine's search took, and of how many: {@link Checks}. */
  public long amount;

  /** The rule of the article that the machine's search followed; 0: none. */
  public int rule;

  /** When the machine began what it does now. */
  public long since;

  public Machine(int id) {
    this.id = id;
  }

  public MachineState state() {
    return switch (phase()) {
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

  public Phase phase() {
    return Phase.ALL[phase];
  }

  public boolean is(Phase asked) {
    return phase == asked.ordinal();
  }

  public void enter(Phase next) {
    phase = (byte) next.ordinal();
  }

  public Processor processor() {
    Processor held = p;
    if (held == null) {
      throw new SimulatorBug(this + " has no processor");
    }
    return held;
  }

  public Goroutine current() {
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
  public Machine copyOfItself() {
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

  /** Copies the references to other parts, all of which are known by now. */
  public void copyLinksFrom(Machine original, Copies copies) {
    curg = Links.knownOrNull(copies, original.curg);
    p = Links.knownOrNull(copies, original.p);
    nextp = Links.knownOrNull(copies, original.nextp);
    oldp = Links.knownOrNull(copies, original.oldp);
    lockedg = Links.knownOrNull(copies, original.lockedg);
    schedlink = Links.knownOrNull(copies, original.schedlink);
    napTarget = Links.knownOrNull(copies, original.napTarget);
  }
}
