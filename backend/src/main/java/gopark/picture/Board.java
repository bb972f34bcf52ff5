package gopark.picture;

import gopark.picture.Marks.Look;
import gopark.picture.Placement.MachineOfProcessor;
import gopark.runtime.state.GoroutineState;
import gopark.runtime.state.GoroutineStatus;
import gopark.runtime.state.MachineState;
import gopark.runtime.state.MachineStateView;
import gopark.runtime.state.ProcessorState;
import gopark.runtime.state.ProcessorStatus;
import gopark.runtime.state.RuntimeSnapshot;
import gopark.simulation.WorkMeter;
import java.util.ArrayList;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/** The moment that is drawn, who is where in it, what it is drawn on, and with. */
record Board(RuntimeSnapshot state, Placement placement, Sheet sheet, Marks marks) {
  static Board of(RuntimeSnapshot state, PictureTheme theme, PictureTexts words, WorkMeter work) {
    Sheet sheet = new Sheet(theme, words, work);
    return new Board(state, Placement.of(state, work), sheet, new Marks(sheet));
  }

  PictureTheme theme() {
    return sheet.theme;
  }

  @Nullable GoroutineState g(int id) {
    return state.gs().get(id);
  }

  /** The processors that the program may use, and those that are still in use beyond. */
  List<ProcessorState> processors() {
    List<ProcessorState> shown = new ArrayList<>();
    for (ProcessorState p : state.ps().values()) {
      if (p.id() < state.gomaxprocs() || p.status() != ProcessorStatus.DEAD) {
        shown.add(p);
      }
    }
    return shown;
  }

  /**
   * The machine that has the processor, will have it when awake, or had it before a system call.
   */
  @Nullable MachineOfProcessor machineOf(ProcessorState p) {
    return Placement.machineOf(state, p);
  }

  List<MachineStateView> machinesIn(String place) {
    return placement.machinesIn(state, place);
  }

  /** All machines in system calls: from Go 1.26 on, some of them keep their processor. */
  List<MachineStateView> calling() {
    List<MachineStateView> found = new ArrayList<>(state.ms().values());
    found.removeIf(m -> m.state() != MachineState.SYSCALL);
    return found;
  }

  void runnable(double x, double y, double r, int id, String place) {
    marks.goroutine(x, y, r, Named.goroutine(id, place), Look.of(g(id), Look.RUNNABLE));
  }

  void waiting(double x, double y, double r, int id, String place) {
    marks.goroutine(x, y, r, Named.goroutine(id, place), Look.of(g(id), Look.WAITING));
  }

  /** How many of each status there are without the runtime's own, most of which wait. */
  Map<GoroutineStatus, Integer> people() {
    Map<GoroutineStatus, Integer> counts = new EnumMap<>(state.gCounts());
    int unlisted = state.sched().ngsys();
    for (GoroutineState g : state.gs().values()) {
      if (g.system() && g.status() != GoroutineStatus.DEAD) {
        counts.merge(g.status(), -1, Integer::sum);
        unlisted--;
      }
    }
    counts.merge(GoroutineStatus.WAITING, -Math.max(0, unlisted), Integer::sum);
    return counts;
  }

  String name(int goid) {
    GoroutineState g = g(goid);
    return g == null ? "" : Sheet.clean(g.name());
  }

  /** A surface with a thin line around it. */
  void plate(double x, double y, double w, double h) {
    sheet.rect(x, y, w, h, 10, Marks.paint(theme().surface(), theme().line(), 1));
  }

  /** How full something is that can hold very many: each doubling is a step of the same length. */
  static double share(int count, int most) {
    return count <= 0 ? 0 : Math.min(1, Math.log1p(count) / Math.log1p(Math.max(1, most)));
  }

  void bar(double x, double y, double w, double h, double share, String colour) {
    sheet.rect(x, y, w, h, h / 2, "fill=\"" + theme().line() + "\"");
    if (share > 0) {
      sheet.rect(x, y, Math.max(h, w * share), h, h / 2, "fill=\"" + colour + "\"");
    }
  }
}
