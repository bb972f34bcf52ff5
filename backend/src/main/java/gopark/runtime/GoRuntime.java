package gopark.runtime;

import gopark.command.Answer;
import gopark.command.RuntimeCommand;
import gopark.os.Kernel;
import gopark.program.Call;
import gopark.program.Program;
import gopark.program.ProgramRaces;
import gopark.program.Race;
import gopark.program.SourceLine;
import gopark.runtime.config.RuntimeConfig;
import gopark.runtime.event.EventSink;
import gopark.runtime.model.Goroutine;
import gopark.runtime.model.Sched;
import gopark.runtime.port.KernelEvents;
import gopark.runtime.release.Rules;
import gopark.runtime.state.ChannelContents;
import gopark.runtime.state.Creation;
import gopark.runtime.state.Ending;
import gopark.runtime.state.GoroutineState;
import gopark.runtime.state.GoroutineStatus;
import gopark.runtime.state.RuntimeSnapshot;
import gopark.runtime.state.Why;
import gopark.runtime.view.ChannelViews;
import gopark.runtime.view.RuntimeInvariants;
import gopark.runtime.view.Snapshots;
import gopark.runtime.view.StateDigest;
import gopark.runtime.view.Weight;
import gopark.runtime.view.WhyNotRunning;
import gopark.simulation.Agenda;
import gopark.simulation.SeededRandom;
import gopark.simulation.WorkMeter;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * One simulated process of Go. It does nothing of its own accord: each call of {@link #step}
 * handles one appointment and tells the sink what happened. It calls nobody else back.
 */
public final class GoRuntime {
  private final Core core;
  private final Steps steps;

  /** A process about to start: not even main's goroutine has run. */
  public GoRuntime(RuntimeConfig config, Program main, EventSink events) {
    this(config, main, events, WorkMeter.unlimited());
  }

  /**
   * A process about to start, on a computer that is lent slice by slice.
   *
   * @param work counts what the steps and the copies of this process take
   */
  public GoRuntime(RuntimeConfig config, Program main, EventSink events, WorkMeter work) {
    Agenda agenda = new Agenda();
    core =
        new Core(
            config,
            agenda,
            new Kernel(agenda, config.cores(), config.costs().kernel()),
            new SeededRandom(config.seed()),
            events,
            work);
    steps = new Steps(core);
    listen();
    events.step(0, 0);
    core.bootstrap.begin(main);
  }

  private GoRuntime(Core core) {
    this.core = core;
    steps = new Steps(core);
    listen();
  }

  private void listen() {
    core.kernel.setListener(new KernelEvents(core.sched, core.tracer));
  }

  /** Lets the runtime start until main stands at its first line; all of it is step 0. */
  public void boot() {
    steps.boot();
  }

  /** Handles one appointment. False if the process has ended or nothing is left to happen. */
  public boolean step() {
    return steps.step();
  }

  /** Steps until the process ends, nothing is left to happen, or the budget is used up. */
  public Budget.Stop run(Budget budget) {
    return steps.run(budget);
  }

  /** Does at once what a learner orders, or refuses it and changes nothing. */
  public Answer apply(RuntimeCommand command) {
    return core.commands.apply(command);
  }

  /** Virtual nanoseconds since the process began. */
  public long now() {
    return core.clock.now();
  }

  public long steps() {
    return core.clock.steps();
  }

  /** When the next step happens; Agenda.NEVER if none will. */
  public long nextTime() {
    return !core.endings.ended() ? core.agenda.firstTime() : Agenda.NEVER;
  }

  /**
   * Whether nobody but sysmon has anything to do ever again, until somebody interferes: all wait
   * for orders, or for each other beside somebody who does.
   */
  public boolean isAtRest() {
    return steps.isAtRest();
  }

  /** The races for data found so far, if the program looks for them; the first of very many. */
  public List<Race> races() {
    for (Goroutine g : core.sched.allgs) {
      core.work.spend(Sched.LOOK_WORK);
      if (g.program instanceof ProgramRaces races && races.happensBefore() != null) {
        return races.races();
      }
    }
    return List.of();
  }

  /** How the process ended, or null while it lives. */
  public @Nullable Ending ending() {
    return core.endings.ending();
  }

  /** A copy in the same state that tells its events to the given sink, and goes its own way. */
  public GoRuntime copy(EventSink events) {
    return new GoRuntime(RuntimeCopy.of(core, events));
  }

  /** What can be seen now. */
  public RuntimeSnapshot snapshot() {
    return Snapshots.of(core.process());
  }

  /** Why the goroutine is not running, or that it is; null if no such goroutine was ever made. */
  public @Nullable Why why(int goid) {
    return WhyNotRunning.of(core.process(), goid);
  }

  /**
   * How the goroutine came to be whose creation is told at this very moment: for the listener of
   * events. Null at other times.
   */
  public @Nullable Creation creation() {
    return core.goroutines.creation();
  }

  /** What GODEBUG=schedtrace would print now. */
  public String schedtrace(boolean detail) {
    return core.schedTrace.text(0, detail);
  }

  /** What GODEBUG=schedtrace would print at another time, which may be between two steps. */
  public String schedtrace(long timeNs, boolean detail) {
    return core.schedTrace.text(core.clock.now() - timeNs, detail);
  }

  /** What SIGQUIT would print now. */
  public String sigquit() {
    return core.endings.sigquit();
  }

  /** A goroutine's calls, innermost first; null if there is no such goroutine now. */
  public @Nullable List<Call> calls(int goid) {
    Goroutine g = core.sched.byGoid(goid, core.work);
    if (g == null || g.is(GoroutineStatus.DEAD) || g.is(GoroutineStatus.IDLE)) {
      return null;
    }
    Program program = g.program;
    return program == null || g.system ? List.of() : program.calls();
  }

  /** The goroutine that a machine runs, or 0. */
  public int running(int m) {
    Goroutine g = m < core.sched.allm.size() ? core.sched.allm.get(m).curg : null;
    return g == null ? 0 : g.goid;
  }

  /** The line of its program on which a goroutine stands; unknown if it stands on none. */
  public SourceLine line(int goid) {
    Goroutine g = core.sched.byGoid(goid, core.work);
    Program program = g == null || g.system ? null : g.program;
    return program == null ? SourceLine.UNKNOWN : program.line();
  }

  /** What is in the channel with this number; null if there is none. */
  public @Nullable ChannelContents channel(int handle) {
    return ChannelViews.view(core.process(), handle);
  }

  /** A page of the goroutines of a status, or of any, in the order of their making. */
  public List<GoroutineState> goroutines(@Nullable GoroutineStatus status, int offset, int limit) {
    return Snapshots.page(core.process(), status, offset, limit);
  }

  /** Counts what the computer does for this process; its copies share it. */
  public WorkMeter work() {
    return core.work;
  }

  /** How many goroutines have not ended, with the runtime's own. */
  public int alive() {
    return core.sched.alive;
  }

  public int gomaxprocs() {
    return core.sched.gomaxprocs;
  }

  /** The rules that were changed since the start. */
  public Rules rules() {
    return core.commands.rules();
  }

  /** About how many bytes of memory a copy takes. */
  public long weight() {
    return Weight.of(core.process());
  }

  /** A number that stands for the state: two runs that differ have two numbers. */
  public long digest() {
    return StateDigest.of(core.process());
  }

  /** How much {@link #checkInvariants} looks at: goroutines, machines and processors. */
  public int parts() {
    Sched sched = core.sched;
    return sched.allgs.size() + sched.allm.size() + sched.allp.size();
  }

  /** Throws a SimulatorBug if a law of the runtime does not hold. */
  public void checkInvariants() {
    RuntimeInvariants.check(core.process());
  }

  /** The core, for tests of this package that look closer. */
  Core core() {
    return core;
  }
}
