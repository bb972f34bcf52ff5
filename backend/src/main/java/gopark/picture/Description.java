package gopark.picture;

import gopark.picture.Placement.MachineOfProcessor;
import gopark.picture.Placement.Tie;
import gopark.runtime.state.EndedState;
import gopark.runtime.state.GoroutineStatus;
import gopark.runtime.state.MachineState;
import gopark.runtime.state.MachineStateView;
import gopark.runtime.state.ProcessorState;
import gopark.runtime.state.ProcessorStatus;
import gopark.runtime.state.RuntimeSnapshot;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;

/** The board in words, for those who do not see it: of many only the first, and how many more. */
final class Description {
  private static final int FEW = 16;
  private static final int NAMED = 8;

  private final Board board;
  private final RuntimeSnapshot state;
  private final Sheet sheet;
  private final Map<GoroutineStatus, Integer> people;
  private final List<String> sentences = new ArrayList<>();

  Description(Board board) {
    this.board = board;
    state = board.state();
    sheet = board.sheet();
    people = board.people();
  }

  String title() {
    return sheet.say(
        "picture.title",
        "time",
        sheet.time(state.timeNs()),
        "processors",
        state.gomaxprocs(),
        "goroutines",
        state.stats().goroutines());
  }

  String text() {
    sentences.clear();
    tell("picture.told-rules", "go", state.go(), "cores", state.cores(), "step", state.step());
    EndedState ended = state.ended();
    if (ended != null) {
      tell("picture.told-ended", "code", ended.exitCode());
    }
    if (state.sched().gcwaiting()) {
      tell("picture.told-stopped");
    }
    if (state.gc().marking()) {
      tell("picture.told-collecting");
    }
    if (state.sched().runqsize() == 0) {
      tell("picture.told-global-empty");
    } else {
      String names = names(state.sched().runq(), state.sched().runqsize());
      tell("picture.told-global", "count", state.sched().runqsize(), "names", names);
    }
    tellProcessors();
    tellBelow();
    for (Waits.Thing thing : Waits.things(board, NAMED)) {
      tellWaiters(thing);
    }
    tellCounts();
    return String.join(" ", sentences);
  }

  private void tell(String key, Object... arguments) {
    sentences.add(sheet.say(key, arguments));
  }

  private String names(List<Integer> ids, int size) {
    List<String> names = new ArrayList<>();
    for (int id : ids.subList(0, Math.min(ids.size(), NAMED))) {
      names.add("G" + id);
    }
    int more = size - names.size();
    String listed = String.join(", ", names);
    return more > 0 ? sheet.say("picture.told-more", "names", listed, "count", more) : listed;
  }

  private void tellProcessors() {
    List<ProcessorState> all = board.processors();
    for (ProcessorState p : all.subList(0, Math.min(FEW, all.size()))) {
      sentences.add(processor(p));
    }
    int running = 0;
    int queued = 0;
    List<ProcessorState> others = all.subList(Math.min(FEW, all.size()), all.size());
    for (ProcessorState p : others) {
      running += p.status() == ProcessorStatus.RUNNING ? 1 : 0;
      queued += p.runqsize();
    }
    if (!others.isEmpty()) {
      tell("picture.told-others", "count", others.size(), "running", running, "queued", queued);
    }
  }

  private String processor(ProcessorState p) {
    MachineOfProcessor found = board.machineOf(p);
    List<String> parts = new ArrayList<>();
    parts.add("P" + p.id() + ": " + ProcessorOutlines.word(board, p));
    if (found == null) {
      parts.add(sheet.say("picture.told-no-machine"));
    } else if (found.tie() == Tie.COMES) {
      parts.add(sheet.say("picture.told-comes", "m", "M" + found.machine().id()));
    } else {
      parts.add(machine(found.machine()));
    }
    Integer next = p.runnext();
    if (next != null) {
      parts.add(sheet.say("picture.told-next", "g", "G" + next));
    }
    parts.add(
        p.runqsize() == 0
            ? sheet.say("picture.told-queue-empty")
            : sheet.say("picture.told-queue", "names", names(p.runq(), p.runqsize())));
    return String.join("; ", parts) + ".";
  }

  private String machine(MachineStateView m) {
    Integer g = m.curg();
    String name = "M" + m.id();
    if (g != null && m.state() == MachineState.RUNNING) {
      String function = board.name(g);
      return function.isEmpty()
          ? sheet.say("picture.told-runs", "m", name, "g", "G" + g)
          : sheet.say("picture.told-runs-named", "m", name, "g", "G" + g, "name", function);
    }
    return m.state() == MachineState.SYSCALL
        ? sheet.say("picture.told-in-syscall", "m", name)
        : sheet.say("picture.told-looks", "m", name);
  }

  private void tellBelow() {
    int parked = 0;
    for (MachineStateView m : state.ms().values()) {
      boolean asleep = m.state() == MachineState.PARKED || m.state() == MachineState.PARKED_LOCKED;
      parked += asleep ? 1 : 0;
    }
    tell(
        "picture.told-below",
        "calls",
        board.calling().size(),
        "parked",
        parked,
        "network",
        state.netpoll().waiters(),
        "timers",
        state.stats().timers());
  }

  private void tellWaiters(Waits.Thing thing) {
    if (thing.waiters() > 0) {
      String what = thing.kind() + " " + Sheet.clean(thing.title());
      tell("picture.told-waits", "what", what, "names", names(thing.first(), thing.waiters()));
    }
  }

  private void tellCounts() {
    tell(
        "picture.told-counts",
        "running",
        count(GoroutineStatus.RUNNING),
        "runnable",
        count(GoroutineStatus.RUNNABLE),
        "waiting",
        count(GoroutineStatus.WAITING),
        "syscall",
        count(GoroutineStatus.SYSCALL),
        "dead",
        count(GoroutineStatus.DEAD),
        "system",
        state.sched().ngsys());
  }

  private int count(GoroutineStatus status) {
    return people.getOrDefault(status, 0);
  }
}
