package gopark.runtime;

import gopark.os.Kernel;
import gopark.program.Outcome;
import gopark.runtime.event.EventKind;
import gopark.runtime.event.EventSink;
import gopark.runtime.release.ArticleRule;
import gopark.runtime.release.Release;
import gopark.simulation.Agenda;
import gopark.simulation.SeededRandom;
import gopark.simulation.VirtualTime;
import gopark.simulation.WorkMeter;
import org.jspecify.annotations.Nullable;

/** What the parts of the runtime share: the clock, the state, the log, and each other. */
final class Core {
  /** What it takes to tell an event, and what has come to pass with it. */
  private static final long EVENT_WORK = 40;

  final RuntimeConfig config;
  final CostModel costs;
  final Agenda agenda;
  final Kernel kernel;
  final SeededRandom random;
  final EventSink events;

  /** Counts what the computer does for this simulation; its copies share it. */
  final WorkMeter work;

  final Sched sched = new Sched();
  final Handles handles;
  final Outcome outcome = new Outcome();

  /** Can change in the middle of a run, when a learner changes a rule. */
  Release release;

  /** The articles' rules that the release follows, a bit for each number. */
  private int articleRules;

  long now;
  long steps;

  /** How the process ended, or null while it lives. */
  @Nullable Ending ending;

  final Goroutines goroutines = new Goroutines(this);
  final RunQueues queues = new RunQueues(this);
  final Machines machines = new Machines(this);
  final Scheduler scheduler = new Scheduler(this);
  final FindRunnable findRunnable = new FindRunnable(this);
  final WorkStealing stealing = new WorkStealing(this);
  final Execution execution = new Execution(this);
  final Syscalls syscalls = new Syscalls(this);
  final Sysmon sysmon = new Sysmon(this);
  final Preemption preemption = new Preemption(this);
  final SafePoints safePoints = new SafePoints(this);
  final Timers timers = new Timers(this);
  final Netpoller netpoller = new Netpoller(this);
  final Channels channels = new Channels(this);
  final Selects selects = new Selects(this);
  final Semaphores semaphores = new Semaphores(this);
  final SyncPackage sync = new SyncPackage(this);
  final StopTheWorld world = new StopTheWorld(this);
  final GarbageCollector gc = new GarbageCollector(this);
  final RuntimeTasks tasks = new RuntimeTasks(this);
  final Stacks stacks = new Stacks(this);
  final ThreadLocks threadLocks = new ThreadLocks(this);
  final Bootstrap bootstrap = new Bootstrap(this);
  final Endings endings = new Endings(this);
  final Interventions interventions = new Interventions(this);

  Core(
      RuntimeConfig config,
      Agenda agenda,
      Kernel kernel,
      SeededRandom random,
      EventSink events,
      WorkMeter work,
      Handles handles) {
    this.config = config;
    this.costs = config.costs();
    this.release = config.release();
    setRelease(config.release());
    this.agenda = agenda;
    this.kernel = kernel;
    this.random = random;
    this.events = events;
    this.work = work;
    this.handles = handles;
    sched.maxmcount = config.limits().threads();
    sched.maxstacksize = config.limits().maxStack();
  }

  void copyReleaseFrom(Core original) {
    release = original.release;
    articleRules = original.articleRules;
  }

  void setRelease(Release changed) {
    release = changed;
    articleRules = 0;
    for (ArticleRule rule : changed.articleRules()) {
      articleRules |= 1 << rule.number();
    }
  }

  /** Whether the release follows the article's rule where Go has another. */
  boolean follows(ArticleRule rule) {
    return (articleRules & 1 << rule.number()) != 0;
  }

  /** The machine works for this long, and for what it did on the side; then it is due. */
  void busy(Machine m, long ns) {
    long charge = m.charge;
    m.charge = 0;
    kernel.run(m.id, now, ns + charge);
  }

  /** The machine enters a phase and works towards it for this long. */
  void busy(Machine m, Machine.Phase phase, long ns) {
    m.phase = phase;
    busy(m, ns);
  }

  /** The machine sleeps until the time, or until it is woken: the system adds its slack. */
  void asleepUntil(Machine m, Machine.Phase phase, long until) {
    boolean ever = until != Agenda.NEVER;
    asleep(m, phase, ever ? until + VirtualTime.within(costs.timerSlack(), until) : until);
  }

  /** The machine is off its core until the time, or until it is woken. */
  void asleep(Machine m, Machine.Phase phase, long until) {
    m.phase = phase;
    kernel.sleep(m.id, now, until);
  }

  void tell(EventKind kind, @Nullable Machine m, @Nullable Goroutine g, long a, long b) {
    tell(kind, m, m == null ? null : m.p, g, a, b, 0);
  }

  void tell(EventKind kind, @Nullable Machine m, @Nullable Goroutine g, long a) {
    tell(kind, m, m == null ? null : m.p, g, a, 0, 0);
  }

  void tell(EventKind kind, @Nullable Machine m, @Nullable Goroutine g) {
    tell(kind, m, m == null ? null : m.p, g, 0, 0, 0);
  }

  void tell(
      EventKind kind,
      @Nullable Machine m,
      @Nullable Processor p,
      @Nullable Goroutine g,
      long a,
      long b,
      long c) {
    work.spend(EVENT_WORK);
    events.event(
        kind,
        0,
        m == null ? EventSink.NONE : m.id,
        p == null ? EventSink.NONE : p.id,
        g == null ? EventSink.NONE : g.goid,
        a,
        b,
        c);
  }
}
