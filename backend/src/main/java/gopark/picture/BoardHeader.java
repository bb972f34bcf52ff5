package gopark.picture;

import gopark.runtime.state.EndedState;
import gopark.runtime.state.KernelState;
import gopark.runtime.state.RuntimeSnapshot;
import java.util.ArrayList;
import java.util.List;

/** The name of the house, the rules of the run, the time, and what concerns everybody. */
final class BoardHeader implements Block {
  private static final double NARROW = 760;
  private static final double LINE = 26;

  private final Board board;
  private final double width;

  /** Facts in the order in which they matter: what does not fit is left out. */
  private final List<String> facts = new ArrayList<>();

  private final List<String> notices = new ArrayList<>();

  BoardHeader(Board board, double width) {
    this.board = board;
    this.width = width;
    RuntimeSnapshot state = board.state();
    Sheet sheet = board.sheet();
    facts.add("Go " + state.go());
    facts.add("GOMAXPROCS " + state.gomaxprocs());
    facts.add(sheet.say("picture.cores", "count", state.cores()));
    facts.add("seed " + state.seed());
    addNotices(state, sheet);
  }

  private void addNotices(RuntimeSnapshot state, Sheet sheet) {
    EndedState ended = state.ended();
    if (ended != null) {
      notices.add(sheet.say("picture.ended", "code", ended.exitCode()));
    }
    if (state.sched().gcwaiting()) {
      notices.add(sheet.say("picture.stopped-world"));
    }
    if (state.gc().marking()) {
      notices.add(sheet.say("picture.collecting"));
    }
    KernelState os = state.os();
    if (os.throttledUntilNs() > 0) {
      notices.add(sheet.say("picture.throttled"));
    }
  }

  private boolean narrow() {
    return width < NARROW;
  }

  @Override
  public double height() {
    return 30 + (narrow() ? LINE : 0) + (notices.isEmpty() ? 0 : LINE + 8);
  }

  @Override
  public void draw(double x, double y) {
    Sheet sheet = board.sheet();
    PictureTheme theme = board.theme();
    drawSign(x, y);
    double taken =
        sheet.text(x + 36, y + 21, 100, Lettering.sansBold(18), theme.ink(), "GoPark") + 54;
    double clock = drawClock(x + width, y + 20, width - taken);
    if (narrow()) {
      drawFacts(x, y + 20 + LINE, width);
    } else {
      drawFacts(x + taken, y + 20, width - taken - clock - 24);
    }
    drawNotices(x, y + 34 + (narrow() ? LINE : 0));
  }

  private void drawSign(double x, double y) {
    Sheet sheet = board.sheet();
    PictureTheme theme = board.theme();
    String ink = theme.ink();
    sheet.path(
        "M" + Sheet.length(x + 14) + " " + Sheet.length(y + 2) + "l13 24h-26z",
        Marks.paint(theme.machineRunning(), ink, 2) + " stroke-linejoin=\"round\"");
    sheet.circle(x + 14, y + 18, 5.5, Marks.paint(PictureTheme.RUNNING, ink, 1.8));
  }

  private double drawClock(double right, double y, double room) {
    Sheet sheet = board.sheet();
    PictureTheme theme = board.theme();
    RuntimeSnapshot state = board.state();
    Lettering bold = Lettering.sansBold(15);
    String time = sheet.time(state.timeNs());
    double taken = sheet.textTo(right, y, room, bold, theme.ink(), time);
    String step = sheet.say("picture.step", "step", state.step());
    Lettering small = Lettering.sans(12);
    double left = room - taken - 12;
    if (small.width(step) <= left) {
      taken += 12 + sheet.textTo(right - taken - 12, y, left, small, theme.muted(), step);
    }
    return taken;
  }

  private void drawFacts(double x, double y, double room) {
    Lettering mono = Lettering.mono(12);
    double at = x;
    for (String fact : facts) {
      double w = mono.width(fact) + 20;
      if (at + w > x + room) {
        return;
      }
      String style = Marks.paint("none", board.theme().line(), 1);
      board.sheet().rect(at, y - 15, w, 22, 11, style);
      board.sheet().text(at + 10, y, w, mono, board.theme().ink(), fact);
      at += w + 8;
    }
  }

  private void drawNotices(double x, double y) {
    double at = x;
    Lettering bold = Lettering.sansBold(12);
    for (String notice : notices) {
      double w = Math.min(width, bold.width(notice) + 34);
      if (at + w > x + width) {
        return;
      }
      PictureTheme theme = board.theme();
      board.sheet().rect(at, y + 4, w, 24, 5, Marks.paint(theme.surface(), theme.ink(), 1.4));
      board.sheet().rect(at + 7, y + 10, 4, 12, 2, LocalQueue.fill(theme.processorStopped()));
      board.sheet().text(at + 19, y + 20.5, w - 24, bold, theme.ink(), notice);
      at += w + 10;
    }
  }
}
