package gopark.runtime;

import static org.assertj.core.api.Assertions.assertThat;

import gopark.os.Kernel;
import gopark.program.Beginning;
import gopark.runtime.config.CostModel;
import gopark.runtime.config.Limits;
import gopark.runtime.config.RuntimeConfig;
import gopark.runtime.event.EventKind;
import gopark.runtime.event.EventSink;
import gopark.runtime.model.Goroutine;
import gopark.runtime.model.Machine;
import gopark.runtime.model.Processor;
import gopark.runtime.release.Release;
import gopark.runtime.release.Releases;
import gopark.runtime.state.GoroutineStatus;
import gopark.runtime.state.ProcessorStatus;
import gopark.simulation.Agenda;
import gopark.simulation.SeededRandom;
import gopark.simulation.WorkMeter;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;

class ProcResizeTest {
  private final List<Integer> rules = new ArrayList<>();

  /** Four processors, of which M0 has P0, in a world that stands. */
  private Core standing(Release release) {
    Agenda agenda = new Agenda();
    RuntimeConfig config =
        new RuntimeConfig(release, 4, 4, 1, CostModel.ideal(), Beginning.QUIET, Limits.standard());
    Core core =
        new Core(
            config,
            agenda,
            new Kernel(agenda, 4),
            new SeededRandom(1),
            new EventSink() {
              @Override
              public void step(long number, long time) {}

              @Override
              public void event(
                  EventKind kind, int rule, int m, int p, int g, long a, long b, long c) {
                rules.add(rule);
              }

              @Override
              public int text(String text) {
                return 1;
              }
            },
            WorkMeter.unlimited());
    Machine m0 = new Machine(0);
    core.sched.allm.add(m0);
    core.kernel.createThread();
    core.resize.resize(m0, 4);
    return core;
  }

  /** Everything stops, as before a change. */
  private static Machine stop(Core core) {
    for (Processor p = core.processors.pidleget(); p != null; p = core.processors.pidleget()) {
      p.status = ProcessorStatus.GCSTOP;
    }
    Machine m0 = core.sched.allm.getFirst();
    m0.processor().status = ProcessorStatus.GCSTOP;
    return m0;
  }

  /** Goroutines 100, 101, … on P1, 200, 201, … on P2; the first of each in runnext. */
  private static void fill(Core core, int... lengths) {
    for (int id = 0; id < lengths.length; id++) {
      Processor p = core.sched.allp(id);
      for (int i = 0; i < lengths[id]; i++) {
        Goroutine g = new Goroutine(core.sched.allgs.size());
        core.sched.allgs.add(g);
        g.goid = 100 * id + i;
        g.become(GoroutineStatus.DEAD, 0);
        g.become(GoroutineStatus.RUNNABLE, 0);
        if (i == 0) {
          p.runnext = g;
        } else {
          p.runq.add(g);
        }
      }
    }
  }

  private static List<Integer> global(Core core) {
    List<Integer> ids = new ArrayList<>();
    for (Goroutine g = core.sched.runq.head; g != null; g = g.schedlink) {
      ids.add(g.goid);
    }
    return ids;
  }

  private static List<Integer> local(Processor p) {
    List<Integer> ids = new ArrayList<>();
    for (int i = 0; i < p.runq.size(); i++) {
      ids.add(p.runq.get(i).goid);
    }
    return ids;
  }

  private static List<Integer> idle(Core core) {
    List<Integer> ids = new ArrayList<>();
    for (Processor p = core.sched.pidle; p != null; p = p.link) {
      ids.add(p.id);
    }
    return ids;
  }

  @Test
  void theQueuesOfRemovedProcessorsGoToTheHeadOfTheGlobalOne() {
    Core core = standing(Releases.newest());
    Machine m0 = stop(core);
    fill(core, 5, 3, 7, 2);
    Goroutine waitedBefore = new Goroutine(core.sched.allgs.size());
    waitedBefore.goid = 1;
    core.sched.runq.addLast(waitedBefore);

    List<Processor> runnable = core.resize.resize(m0, 2);

    assertThat(global(core)).containsExactly(300, 301, 200, 201, 202, 203, 204, 205, 206, 1);
    assertThat(local(core.sched.allp(0))).containsExactly(1, 2, 3, 4);
    assertThat(local(core.sched.allp(1))).containsExactly(101, 102);
    assertThat(core.sched.allp(2).is(ProcessorStatus.DEAD)).isTrue();
    assertThat(core.sched.allp(3).is(ProcessorStatus.DEAD)).isTrue();
    assertThat(runnable).containsExactly(core.sched.allp(1));
    assertThat(m0.processor()).isSameAs(core.sched.allp(0));
  }

  @Test
  void theArticleDealsThemOutToThoseThatStay() {
    Core core = standing(Releases.named("article"));
    Machine m0 = stop(core);
    fill(core, 1, 1, 3, 2);

    core.resize.resize(m0, 2);

    assertThat(global(core)).isEmpty();
    assertThat(local(core.sched.allp(0))).containsExactly(200, 201, 202);
    assertThat(local(core.sched.allp(1))).containsExactly(300, 301);
    assertThat(rules).contains(9);
  }

  @Test
  void whoseProcessorIsRemovedTakesTheFirst() {
    Core core = standing(Releases.newest());
    Machine m0 = core.sched.allm.getFirst();
    core.processors.releasep(m0);
    stopAllBut(core, 3, m0);

    core.resize.resize(m0, 3);

    assertThat(m0.processor().id).isZero();
    assertThat(core.sched.allp(3).m).isNull();
    assertThat(core.sched.gomaxprocs).isEqualTo(3);
  }

  private static void stopAllBut(Core core, int id, Machine m0) {
    while (core.processors.pidleget() != null) {
      // Taken from the list, as a stop does.
    }
    core.processors.acquirep(m0, core.sched.allp(id));
    for (Processor p : core.sched.allp) {
      p.status = ProcessorStatus.GCSTOP;
    }
  }

  @Test
  void whatEndsOnARemovedProcessorCanBeUsedAgain() {
    Core core = standing(Releases.newest());
    Machine m0 = stop(core);
    core.sched.allp(3).gFree.push(new Goroutine(0));

    core.resize.resize(m0, 3);

    assertThat(core.sched.gFree.size).isOne();
  }

  @Test
  void theLowestIdleProcessorIsTakenFirstUpTo125AndTheHighestFrom126On() {
    assertThat(idle(standing(Releases.named("1.25")))).containsExactly(1, 2, 3);
    assertThat(idle(standing(Releases.newest()))).containsExactly(3, 2, 1);
  }

  @Test
  void aProcessorThatComesBackIsIdle() {
    Core core = standing(Releases.newest());
    core.resize.resize(stop(core), 1);
    core.resize.resize(stop(core), 4);

    assertThat(idle(core)).hasSize(3);
    assertThat(core.sched.allp).hasSize(4);
  }
}
