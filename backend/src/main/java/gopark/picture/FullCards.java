package gopark.picture;

import gopark.picture.Marks.Look;
import gopark.picture.Placement.MachineOfProcessor;
import gopark.picture.Placement.Tie;
import gopark.runtime.state.GoroutineState;
import gopark.runtime.state.MachineStateView;
import gopark.runtime.state.ProcessorState;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** Processors with all that belongs to them, each with its machine hung beneath. */
final class FullCards implements Block {
  static final double LEAST = 184;
  private static final double MOST = 440;
  private static final double GAP = 14;
  private static final double ROW_GAP = 16;
  private static final double TOP = 94;
  private static final double PAD = 14;
  private static final double HUNG = 76;
  private static final double R = 11;
  private static final int TICKS = 61;

  private final Board board;
  private final List<ProcessorState> ps;
  private final double width;
  private final int columns;
  private final double card;
  private double queue;

  FullCards(Board board, double width) {
    this.board = board;
    this.width = width;
    ps = board.processors();
    int most = (int) Math.max(1, Math.floor((width + GAP) / (LEAST + GAP)));
    int rows = Math.max(1, Math.ceilDiv(ps.size(), most));
    columns = Math.max(1, Math.ceilDiv(ps.size(), rows));
    card = Math.min(MOST, (width - GAP * (columns - 1)) / columns);
    double tallest = LocalQueue.ROW;
    for (ProcessorState p : ps) {
      tallest = Math.max(tallest, new LocalQueue(board, p, card - 2 * PAD).height());
    }
    queue = tallest;
  }

  private double cardHeight() {
    return TOP + queue + 10;
  }

  @Override
  public double height() {
    int rows = Math.ceilDiv(ps.size(), columns);
    return rows * (cardHeight() + HUNG) + Math.max(0, rows - 1) * ROW_GAP;
  }

  @Override
  public void stretch(double height) {
    int rows = Math.ceilDiv(ps.size(), columns);
    queue += (height - height()) / rows;
  }

  @Override
  public void draw(double x, double y) {
    double left = x + (width - columns * card - GAP * (columns - 1)) / 2;
    for (int i = 0; i < ps.size(); i++) {
      double cx = left + (i % columns) * (card + GAP);
      int row = i / columns;
      double cy = y + row * (cardHeight() + HUNG + ROW_GAP);
      board.sheet().view("P" + ps.get(i).id(), cx + card / 2, cy - GAP, width);
      drawMachine(ps.get(i), cx, cy + cardHeight());
      drawCard(ps.get(i), cx, cy);
    }
  }

  private void drawCard(ProcessorState p, double x, double y) {
    Sheet sheet = board.sheet();
    PictureTheme theme = board.theme();
    ProcessorOutlines.draw(board, p, x, y, card, cardHeight());
    String colour = ProcessorOutlines.colour(board, p);
    sheet.rect(x + PAD, y + 12, 5, 20, 2.5, LocalQueue.fill(colour));
    Lettering name = Lettering.monoBold(16);
    double taken = sheet.text(x + PAD + 13, y + 27.5, 60, name, theme.ink(), "P" + p.id());
    double after = x + PAD + 13 + taken + 8;
    double room = x + card - PAD - 24 - after;
    Lettering status = Lettering.mono(11);
    taken = sheet.text(after, y + 27, room, status, theme.muted(), p.status().text());
    String word = ProcessorOutlines.word(board, p);
    double left = room - taken - 8;
    if (Lettering.sans(11).width(word) <= left) {
      sheet.text(after + taken + 8, y + 27, left, Lettering.sans(11), theme.muted(), word);
    }
    board.marks().badge(x + card - PAD - 8, y + 22, 8.5, ProcessorOutlines.glyph(p));
    drawNext(p, x + PAD, y + 40);
    drawTick(p, x + card - PAD, y + 40);
    sheet.text(x + PAD, y + 87, 60, Lettering.mono(11), theme.muted(), "runq");
    String size = p.runqsize() + "/" + p.runqcapacity();
    Lettering mono = Lettering.mono(11);
    sheet.countTo(x + card - PAD, y + 87, 80, mono, theme.muted(), "P" + p.id() + ".runq", size);
    new LocalQueue(board, p, card - 2 * PAD).draw(x + PAD, y + TOP);
  }

  private void drawNext(ProcessorState p, double x, double y) {
    Sheet sheet = board.sheet();
    PictureTheme theme = board.theme();
    sheet.text(x, y + 21, 54, Lettering.mono(11), theme.muted(), "runnext");
    Integer next = p.runnext();
    double r = R;
    double w = 2 * R + 9;
    if (next != null) {
      double room = card - 2 * PAD - 56 - 66;
      while (2 * Marks.halfWidth(next, r) + 9 > room && r > 7) {
        r -= 0.5;
      }
      w = 2 * Marks.halfWidth(next, r) + 9;
    }
    String style =
        next == null
            ? Marks.paint("none", theme.strongLine(), 1.2) + " stroke-dasharray=\"3 3\""
            : Marks.paint("none", theme.ink(), 1.3);
    sheet.rect(x + 56, y + 1, w, 31, 7, style);
    if (next != null) {
      board.runnable(x + 56 + w / 2 - 1, y + 15.5, r, next, "P" + p.id() + ".runnext");
    }
  }

  /** Every 61st time a processor schedules it looks into the global queue first. */
  private void drawTick(ProcessorState p, double right, double y) {
    int tick = Integer.remainderUnsigned(p.schedtick(), TICKS);
    String text = "tick " + tick + "/" + TICKS;
    Lettering mono = Lettering.mono(10.5);
    double w = mono.width("tick 60/61");
    board.sheet().textTo(right, y + 16, w + 1, mono, board.theme().muted(), text);
    double share = tick / (double) TICKS;
    board.bar(right - w, y + 23, w, 4, share, board.theme().strongLine());
  }

  private void drawMachine(ProcessorState p, double x, double y) {
    Sheet sheet = board.sheet();
    PictureTheme theme = board.theme();
    MachineOfProcessor found = board.machineOf(p);
    double apex = x + 50;
    double textX = apex + 42;
    double room = x + card - textX;
    boolean held = found != null && found.tie() == Tie.HOLDS;
    String ink = held ? theme.ink() : theme.strongLine();
    String style = "stroke=\"" + ink + "\" stroke-width=\"1.7\"";
    String dashes = held ? "" : " stroke-dasharray=\"3 3\"";
    sheet.line(apex, y, apex, y + (held ? 12 : 22), style + dashes);
    if (found == null || !held) {
      drawAbsent(found == null ? null : found.machine(), x, y, apex);
      return;
    }
    MachineStateView m = found.machine();
    board.marks().machine(apex, y + 12, 60, m.state());
    Integer g = m.curg();
    if (g == null) {
      board.marks().glyph(apex, y + 52, 2.2, Marks.glyph(m.state()));
    } else {
      GoroutineState running = board.g(g);
      Look look = Look.of(running, Look.RUNNING);
      look = running != null && running.system() ? Look.SYSTEM : look;
      double r = g < 10_000 ? 13 : 10.5;
      board.marks().goroutine(apex - 1, y + 66 - r, r, Named.goroutine(g, "M" + m.id()), look);
    }
    Named named = Named.machine(m.id(), "P" + p.id());
    sheet.name(textX, y + 30, room, Lettering.monoBold(13), theme.ink(), named);
    String name = g == null ? m.doing() : board.name(g);
    sheet.text(textX, y + 47, room, Lettering.mono(11), theme.ink(), name);
    String doing = ProcessorOutlines.doing(board, m);
    sheet.text(textX, y + 63, room, Lettering.sans(11), theme.muted(), doing);
  }

  private void drawAbsent(@Nullable MachineStateView m, double x, double y, double apex) {
    double room = x + card - apex - 10;
    PictureTheme theme = board.theme();
    double textX = apex + 10;
    double line = y + 20;
    if (m != null) {
      Lettering bold = Lettering.monoBold(12);
      double taken = board.sheet().text(textX, line, room, bold, theme.ink(), "M" + m.id()) + 7;
      textX += taken;
      room -= taken;
    }
    String doing = ProcessorOutlines.doing(board, m);
    board.sheet().text(textX, line, room, Lettering.sans(11), theme.muted(), doing);
  }
}
