package gopark.runtime.schedule;

import gopark.program.Copies;
import gopark.program.Frame;
import gopark.program.HappensBefore;
import gopark.program.Program;
import gopark.program.SourceLine;
import gopark.runtime.event.EventKind;
import gopark.runtime.event.Place;
import gopark.runtime.model.Goroutine;
import gopark.runtime.model.Links;
import gopark.runtime.model.Machine;
import gopark.runtime.model.Ordering;
import gopark.runtime.model.Processor;
import gopark.runtime.model.Sched;
import gopark.runtime.port.Clock;
import gopark.runtime.port.ReleaseInForce;
import gopark.runtime.port.Tracer;
import gopark.runtime.state.Creation;
import gopark.runtime.state.GoroutineStatus;
import gopark.runtime.state.WaitReason;
import org.jspecify.annotations.Nullable;

/** Making goroutines, and what becomes of those that end. In Go: newproc, gfget, gfput. */
public final class Goroutines {
  /** How many ids a processor takes at a time. In Go: _GoidCacheBatch. */
  private static final int IDS_AT_A_TIME = 16;

  /** A processor's free list of this length is flushed to half. */
  private static final int FREE_LIST_FULL = 64;

  /**
   * The length that a processor's free list is flushed below, and filled up to when it is empty.
   */
  private static final int FREE_LIST_HALF = 32;

  private final Sched sched;
  private final Clock clock;
  private final Tracer tracer;
  private final Machines machines;
  private final RunQueues queues;
  private final Metrics metrics;
  private final ReleaseInForce release;
  private final ReadyPlacement placement;
  private @Nullable Frame lastCreator;

  /** The goroutine of which GO_CREATED is being told; null at all other times. */
  private @Nullable Goroutine told;

  public Goroutines(
      Sched sched,
      Clock clock,
      Tracer tracer,
      Machines machines,
      RunQueues queues,
      Metrics metrics,
      ReleaseInForce release,
      ReadyPlacement placement) {
    this.sched = sched;
    this.clock = clock;
    this.tracer = tracer;
    this.machines = machines;
    this.queues = queues;
    this.metrics = metrics;
    this.release = release;
    this.placement = placement;
  }

  /** A new goroutine in the runnext of the machine's processor. Calls wakep. */
  public Goroutine newproc(Machine m, @Nullable Goroutine parent, Program program) {
    return start(m, parent, program, false);
  }

  /** A new goroutine of the runtime's own, which no learner's list of goroutines counts. */
  public Goroutine newSystemGoroutine(Machine m, @Nullable Goroutine parent, Program program) {
    return start(m, parent, program, true);
  }

  private Goroutine start(Machine m, @Nullable Goroutine parent, Program program, boolean system) {
    Goroutine g = create(m, parent, program, system);
    if (release.placesElsewhere() && sched.mainStarted) {
      if (release.threadPerGoroutine() && !system) {
        placement.giveThread(m, g);
      }
      if (placement.takes(g)) {
        told = g;
        placement.place(m, g, EventKind.GO_CREATED, g.parentGoid);
        told = null;
        return g;
      }
    }
    Place place = queues.putNext(m, m.processor(), g);
    told = g;
    tracer.tell(EventKind.GO_CREATED, m, g, g.parentGoid, place.ordinal());
    told = null;
    if (sched.mainStarted) {
      machines.wakep(m);
    }
    return g;
  }

  private Goroutine create(Machine m, @Nullable Goroutine parent, Program program, boolean system) {
    Processor p = m.processor();
    Goroutine g = gfget(m, p);
    if (g == null) {
      g = new Goroutine(sched.allgs.size());
      sched.allgs.add(g);
      g.become(GoroutineStatus.DEAD, clock.now());
    }
    if (p.goidcache == p.goidcacheend) {
      p.goidcache = sched.nextGoid;
      sched.nextGoid += IDS_AT_A_TIME;
      p.goidcacheend = sched.nextGoid;
    }
    g.goid = p.goidcache++;
    g.parentGoid = parent == null ? 0 : parent.goid;
    g.program = program;
    HappensBefore ordering = Ordering.of(program);
    g.seeksRaces = ordering != null;
    if (ordering != null) {
      ordering.named(g.goid);
    }
    g.createdBy = creator(parent);
    g.system = system;
    if (system) {
      sched.ngsys++;
    }
    sched.alive++;
    metrics.created++;
    g.become(GoroutineStatus.RUNNABLE, clock.now());
    return g;
  }

  /** Goroutines that are created at one place share what tells of it. */
  private @Nullable Frame creator(@Nullable Goroutine parent) {
    Program program = parent == null ? null : parent.program;
    if (program == null) {
      return null;
    }
    Frame frame = program.innermost();
    if (!frame.equals(lastCreator)) {
      lastCreator = frame;
    }
    return lastCreator;
  }

  /** How the goroutine of the GO_CREATED that is being told came to be; null at other times. */
  public @Nullable Creation creation() {
    Goroutine g = told;
    if (g == null) {
      return null;
    }
    Program program = g.program;
    Frame creator = g.createdBy;
    return new Creation(
        g.goid,
        program == null ? "" : program.function(),
        creator == null ? SourceLine.UNKNOWN : creator.line());
  }

  /** The goroutine is over: nothing of it remains but the structure, to be used again. */
  public void retire(Machine m, Goroutine g) {
    g.become(GoroutineStatus.DEAD, clock.now());
    if (g.system) {
      sched.ngsys--;
    }
    sched.alive--;
    g.program = null;
    g.setWaitReason(WaitReason.NONE);
    g.waitHandle = 0;
    g.value = null;
    g.number = 0;
    g.computeLeft = 0;
    g.ran = 0;
    g.preempt = false;
    g.preemptStop = false;
    g.system = false;
    sched.ordered -= g.rare == null ? 0 : g.rare.orders.size();
    g.rare = null;
    g.waiting = null;
    g.finish();
    gfput(m, m.processor(), g);
  }

  private void gfput(Machine m, Processor p, Goroutine g) {
    g.stackDoublings = 0;
    g.lastM = Goroutine.NOWHERE;
    p.gFree.push(g);
    if (p.gFree.size < FREE_LIST_FULL) {
      return;
    }
    int moved = 0;
    while (p.gFree.size >= FREE_LIST_HALF) {
      Goroutine oldest = p.gFree.pop();
      if (oldest != null) {
        sched.gFree.push(oldest);
        moved++;
      }
    }
    tracer.tell(EventKind.FREE_LIST_FLUSHED, m, null, moved);
  }

  private @Nullable Goroutine gfget(Machine m, Processor p) {
    if (p.gFree.size == 0 && sched.gFree.size > 0) {
      while (p.gFree.size < FREE_LIST_HALF) {
        Goroutine g = sched.gFree.pop();
        if (g == null) {
          break;
        }
        p.gFree.push(g);
      }
      tracer.tell(EventKind.FREE_LIST_FILLED, m, null, p.gFree.size);
    }
    return p.gFree.pop();
  }

  public void copyFrom(Goroutines original, Copies copies) {
    lastCreator = original.lastCreator;
    told = Links.knownOrNull(copies, original.told);
  }
}
