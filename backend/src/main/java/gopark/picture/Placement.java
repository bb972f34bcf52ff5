package gopark.picture;

import gopark.runtime.state.ChannelState;
import gopark.runtime.state.GoroutineState;
import gopark.runtime.state.GoroutineStatus;
import gopark.runtime.state.MachineState;
import gopark.runtime.state.MachineStateView;
import gopark.runtime.state.ProcessorState;
import gopark.runtime.state.ProcessorStatus;
import gopark.runtime.state.RuntimeSnapshot;
import gopark.runtime.state.SyncObjectState;
import gopark.runtime.state.TimerState;
import gopark.runtime.state.WaitReason;
import gopark.runtime.state.Where;
import gopark.simulation.WorkMeter;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.function.IntPredicate;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;

/**
 * Where every goroutine and machine of a moment is, as the page's {@code world/placement.ts} works
 * it out: golden files hold the two together.
 *
 * @param zones every place where somebody is, by its name
 * @param machines the name of each machine's place; empty: it has exited
 */
record Placement(Map<String, Zone> zones, Map<Integer, String> machines) {
  static final String SYSCALL = "syscall";
  static final String NETPOLL = "netpoll";
  static final String SYSMON = "sysmon";
  static final String SPARE = "midle";
  static final String TIMERS = "timers";
  static final String GLOBAL = "sched.runq";

  private static final String FREE = "gFree";
  private static final long LOOK_WORK = 50;
  private static final Pattern INDEX = Pattern.compile("(.*)\\[(\\d+)]");

  /**
   * A place and who is there.
   *
   * @param members all whom the snapshot lists there, in the place's own order
   * @param home those of them whose one place this is
   * @param size how many there are, also those that are not listed
   */
  record Zone(List<Integer> members, List<Integer> home, int size) {
    static final Zone EMPTY = new Zone(List.of(), List.of(), 0);
  }

  /** What a machine is to the processor whose card tells of it. */
  enum Tie {
    HOLDS,
    /** The machine is in a system call, and the processor waits for it. */
    LEFT,
    /** The machine will have the processor once it is awake. */
    COMES
  }

  record MachineOfProcessor(MachineStateView machine, Tie tie) {}

  Zone zone(String name) {
    return zones.getOrDefault(name, Zone.EMPTY);
  }

  /** The machines of a place, by their numbers. */
  List<MachineStateView> machinesIn(RuntimeSnapshot state, String place) {
    List<MachineStateView> found = new ArrayList<>();
    for (MachineStateView m : state.ms().values()) {
      if (place.equals(machines.get(m.id()))) {
        found.add(m);
      }
    }
    return found;
  }

  static @Nullable MachineOfProcessor machineOf(RuntimeSnapshot state, ProcessorState p) {
    MachineStateView holder = p.m() == null ? null : state.ms().get(p.m());
    if (holder != null) {
      return new MachineOfProcessor(holder, Tie.HOLDS);
    }
    boolean waits = p.status() == ProcessorStatus.SYSCALL;
    for (MachineStateView m : state.ms().values()) {
      if (m.p() == null && (waits ? isWaitedFor(m, p) : isId(m.nextp(), p.id()))) {
        return new MachineOfProcessor(m, waits ? Tie.LEFT : Tie.COMES);
      }
    }
    return null;
  }

  private static boolean isWaitedFor(MachineStateView m, ProcessorState p) {
    return m.state() == MachineState.SYSCALL
        && isId(m.oldp(), p.id())
        && m.syscalltick() == p.syscalltick();
  }

  private static boolean isId(@Nullable Integer number, int id) {
    return number != null && number == id;
  }

  static Placement of(RuntimeSnapshot state, WorkMeter work) {
    Maker maker = new Maker(state, work);
    maker.addLists();
    maker.addUnlisted();
    Map<Integer, String> machines = new TreeMap<>();
    for (MachineStateView m : state.ms().values()) {
      machines.put(m.id(), place(m, state));
    }
    return new Placement(maker.zones, machines);
  }

  private static String place(MachineStateView m, RuntimeSnapshot state) {
    if (m.state() == MachineState.EXITED) {
      return "";
    }
    if (isId(state.sysmon().m(), m.id()) || m.state() == MachineState.SYSMON) {
      return SYSMON;
    }
    if (m.p() != null) {
      return "P" + m.p();
    }
    if (m.state() == MachineState.SYSCALL) {
      return SYSCALL;
    }
    boolean polls = isId(state.netpoll().poller(), m.id()) || m.state() == MachineState.POLLING;
    return polls ? NETPOLL : SPARE;
  }

  /**
   * First come, first served: a running goroutine is on its machine whatever else names it, and one
   * in a select is at the first of its channels. A goroutine in no list is where its own record
   * says, and so is one that is ready: a select is taken out of the queues of its other cases when
   * it runs.
   */
  private static final class Maker {
    private final RuntimeSnapshot state;
    private final WorkMeter work;
    private final Set<Integer> placed = new LinkedHashSet<>();
    private final Map<String, Zone> zones = new LinkedHashMap<>();

    Maker(RuntimeSnapshot state, WorkMeter work) {
      this.state = state;
      this.work = work;
    }

    private void add(String name, List<Integer> members, int size) {
      add(name, members, size, _ -> true);
    }

    private void addWaiters(String name, List<Integer> members, int size) {
      add(name, members, size, this::waits);
    }

    private boolean waits(int g) {
      GoroutineState known = state.gs().get(g);
      return known == null || known.status() == GoroutineStatus.WAITING;
    }

    private void add(String name, List<Integer> members, int size, IntPredicate isThere) {
      work.spend(LOOK_WORK * (1 + members.size()));
      List<Integer> home = new ArrayList<>();
      for (int g : members) {
        if (isThere.test(g) && placed.add(g)) {
          home.add(g);
        }
      }
      if (size > 0) {
        zones.put(name, new Zone(members, home, size));
      }
    }

    private void addOne(String name, @Nullable Integer g) {
      if (g != null) {
        add(name, List.of(g), 1);
      }
    }

    void addLists() {
      for (MachineStateView m : state.ms().values()) {
        addOne("M" + m.id(), m.curg());
      }
      for (ProcessorState p : state.ps().values()) {
        addOne("P" + p.id() + ".runnext", p.runnext());
        add("P" + p.id() + ".runq", p.runq(), p.runqsize());
      }
      add(GLOBAL, state.sched().runq(), state.sched().runqsize());
      for (ChannelState channel : state.sync().channels().values()) {
        addWaiters("chan " + channel.id() + " recvq", channel.recvq(), channel.recvqsize());
        addWaiters("chan " + channel.id() + " sendq", channel.sendq(), channel.sendqsize());
      }
      for (SyncObjectState object : state.sync().objects().values()) {
        addWaiters("sync " + object.id(), object.waiters(), object.waitersize());
      }
      add(NETPOLL, state.netpoll().goids(), state.netpoll().waiters());
      List<Integer> sleepers = sleepers();
      add(TIMERS, sleepers, sleepers.size());
      List<Integer> assists = state.gc().assistQueue();
      add("reason GC assist wait", assists, state.gc().assistQueueSize());
      add(FREE, List.of(), state.gCounts().getOrDefault(GoroutineStatus.DEAD, 0));
    }

    /** The next to wake first. */
    private List<Integer> sleepers() {
      List<TimerState> timers = new ArrayList<>(state.timers());
      timers.sort(Comparator.comparingLong(TimerState::whenNs));
      List<Integer> sleepers = new ArrayList<>();
      for (TimerState timer : timers) {
        Integer g = timer.goid();
        if (g != null && !timer.zombie()) {
          sleepers.add(g);
        }
      }
      return sleepers;
    }

    void addUnlisted() {
      Map<String, List<Integer>> groups = new LinkedHashMap<>();
      Map<Integer, Integer> indexes = new LinkedHashMap<>();
      for (GoroutineState g : state.gs().values()) {
        if (!placed.contains(g.id())) {
          work.spend(LOOK_WORK);
          String place = ownPlace(g);
          var indexed = INDEX.matcher(place);
          boolean isIndexed = indexed.matches();
          indexes.put(g.id(), isIndexed ? Integer.parseInt(indexed.group(2)) : 0);
          String name = isIndexed ? indexed.group(1) : place;
          groups.computeIfAbsent(name, _ -> new ArrayList<>()).add(g.id());
        }
      }
      groups.forEach((name, members) -> {
        members.sort(Comparator.comparing(g -> indexes.getOrDefault(g, 0)));
        Zone listed = zones.getOrDefault(name, Zone.EMPTY);
        List<Integer> all = joined(listed.members(), members);
        int size = Math.max(listed.size(), all.size());
        zones.put(name, new Zone(all, joined(listed.home(), members), size));
      });
    }

    private static List<Integer> joined(List<Integer> first, List<Integer> then) {
      List<Integer> all = new ArrayList<>(first);
      all.addAll(then);
      return all;
    }

    private String ownPlace(GoroutineState g) {
      if (g.status() == GoroutineStatus.DEAD) {
        return FREE;
      }
      if (g.m() != null) {
        return "M" + g.m();
      }
      String named = g.where() == null ? null : named(g.where());
      if (named != null) {
        return named;
      }
      return g.waitReason().isFor(WaitReason.NONE)
          ? "status " + g.status().text()
          : "reason " + g.waitReason().text();
    }

    /** Null: what is called so is no place on the board, or not listed. */
    private @Nullable String named(Where where) {
      return switch (where.kind()) {
        case TIMERS -> TIMERS;
        case MACHINE, RUNNEXT, RUN_QUEUE, NETPOLL -> where.text();
        case CHANNEL -> state.sync().channels().containsKey(where.number()) ? where.text() : null;
        case SYNC_OBJECT ->
            state.sync().objects().containsKey(where.number()) ? "sync " + where.number() : null;
        case OTHER -> null;
      };
    }
  }
}
