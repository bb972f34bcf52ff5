package gopark.runtime;

import gopark.program.Copies;
import gopark.program.Frame;
import gopark.program.HappensBefore;
import gopark.program.Program;
import gopark.program.SourceLine;
import gopark.runtime.event.EventKind;
import gopark.runtime.event.Place;
import gopark.runtime.state.Creation;
import gopark.runtime.state.GoroutineStatus;
import gopark.runtime.state.WaitReason;
import org.jspecify.annotations.Nullable;

/** Making goroutines, and what becomes of those that end. In Go: newproc, gfget, gfput. */
final class Goroutines {
  /** How many ids a processor takes at a time. In Go: _GoidCacheBatch. */
  private static final int IDS_AT_A_TIME = 16;

  /** So many in a processor's free list, and it is flushed … */
  private static final int FREE_LIST_FULL = 64;

  /** … down to fewer than this; and it is filled up to this when it is empty. */
  private static final int FREE_LIST_HALF = 32;

  private final Core core;
  private @Nullable Frame lastCreator;

  /** The goroutine of which GO_CREATED is being told; null at all other times. */
  private @Nullable Goroutine told;

  Goroutines(Core core) {
    this.core = core;
  }

  /** A new goroutine in the runnext of the machine's processor. Calls wakep. */
  Goroutine newproc(Machine m, @Nullable Goroutine parent, Program program) {
    return start(m, parent, program, false);
  }

  /** One of the runtime's own, which no learner's list of goroutines counts. */
  Goroutine newSystemGoroutine(Machine m, @Nullable Goroutine parent, Program program) {
    return start(m, parent, program, true);
  }

  private Goroutine start(Machine m, @Nullable Goroutine parent, Program program, boolean system) {
    Goroutine g = create(m, parent, program, system);
    Place place = core.queues.put(m, m.processor(), g, true);
    told = g;
    core.tell(EventKind.GO_CREATED, m, g, g.parentGoid, place.ordinal());
    told = null;
    if (core.sched.mainStarted) {
      core.machines.wakep(m);
    }
    return g;
  }

  private Goroutine create(Machine m, @Nullable Goroutine parent, Program program, boolean system) {
    Processor p = m.processor();
    Sched sched = core.sched;
    Goroutine g = gfget(m, p);
    if (g == null) {
      g = new Goroutine(sched.allgs.size());
      sched.allgs.add(g);
      g.become(GoroutineStatus.DEAD, core.now);
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
    g.become(GoroutineStatus.RUNNABLE, core.now);
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
  @Nullable Creation creation() {
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
  void retire(Machine m, Goroutine g) {
    g.become(GoroutineStatus.DEAD, core.now);
    if (g.system) {
      core.sched.ngsys--;
    }
    core.sched.alive--;
    g.program = null;
    g.waitReason = WaitReason.NONE;
    g.waitHandle = 0;
    g.value = null;
    g.number = 0;
    g.computeLeft = 0;
    g.ran = 0;
    g.preempt = false;
    g.preemptStop = false;
    g.panics = false;
    g.system = false;
    g.rare = null;
    g.waiting = null;
    g.finish();
    gfput(m, m.processor(), g);
  }

  /** How many the user would count. In Go: gcount. */
  int count() {
    return Math.max(1, core.sched.alive - core.sched.ngsys);
  }

  private void gfput(Machine m, Processor p, Goroutine g) {
    g.stackDoublings = 0;
    p.gFree.push(g);
    if (p.gFree.size < FREE_LIST_FULL) {
      return;
    }
    int moved = 0;
    while (p.gFree.size >= FREE_LIST_HALF) {
      Goroutine oldest = p.gFree.pop();
      if (oldest != null) {
        core.sched.gFree.push(oldest);
        moved++;
      }
    }
    core.tell(EventKind.FREE_LIST_FLUSHED, m, null, moved);
  }

  private @Nullable Goroutine gfget(Machine m, Processor p) {
    if (p.gFree.size == 0 && core.sched.gFree.size > 0) {
      while (p.gFree.size < FREE_LIST_HALF) {
        Goroutine g = core.sched.gFree.pop();
        if (g == null) {
          break;
        }
        p.gFree.push(g);
      }
      core.tell(EventKind.FREE_LIST_FILLED, m, null, p.gFree.size);
    }
    return p.gFree.pop();
  }

  void copyFrom(Goroutines original, Copies copies) {
    lastCreator = original.lastCreator;
    told = RuntimeCopy.knownOrNull(copies, original.told);
  }
}
