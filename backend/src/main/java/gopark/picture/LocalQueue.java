package gopark.picture;

import gopark.picture.Marks.Look;
import gopark.runtime.state.ProcessorState;
import java.util.List;

/**
 * The ring of a processor: up to twelve goroutines by name, up to 64 as small circles, more as the
 * array it is, with its head and tail.
 */
final class LocalQueue {
  static final int NAMED = 12;
  static final int SMALL = 64;
  static final double ROW = 30;
  private static final double R = 11;
  private static final double PITCH = 11;
  private static final int COLUMNS = 16;
  private static final double CELL = 6;

  private final Board board;
  private final ProcessorState p;
  private final double width;
  private final String place;
  private final double slot;
  private final int perRow;

  /** Slots stretch until they fill the row. */
  private final double pitch;

  LocalQueue(Board board, ProcessorState p, double width) {
    this.board = board;
    this.p = p;
    this.width = width;
    place = "P" + p.id() + ".runq";
    slot = 2 * Marks.halfWidth(p.runq(), R) + 5;
    perRow = (int) Math.max(1, Math.floor((width + 3) / (slot + 3)));
    pitch = (width + 3) / perRow;
  }

  double height() {
    int size = p.runqsize();
    if (size <= NAMED) {
      return Math.max(1, Math.ceilDiv(size, perRow)) * ROW;
    }
    if (size <= SMALL) {
      return ROW + 4 + Math.ceilDiv(size - named(), smallPerRow()) * PITCH;
    }
    return rows() * CELL + 4;
  }

  private int smallPerRow() {
    return (int) Math.floor(width / PITCH);
  }

  /** How many goroutines are drawn: of many the first three and the last, if there is room. */
  private int named() {
    return Math.min(4, (int) Math.floor((width - 18) / (slot + 3)));
  }

  private int rows() {
    return Math.min(32, Math.ceilDiv(p.runqcapacity(), COLUMNS));
  }

  void draw(double x, double y) {
    int size = p.runqsize();
    if (size <= NAMED) {
      drawNamed(x, y);
    } else if (size <= SMALL && p.runq().size() == size) {
      drawSmall(x, y);
    } else {
      drawRing(x, y);
    }
  }

  private void slot(double x, double y, double w) {
    String style = Marks.paint(board.theme().sunken(), board.theme().line(), 1);
    board.sheet().rect(x, y, w, 27, 5, style);
  }

  private void drawNamed(double x, double y) {
    List<Integer> runq = p.runq();
    int slots = Math.max(perRow, Math.ceilDiv(runq.size(), perRow) * perRow);
    for (int i = 0; i < slots; i++) {
      double left = x + (i % perRow) * pitch;
      int row = i / perRow;
      double top = y + row * ROW;
      slot(left, top, pitch - 3);
      if (i < runq.size()) {
        board.runnable(left + pitch / 2 - 2.5, top + 12.5, R, runq.get(i), place);
      }
    }
  }

  private void drawSmall(double x, double y) {
    List<Integer> runq = p.runq();
    int named = named();
    int last = runq.size() - 1;
    double left = x;
    for (int i = 0; i < named - 1; i++) {
      slot(left, y, slot);
      board.runnable(left + slot / 2 - 1, y + 12.5, R, runq.get(i), place);
      left += slot + 3;
    }
    for (int i = 0; i < 3; i++) {
      board.sheet().circle(left + 2 + i * 5, y + 13, 1.2, fill(board.theme().muted()));
    }
    slot(left + 16, y, slot);
    board.runnable(left + 16 + slot / 2 - 1, y + 12.5, R, runq.get(last), place);
    int perLine = smallPerRow();
    for (int i = named - 1; i < last; i++) {
      int place = i - named + 1;
      double cx = x + 5 + (place % perLine) * PITCH;
      int line = place / perLine;
      double cy = y + ROW + 7 + line * PITCH;
      board.marks().small(cx, cy, 4, Look.of(board.g(runq.get(i)), Look.RUNNABLE));
    }
  }

  private void drawRing(double x, double y) {
    int capacity = Math.max(1, Math.min(p.runqcapacity(), rows() * COLUMNS));
    int head = Math.floorMod(p.runqhead(), capacity);
    int tail = Math.floorMod(p.runqtail(), capacity);
    Sheet sheet = board.sheet();
    PictureTheme theme = board.theme();
    StringBuilder full = new StringBuilder();
    StringBuilder free = new StringBuilder();
    for (int i = 0; i < capacity; i++) {
      boolean taken = Math.floorMod(i - head, capacity) < p.runqsize();
      Sheet.square(taken ? full : free, cellX(x, i), cellY(y, i), CELL - 1);
    }
    sheet.path(free.toString(), Marks.paint(theme.sunken(), theme.line(), 0.6));
    sheet.path(full.toString(), Marks.paint(PictureTheme.RUNNABLE, theme.ink(), 0.6));
    String outline = Marks.paint("none", theme.ink(), 1.6);
    sheet.rect(cellX(x, head) - 1, cellY(y, head) - 1, CELL + 1, CELL + 1, 1.5, outline);
    if (tail != head) {
      String dashed = outline + " stroke-dasharray=\"1.6 1.4\"";
      sheet.rect(cellX(x, tail) - 1, cellY(y, tail) - 1, CELL + 1, CELL + 1, 1.5, dashed);
    }
    double right = x + COLUMNS * CELL + 10;
    double room = width - COLUMNS * CELL - 10;
    Lettering mono = Lettering.mono(9.8);
    sheet.text(right, y + 12, room, mono, theme.muted(), "head " + head);
    sheet.text(right, y + 56, room, mono, theme.muted(), "tail " + tail);
    if (!p.runq().isEmpty()) {
      int first = p.runq().getFirst();
      board.runnable(right + Marks.halfWidth(first, R), y + 29, R, first, place);
      if (p.runq().size() == p.runqsize()) {
        int last = p.runq().getLast();
        board.runnable(right + Marks.halfWidth(last, R), y + 73, R, last, place);
      }
    }
  }

  private static double cellX(double x, int i) {
    return x + 1 + (i % COLUMNS) * CELL;
  }

  private static double cellY(double y, int i) {
    int row = i / COLUMNS;
    return y + 1 + row * CELL;
  }

  static String fill(String colour) {
    return "fill=\"" + colour + "\"";
  }
}
