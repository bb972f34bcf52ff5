package gopark.runtime;

import gopark.program.Operation;
import gopark.program.Program;
import gopark.runtime.event.EventKind;
import gopark.runtime.event.PreemptedBy;
import gopark.runtime.intervention.Answer;
import gopark.runtime.intervention.Applied;
import gopark.runtime.intervention.Intervention;
import gopark.runtime.intervention.Refusal;
import gopark.runtime.release.Debug;
import gopark.runtime.release.RefusedSetting;
import gopark.runtime.release.Release;
import gopark.runtime.release.Rules;
import gopark.runtime.state.GoroutineStatus;
import gopark.runtime.state.WaitReason;
import gopark.simulation.VirtualTime;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * What a learner makes happen. Everything is checked before anything changes: what is refused
 * leaves no trace. What a running goroutine can do it does at once and in no virtual time; one that
 * does not run remembers the order until it does.
 */
final class Interventions {
  private final Core core;
  private final Targets targets;
  private final InterventionChecks checks;

  /** The rules changed since the start. */
  private Rules rules = Rules.NONE;

  /** The settings of GODEBUG now. */
  private Debug debug = Debug.NOTHING;

  Interventions(Core core) {
    this.core = core;
    targets = new Targets(core);
    checks = new InterventionChecks(core);
  }

  Debug debug() {
    return debug;
  }

  Rules rules() {
    return rules;
  }

  void copyFrom(Interventions original) {
    rules = original.rules;
    debug = original.debug;
  }

  Answer apply(Intervention intervention) {
    try {
      checks.alive();
      return switch (intervention) {
        case Intervention.StartGoroutines i -> start(i, i.programs(), targets.user(i.g()));
        case Intervention.StartGoroutinesOn i -> start(i, i.programs(), targets.onProcessor(i.p()));
        case Intervention.Unblock i -> unblock(i);
        case Intervention.Preempt i -> preempt(i);
        case Intervention.Order i -> order(i);
        case Intervention.CollectGarbage i -> forAll(i, new Operation.CollectGarbage());
        case Intervention.SetMaxProcs i -> {
          checks.processors(i.n());
          yield forAll(i, new Operation.SetMaxProcs(i.n()));
        }
        case Intervention.SetCores i -> setCores(i);
        case Intervention.SetQuota i -> setQuota(i);
        case Intervention.SetDebug i -> setDebug(i);
        case Intervention.WatchLines i -> watchLines(i);
        case Intervention.ChangeRules i -> changeRules(i);
      };
    } catch (Refused refused) {
      return refused.refusal();
    } catch (RefusedSetting refused) {
      return Refusal.of(refused);
    }
  }

  // ---- what goroutines do themselves

  private Answer start(Intervention what, List<Program> named, Goroutine g) {
    checks.mayStart(named.size());
    List<Program> programs = targets.found(named);
    if (!targets.canActAtOnce(g)) {
      checks.mayRemember(g, programs.size());
      tell(what, g);
      for (Program program : programs) {
        g.rare().orders.add(new Operation.Go(program));
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

  private Answer order(Intervention.Order what) {
    checks.order(what);
    Goroutine g = targets.user(what.g());
    if (!targets.canActAtOnce(g)) {
      checks.mayRemember(g, 1);
    }
    tell(what, g);
    give(g, what.operation());
    return Applied.DONE;
  }

  /** It does it now, if it can, else when it next runs. */
  private void give(Goroutine g, Operation operation) {
    if (targets.canActAtOnce(g)) {
      core.execution.order(machineOf(g), g, operation);
    } else {
      g.rare().orders.add(operation);
      wakeIfItAwaits(g);
    }
  }

  private void wakeIfItAwaits(Goroutine g) {
    if (g.is(GoroutineStatus.WAITING) && g.operation instanceof Operation.AwaitOrders) {
      inject(g);
    }
  }

  // ---- what is done to them

  private Answer unblock(Intervention.Unblock what) {
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
    core.scheduler.ready(m, g);
    m.charge = charge;
    return Applied.DONE;
  }

  /** From outside, as the network poller readies who waits for it. */
  private void inject(Goroutine g) {
    Machine m = outsider();
    GoroutineQueue list = new GoroutineQueue();
    list.addLast(g);
    long charge = m.charge;
    core.scheduler.injectList(m, list);
    m.charge = charge;
  }

  /** A machine that acts for the world outside: sysmon, which has no processor. */
  private Machine outsider() {
    for (Machine m : core.sched.allm) {
      if (m.phase == Machine.Phase.SYSMON) {
        return m;
      }
    }
    throw new SimulatorBug("There is no sysmon");
  }

  private Answer preempt(Intervention.Preempt what) {
    Goroutine g = targets.user(what.g());
    checks.canBePreempted(g);
    tell(what, g);
    core.preemption.request(null, machineOf(g).processor(), PreemptedBy.LEARNER);
    return Applied.DONE;
  }

  // ---- what concerns them all

  /** An order that anybody may carry out. */
  private Answer forAll(Intervention what, Operation operation) {
    Goroutine g = whoActsForAll();
    tell(what, g);
    give(g, operation);
    if (g.system) {
      Machine m = outsider();
      long charge = m.charge;
      core.tasks.inject(m, Operation.Task.SCAVENGE);
      m.charge = charge;
    }
    return Applied.DONE;
  }

  /**
   * One that runs, or main that waits for orders, or the scavenger, which has nothing else to do.
   * Left out: in Go only a goroutine of the program's could; sysmon's helpers act on a timer alone.
   */
  private Goroutine whoActsForAll() {
    Goroutine running = targets.runningUser();
    if (running != null) {
      return running;
    }
    Goroutine main = targets.find(Bootstrap.MAIN);
    if (main != null && main.operation instanceof Operation.AwaitOrders) {
      return main;
    }
    Goroutine helper = targets.helper(WaitReason.GC_SCAVENGE_WAIT);
    if (helper == null) {
      throw new Refused(
          Refusal.of("nobody-runs", "Nobody runs who could do it; try a little later."));
    }
    return helper;
  }

  private Answer setCores(Intervention.SetCores what) {
    checks.cores(what.n());
    tell(what, null);
    core.kernel.setCores(what.n(), core.now);
    return Applied.DONE;
  }

  private Answer setQuota(Intervention.SetQuota what) {
    boolean none = what.quotaNs() == 0;
    if (!none) {
      checks.quota(what.quotaNs(), what.periodNs());
    }
    tell(what, null);
    if (none) {
      core.kernel.clearQuota(core.now);
    } else {
      core.kernel.setQuota(what.quotaNs(), what.periodNs(), core.now);
    }
    return Applied.DONE;
  }

  private Answer setDebug(Intervention.SetDebug what) {
    Debug changed = debug.with(what.name(), what.value(), core.config.release());
    Release release = changed.appliedTo(rules.appliedTo(core.config.release()));
    tell(what, null);
    core.sysmon.tracePeriod = changed.schedtrace() * VirtualTime.MILLISECOND;
    core.sysmon.traceDetail = changed.scheddetail() > 0;
    debug = changed;
    core.setRelease(release);
    return Applied.DONE;
  }

  private Answer watchLines(Intervention.WatchLines what) {
    targets.linesOfProgram().watch(what.lines());
    tell(what, null);
    return Applied.DONE;
  }

  private Answer changeRules(Intervention.ChangeRules what) {
    Rules changed = what.rules().over(rules);
    Release release = debug.appliedTo(changed.appliedTo(core.config.release()));
    tell(what, null);
    boolean looksAgain = !looksForWork(core.release) && looksForWork(release);
    rules = changed;
    core.setRelease(release);
    if (looksAgain) {
      wakeSomebody();
    }
    return Applied.DONE;
  }

  private static boolean looksForWork(Release release) {
    return release.stealing() && release.spinning();
  }

  /** Work that was left lying while nobody stole has nobody else who would tell of it. */
  private void wakeSomebody() {
    Machine m = outsider();
    long charge = m.charge;
    core.machines.wakep(m);
    m.charge = charge;
  }

  // ---- within

  private void tell(Intervention what, @Nullable Goroutine g) {
    Machine m = g == null ? null : g.m;
    core.tell(EventKind.ORDERED, m, g, core.events.text(what.command()));
  }

  private static Machine machineOf(Goroutine g) {
    Machine m = g.m;
    if (m == null) {
      throw new SimulatorBug(g + " runs on no machine");
    }
    return m;
  }
}
