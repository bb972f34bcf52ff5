package gopark.picture;

import gopark.runtime.state.GoroutineState;
import gopark.runtime.state.GoroutineStatus;
import gopark.runtime.state.MachineState;
import gopark.runtime.state.MachineStateView;
import gopark.runtime.state.NetpollState;
import gopark.runtime.state.SysmonState;
import gopark.runtime.state.TimerState;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** Below the line: threads in system calls, threads asleep, the poller, timers, the watchman. */
final class Panels implements Block {
  private static final double ABOVE = 120;
  private static final double FULL = 98;
  private static final double SLIM = 60;
  private static final double GAP = 12;
  private static final double PAD = 13;
  private static final double MACHINE = 34;
  private static final double R = 12.5;
  private static final double SMALLEST = 10;
  private static final int COUNT = 5;

  private final Board board;
  private final double width;
  private final int columns;
  private final boolean slim;
  private final double height;

  /** The slim ones have words and counts only. */
  Panels(Board board, double width, boolean slim) {
    this.slim = slim;
    height = slim ? SLIM : FULL;
    this.board = board;
    this.width = width;
    int most = (int) Math.floor((width + GAP) / (176 + GAP));
    int rows = Math.ceilDiv(COUNT, Math.clamp(most, 1, COUNT));
    columns = Math.ceilDiv(COUNT, rows);
  }

  @Override
  public double height() {
    return Math.ceilDiv(COUNT, columns) * (height + GAP) - GAP;
  }

  @Override
  public void draw(double x, double y) {
    // The kernel line stands above them, and the machines that hang down to it.
    board.sheet().view("kernel", x, y - ABOVE, width);
    board.sheet().view("sysmon", x + width, y - ABOVE, width);
    for (int i = 0; i < COUNT; i++) {
      int row = i / columns;
      int inRow = Math.min(columns, COUNT - row * columns);
      double w = (width - GAP * (inRow - 1)) / inRow;
      double left = x + (i % columns) * (w + GAP);
      double top = y + row * (height + GAP);
      board.plate(left, top, w, height);
      drawPanel(i, left + PAD, top, w - 2 * PAD);
    }
  }

  private void drawPanel(int which, double x, double y, double w) {
    switch (which) {
      case 0 -> drawSyscalls(x, y, w);
      case 1 -> drawParked(x, y, w);
      case 2 -> drawNetpoller(x, y, w);
      case 3 -> drawTimers(x, y, w);
      default -> drawSysmon(x, y, w);
    }
  }

  private void frame(
      double x, double y, double w, String title, String place, String count, String caption) {
    Sheet sheet = board.sheet();
    PictureTheme theme = board.theme();
    Lettering mono = Lettering.monoBold(12.5);
    double taken = sheet.countTo(x + w, y + 23, w / 2, mono, theme.muted(), place, count);
    double room = w - taken - 8;
    boolean goName = title.equals("sysmon");
    Lettering bold = new Lettering(13, goName, true);
    while (bold.width(title) > room && bold.size() > SMALLEST) {
      bold = new Lettering(bold.size() - 0.5, goName, true);
    }
    sheet.text(x, y + 23, room, bold, theme.ink(), title);
    sheet.text(x, y + height - 12, w, Lettering.sans(11.5), theme.muted(), caption);
  }

  /** "+7" for those there is no room for. */
  private void more(double x, double y, double right, int count) {
    if (count > 0) {
      String text = "+" + board.sheet().number(count);
      Lettering mono = Lettering.mono(11.5);
      board.sheet().text(x, y, right - x, mono, board.theme().muted(), text);
    }
  }

  /**
   * How many of {@code count} things fit beside each other, with room for the number of the others.
   */
  private static int fitting(int count, double each, double room) {
    return count * each <= room ? count : (int) Math.max(0, Math.floor((room - 38) / each));
  }

  private void drawSyscalls(double x, double y, double w) {
    List<MachineStateView> calling = board.calling();
    List<MachineStateView> all = board.machinesIn(Placement.SYSCALL);
    Sheet sheet = board.sheet();
    String title = sheet.say("picture.in-syscalls");
    int count = calling.size();
    frame(x, y, w, title, Placement.SYSCALL, count(count), callers(calling));
    if (slim || all.isEmpty()) {
      empty(x, y);
      return;
    }
    List<Integer> gs = new ArrayList<>();
    for (MachineStateView m : all) {
      if (m.curg() != null) {
        gs.add(m.curg());
      }
    }
    double each = MACHINE * 1.16 + 2 * Marks.halfWidth(gs, R) + 16;
    int shown = fitting(all.size(), each, w);
    for (int i = 0; i < shown; i++) {
      MachineStateView m = all.get(i);
      double left = x + i * each;
      Named named = Named.machine(m.id(), Placement.SYSCALL);
      board.marks().namedMachine(left + MACHINE * 0.58, y + 34, MACHINE, named, m.state());
      Integer g = m.curg();
      if (g != null) {
        double half = Marks.halfWidth(g, R);
        double cx = left + MACHINE * 1.16 + 4 + half;
        board.marks().goroutine(cx, y + 51, R, Named.goroutine(g, "M" + m.id()), look(g));
      }
    }
    more(x + shown * each, y + 56, x + w, all.size() - shown);
  }

  /** The machines in calls that keep their processor, which hang under it and are named here. */
  private String callers(List<MachineStateView> calling) {
    Sheet sheet = board.sheet();
    List<String> keepers = new ArrayList<>();
    for (MachineStateView m : calling) {
      if (m.p() != null) {
        keepers.add("M" + m.id() + " (P" + m.p() + ")");
      }
    }
    if (calling.isEmpty()) {
      return sheet.say("picture.nobody");
    }
    return keepers.isEmpty()
        ? sheet.say("picture.waits-kernel", "count", calling.size())
        : sheet.say("picture.keep", "machines", String.join(", ", keepers));
  }

  private Marks.Look look(int g) {
    GoroutineState state = board.g(g);
    return state != null && state.status() == GoroutineStatus.SYSCALL
        ? Marks.Look.SYSCALL
        : Marks.Look.of(state, Marks.Look.SYSCALL);
  }

  private String count(long count) {
    return board.sheet().number(count);
  }

  private void drawParked(double x, double y, double w) {
    List<MachineStateView> all = board.machinesIn(Placement.SPARE);
    String title = board.sheet().say("picture.spare");
    frame(x, y, w, title, Placement.SPARE, count(all.size()), asleep(all));
    drawMachines(x, y, w, all);
  }

  private String asleep(List<MachineStateView> all) {
    Sheet sheet = board.sheet();
    int locked = 0;
    int asleep = 0;
    for (MachineStateView m : all) {
      locked += m.state() == MachineState.PARKED_LOCKED ? 1 : 0;
      asleep += m.state() == MachineState.PARKED ? 1 : 0;
    }
    if (all.isEmpty()) {
      return sheet.say("picture.nobody");
    }
    if (locked > 0) {
      return sheet.say("picture.asleep-locked", "asleep", asleep, "locked", locked);
    }
    return asleep == all.size()
        ? sheet.say("picture.asleep", "count", asleep)
        : sheet.say("picture.some-asleep", "count", asleep);
  }

  /** Where something could be and is not. */
  private void empty(double x, double y) {
    if (slim) {
      return;
    }
    board.marks().empty(x, y + 36, MACHINE, MACHINE - 4);
  }

  private void drawMachines(double x, double y, double w, List<MachineStateView> all) {
    if (slim || all.isEmpty()) {
      empty(x, y);
      return;
    }
    double each = MACHINE * 1.16 + 9;
    int shown = fitting(all.size(), each, w);
    for (int i = 0; i < shown; i++) {
      MachineStateView m = all.get(i);
      double apex = x + MACHINE * 0.58 + i * each;
      Named named = Named.machine(m.id(), Placement.SPARE);
      board.marks().namedMachine(apex, y + 34, MACHINE, named, m.state());
    }
    more(x + shown * each, y + 56, x + w, all.size() - shown);
  }

  private void drawWaiting(double x, double y, double w, String place, int size) {
    if (slim) {
      return;
    }
    List<Integer> ids = board.placement().zone(place).home();
    double each = 2 * Marks.halfWidth(ids, R) + 10;
    int shown = Math.min(ids.size(), fitting(size, each, w));
    for (int i = 0; i < shown; i++) {
      board.waiting(x + each / 2 - 4 + i * each, y + 50, R, ids.get(i), place);
    }
    more(x + shown * each, y + 56, x + w, size - shown);
  }

  private void drawNetpoller(double x, double y, double w) {
    NetpollState netpoll = board.state().netpoll();
    Integer poller = netpoll.poller();
    String caption =
        poller != null
            ? board.sheet().say("picture.poller", "m", "M" + poller)
            : netpoll.waiters() == 0
                ? board.sheet().say("picture.nobody")
                : board.sheet().say("picture.wait-data", "count", netpoll.waiters());
    String title = board.sheet().say("picture.netpoller");
    frame(x, y, w, title, Placement.NETPOLL, count(netpoll.waiters()), caption);
    double left = x;
    if (poller != null && !slim) {
      double apex = x + MACHINE * 0.58;
      Named named = Named.machine(poller, Placement.NETPOLL);
      board.marks().namedMachine(apex, y + 34, MACHINE, named, MachineState.POLLING);
      left += MACHINE * 1.16 + 12;
    } else if (netpoll.waiters() == 0) {
      empty(x, y);
    }
    drawWaiting(left, y, x + w - left, Placement.NETPOLL, netpoll.waiters());
  }

  private @Nullable TimerState first() {
    TimerState first = null;
    for (TimerState timer : board.state().timers()) {
      if (!timer.zombie() && (first == null || timer.whenNs() < first.whenNs())) {
        first = timer;
      }
    }
    return first;
  }

  private void drawTimers(double x, double y, double w) {
    Sheet sheet = board.sheet();
    TimerState first = first();
    String caption = sheet.say("picture.nobody");
    if (first != null) {
      long left = Math.max(0, first.whenNs() - board.state().timeNs());
      caption = sheet.say("picture.next-in", "time", sheet.time(left));
    }
    String title = sheet.say("picture.timers");
    frame(x, y, w, title, Placement.TIMERS, count(board.state().stats().timers()), caption);
    int sleepers = board.placement().zone(Placement.TIMERS).size();
    if (sleepers == 0) {
      empty(x, y);
    }
    drawWaiting(x, y, w, Placement.TIMERS, sleepers);
  }

  private void drawSysmon(double x, double y, double w) {
    Sheet sheet = board.sheet();
    SysmonState sysmon = board.state().sysmon();
    Integer m = sysmon.m();
    Long due = sysmon.dueNs();
    String caption = sheet.say("picture.waits-for-core");
    if (m == null) {
      caption = sheet.say("picture.no-sysmon");
    } else if (sysmon.asleep()) {
      caption = sheet.say("picture.sysmon-asleep");
    } else if (due != null) {
      long left = Math.max(0, due - board.state().timeNs());
      caption = sheet.say("picture.looks-in", "time", sheet.time(left));
    }
    frame(x, y, w, "sysmon", Placement.SYSMON, "", caption);
    if (m != null && !slim) {
      MachineState state = sysmon.asleep() ? MachineState.PARKED : MachineState.SYSMON;
      Named named = Named.machine(m, Placement.SYSMON);
      board.marks().namedMachine(x + MACHINE * 0.58, y + 34, MACHINE, named, state);
      String watches = sheet.say("picture.watches");
      double left = x + MACHINE * 1.16 + 12;
      Lettering font = Lettering.sans(11.5);
      sheet.text(left, y + 55, x + w - left, font, board.theme().muted(), watches);
    }
  }
}
