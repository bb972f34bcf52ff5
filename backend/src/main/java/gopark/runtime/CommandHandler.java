package gopark.runtime;

import gopark.command.Answer;
import gopark.command.Applied;
import gopark.command.Refusal;
import gopark.command.RuntimeCommand;
import gopark.command.RuntimeCommand.ChangeRules;
import gopark.command.RuntimeCommand.Cores;
import gopark.command.RuntimeCommand.Go;
import gopark.command.RuntimeCommand.Godebug;
import gopark.command.RuntimeCommand.Lines;
import gopark.command.RuntimeCommand.OnGoroutine;
import gopark.command.RuntimeCommand.OnProcess;
import gopark.command.RuntimeCommand.Preempt;
import gopark.command.RuntimeCommand.Quota;
import gopark.command.RuntimeCommand.Signal;
import gopark.command.RuntimeCommand.Unblock;
import gopark.program.Operation;
import gopark.program.Program;
import gopark.runtime.event.EventKind;
import gopark.runtime.event.PreemptedBy;
import gopark.runtime.model.Goroutine;
import gopark.runtime.model.GoroutineQueue;
import gopark.runtime.model.Machine;
import gopark.runtime.release.Debug;
import gopark.runtime.release.RefusedSetting;
import gopark.runtime.release.Release;
import gopark.runtime.release.Rules;
import gopark.runtime.state.GoroutineStatus;
import gopark.runtime.state.WaitReason;
import gopark.simulation.SimulatorBug;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * Carries out what a learner orders. Everything is checked before anything changes: what is refused
 * leaves no trace. What a running goroutine can do it does at once and in no virtual time; one that
 * does not run remembers the order until it does.
 */
final class CommandHandler {
  private final Core core;
  private final Targets targets;
  private final CommandChecks checks;

  /** The rules changed since the start. */
  private Rules rules = Rules.NONE;

  CommandHandler(Core core) {
    this.core = core;
    targets = new Targets(core);
    checks = new CommandChecks(core);
  }

  Rules rules() {
    return rules;
  }

  void copyFrom(CommandHandler original) {
    rules = original.rules;
  }

  Answer apply(RuntimeCommand command) {
    try {
      checks.alive();
      return switch (command) {
        case OnGoroutine c -> order(c);
        case OnProcess c -> forAll(c);
        case Go c -> start(c);
        case Unblock c -> unblock(c);
        case Preempt c -> preempt(c);
        case Cores c -> setCores(c);
        case Quota c -> setQuota(c);
        case Signal c -> send(c);
        case Godebug c -> setDebug(c);
        case Lines c -> watchLines(c);
        case ChangeRules c -> changeRules(c);
      };
    } catch (RefusedCommand refused) {
      return refused.refusal();
    } catch (RefusedSetting refused) {
      return Refusal.of(refused);
    }
  }

  // ---- what goroutines do themselves

  private Answer start(Go what) {
    Goroutine g = what.p() == null ? targets.user(what.by()) : targets.onProcessor(what.p());
    checks.mayStart(what.count());
    List<Program> programs =
        targets.found(what.behaviour().programs(what.function(), what.count()));
    if (!targets.canActAtOnce(g)) {
      checks.mayRemember(g, programs.size());
      tell(what, g);
      for (Program program : programs) {
        remember(g, new Operation.Go(program));
      }
      wakeIfItAwaits(g);
      return Applied.DONE;
    }
    tell(what, g);
    Machine m = machineOf(g);
    List<Integer> created = new ArrayList<>(programs.size());
    long charge = m.charge;
    for (Program program : programs) {
      created.add(core.goroutines.newproc(m, g, program).goid);
    }
    m.charge = charge;
    return new Applied(created);
  }

  private Answer order(OnGoroutine what) {
    checks.order(what.operation());
    Goroutine g = targets.user(what.g());
    if (!targets.canActAtOnce(g)) {
      checks.mayRemember(g, 1);
    }
    tell(what, g);
    give(g, what.operation());
    return Applied.DONE;
  }

  /** Has the goroutine do the operation now, if it can, else when it next runs. */
  private void give(Goroutine g, Operation operation) {
    if (targets.canActAtOnce(g)) {
      core.execution.order(machineOf(g), g, operation);
    } else {
      remember(g, operation);
      wakeIfItAwaits(g);
    }
  }

  private void remember(Goroutine g, Operation operation) {
    g.rare().orders.add(operation);
    core.sched.ordered++;
  }

  private void wakeIfItAwaits(Goroutine g) {
    if (g.is(GoroutineStatus.WAITING) && g.operation instanceof Operation.AwaitOrders) {
      inject(g);
    }
  }

  // ---- what is done to goroutines

  private Answer unblock(Unblock what) {
    Goroutine g = targets.user(what.g());
    checks.isBlockedByHand(g);
    tell(what, g);
    Goroutine by = targets.runningUser();
    if (by == null) {
      inject(g);
      return Applied.DONE;
    }
    Machine m = machineOf(by);
    long charge = m.charge;
    core.parking.ready(m, g);
    m.charge = charge;
    return Applied.DONE;
  }

  /** Queues a goroutine from outside the scheduler, as the network poller does. */
  private void inject(Goroutine g) {
    Machine m = outsider();
    GoroutineQueue list = new GoroutineQueue();
    list.addLast(g);
    long charge = m.charge;
    core.parking.injectList(m, list);
    m.charge = charge;
  }

  /**
   * A machine that acts for the world outside: sysmon, which has no processor. Without a sysmon it
   * is a machine that exists for this alone, told as the first.
   */
  private Machine outsider() {
    for (Machine m : core.sched.allm) {
      if (m.phase() == Machine.Phase.SYSMON) {
        return m;
      }
    }
    return new Machine(0);
  }

  private Answer preempt(Preempt what) {
    Goroutine g = targets.user(what.g());
    checks.canBePreempted(g);
    tell(what, g);
    core.preemption.request(null, machineOf(g).processor(), PreemptedBy.LEARNER);
    return Applied.DONE;
  }

  // ---- what concerns all goroutines

  /** An order that anybody may carry out. */
  private Answer forAll(OnProcess what) {
    checks.order(what.operation());
    Goroutine g = whoActsForAll();
    if (!targets.canActAtOnce(g)) {
      checks.mayRemember(g, 1);
    }
    tell(what, g);
    give(g, what.operation());
    if (g.system) {
      Machine m = outsider();
      long charge = m.charge;
      core.tasks.inject(m, Operation.Task.SCAVENGE);
      m.charge = charge;
    }
    return Applied.DONE;
  }

  /**
   * A goroutine that runs, or main that waits for orders, or the scavenger, which has nothing else
   * to do. Left out: in Go only a goroutine of the program's could; sysmon's helpers act on a timer
   * alone.
   */
  private Goroutine whoActsForAll() {
    Goroutine running = targets.runningUser();
    if (running != null) {
      return running;
    }
    Goroutine main = targets.find(Goroutine.MAIN);
    if (main != null && main.operation instanceof Operation.AwaitOrders) {
      return main;
    }
    Goroutine helper = targets.helper(WaitReason.GC_SCAVENGE_WAIT);
    if (helper == null) {
      throw new RefusedCommand(
          Refusal.of("nobody-runs", "Nobody runs who could do it; try a little later."));
    }
    return helper;
  }

  private Answer setCores(Cores what) {
    checks.cores(what.n());
    tell(what, null);
    core.kernel.setCores(what.n(), core.clock.now());
    return Applied.DONE;
  }

  private Answer setQuota(Quota what) {
    boolean none = what.quotaNs() == 0;
    if (!none) {
      checks.quota(what.quotaNs(), what.periodNs());
    }
    tell(what, null);
    if (none) {
      core.kernel.clearQuota(core.clock.now());
    } else {
      core.kernel.setQuota(what.quotaNs(), what.periodNs(), core.clock.now());
    }
    return Applied.DONE;
  }

  private Answer send(Signal what) {
    tell(what, null);
    core.signals.fromOutside(what.signal().number());
    return Applied.DONE;
  }

  private Answer setDebug(Godebug what) {
    Debug changed = core.debug.get().with(what.setting(), what.value(), core.config.release());
    Release release = changed.appliedTo(rules.appliedTo(core.config.release()));
    tell(what, null);
    core.debug.set(changed);
    core.release.set(release);
    return Applied.DONE;
  }

  private Answer watchLines(Lines what) {
    targets.linesOfProgram().watch(what.lines());
    tell(what, null);
    return Applied.DONE;
  }

  private Answer changeRules(ChangeRules what) {
    Rules changed = what.rules().over(rules);
    Release release = core.debug.get().appliedTo(changed.appliedTo(core.config.release()));
    tell(what, null);
    boolean looksAgain = !looksForWork(core.release.get()) && looksForWork(release);
    rules = changed;
    core.release.set(release);
    if (looksAgain) {
      wakeSomebody();
    }
    return Applied.DONE;
  }

  private static boolean looksForWork(Release release) {
    return release.stealing() && release.spinning();
  }

  /** Work that was left lying while nobody stole wakes no machine by itself. */
  private void wakeSomebody() {
    Machine m = outsider();
    long charge = m.charge;
    core.machines.wakep(m);
    m.charge = charge;
  }

  // ---- within

  private void tell(RuntimeCommand what, @Nullable Goroutine g) {
    Machine m = g == null ? null : g.m;
    core.tracer.tell(EventKind.ORDERED, m, g, core.tracer.text(what.name()));
  }

  private static Machine machineOf(Goroutine g) {
    Machine m = g.m;
    if (m == null) {
      throw new SimulatorBug(g + " runs on no machine");
    }
    return m;
  }
}
