package gopark.picture;

import gopark.picture.Marks.Look;
import gopark.runtime.state.SchedState;
import java.util.List;

/** The band of the global queue: a linked list, its head at the left. */
final class GlobalQueue implements Block {
  private static final double NARROW = 700;
  private static final double HEIGHT = 52;
  private static final double R = 12;
  private static final double PITCH = 11;
  private static final double DOT = 6;
  private static final int LINES = 4;

  private final Board board;
  private final double width;
  private final SchedState sched;
  private final double slot;

  GlobalQueue(Board board, double width) {
    this.board = board;
    this.width = width;
    sched = board.state().sched();
    slot = 2 * Marks.halfWidth(sched.runq(), R) + 9;
  }

  private boolean narrow() {
    return width < NARROW;
  }

  @Override
  public double height() {
    return narrow() ? HEIGHT + 32 : HEIGHT;
  }

  @Override
  public void draw(double x, double y) {
    board.plate(x, y, width, height());
    Sheet sheet = board.sheet();
    sheet.view("queue", x, y - 10, width);
    PictureTheme theme = board.theme();
    Lettering bold = Lettering.sansBold(14);
    String title = sheet.say("picture.global-queue");
    double at = x + 16;
    at += sheet.text(at, y + 31, width - 32, bold, theme.ink(), title) + 12;
    String size = "sched.runq · " + sheet.number(sched.runqsize());
    Lettering mono = Lettering.mono(12);
    at +=
        sheet.count(at, y + 31, x + width - 16 - at, mono, theme.muted(), Placement.GLOBAL, size)
            + 28;
    if (narrow()) {
      drawQueue(x + 16, y + 60, width - 32);
    } else {
      drawQueue(at, y + HEIGHT / 2, x + width - 16 - at);
    }
  }

  private void drawQueue(double x, double middle, double room) {
    List<Integer> runq = sched.runq();
    int size = sched.runqsize();
    if (size == 0) {
      String empty = board.sheet().say("picture.global-empty");
      Lettering font = Lettering.sans(12);
      String fits = font.fit(empty, room);
      String style =
          Marks.paint("none", board.theme().strongLine(), 1) + " stroke-dasharray=\"4 4\"";
      board.sheet().rect(x, middle - 14, Math.min(room, font.width(fits) + 28), 28, 8, style);
      board.sheet().text(x + 14, middle + 4, room - 28, font, board.theme().muted(), empty);
      return;
    }
    boolean whole = runq.size() == size;
    if (whole && size <= LocalQueue.NAMED && size * slot <= room) {
      drawNamed(x, middle, size);
      return;
    }
    int named = (int) Math.min(3, Math.floor(room / 3 / slot));
    double at = x + drawNamed(x, middle, Math.min(named, runq.size())) + 6;
    double left = x + room - at;
    int last = runq.getLast();
    double lastWidth = 2 * Marks.halfWidth(last, R) + 6;
    double dots = (size - named - 1) * PITCH + 8;
    if (whole && size <= LocalQueue.SMALL && dots + lastWidth <= left) {
      for (int i = named; i < size - 1; i++) {
        Look look = Look.of(board.g(runq.get(i)), Look.RUNNABLE);
        board.marks().small(at + 4 + (i - named) * PITCH, middle, 4.2, look);
      }
      board.runnable(at + dots + Marks.halfWidth(last, R), middle - 1, R, last, Placement.GLOBAL);
    } else if (whole && Math.ceilDiv(size - named, LINES) * DOT <= left) {
      drawDots(at, middle, size - named);
    } else {
      drawBar(at + 4, middle, left - 4);
    }
  }

  /** The first of the queue by name; returns how wide they are. */
  private double drawNamed(double x, double middle, int count) {
    for (int i = 0; i < count; i++) {
      double cx = x + i * slot + (slot - 9) / 2;
      board.runnable(cx, middle - 1, R, sched.runq().get(i), Placement.GLOBAL);
    }
    return count * slot;
  }

  /** A column is four of them, the first at the top. */
  private void drawDots(double x, double middle, int count) {
    String style = Marks.paint(PictureTheme.RUNNABLE, board.theme().ink(), 0.6);
    double top = middle - LINES * DOT / 2;
    StringBuilder squares = new StringBuilder();
    for (int i = 0; i < count; i++) {
      int column = i / LINES;
      Sheet.square(squares, x + 3 + column * DOT, top + (i % LINES) * DOT, DOT - 1);
    }
    board.sheet().path(squares.toString(), style);
  }

  /** A million fills it: each step of ten is of the same length. */
  private void drawBar(double x, double middle, double room) {
    PictureTheme theme = board.theme();
    double share = Board.share(sched.runqsize(), 1_000_000);
    board.bar(x, middle - 9, room, 10, share, PictureTheme.RUNNABLE);
    Lettering mono = Lettering.mono(9.5);
    String[] labels = {"1", "10", "100", "1k", "10k", "100k", "1M"};
    double end = x - 20;
    for (int i = 0; i < labels.length; i++) {
      double at = x + room * Board.share((int) Math.pow(10, i), 1_000_000);
      double half = mono.width(labels[i]) / 2;
      double around = Math.min(at, x + room - half);
      if (around - half < end + 6) {
        continue;
      }
      end = around + half;
      board.sheet().line(at, middle + 3, at, middle + 6, "stroke=\"" + theme.strongLine() + "\"");
      board.sheet().textAround(around, middle + 16, 40, mono, theme.muted(), labels[i]);
    }
  }
}
