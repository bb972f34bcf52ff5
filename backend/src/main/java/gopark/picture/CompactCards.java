package gopark.picture;

import gopark.picture.Placement.MachineOfProcessor;
import gopark.picture.Placement.Tie;
import gopark.runtime.state.MachineStateView;
import gopark.runtime.state.ProcessorState;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** Many processors: for each, what runs, what is next, and how full its queue is. */
final class CompactCards implements Block {
  private static final double LEAST = 112;
  private static final double MOST = 210;
  private static final double HEIGHT = 88;
  private static final double GAP = 10;

  private final Board board;
  private final List<ProcessorState> ps;
  private final double width;
  private final int columns;
  private final double card;

  CompactCards(Board board, double width) {
    this.board = board;
    this.width = width;
    ps = board.processors();
    int most = (int) Math.max(1, Math.floor((width + GAP) / (LEAST + GAP)));
    int rows = Math.max(1, Math.ceilDiv(ps.size(), most));
    columns = Math.max(1, Math.ceilDiv(ps.size(), rows));
    card = Math.min(MOST, (width - GAP * (columns - 1)) / columns);
  }

  @Override
  public double height() {
    return Math.ceilDiv(ps.size(), columns) * (HEIGHT + GAP) - GAP;
  }

  @Override
  public void draw(double x, double y) {
    double left = x + (width - columns * card - GAP * (columns - 1)) / 2;
    for (int i = 0; i < ps.size(); i++) {
      int row = i / columns;
      draw(ps.get(i), left + (i % columns) * (card + GAP), y + row * (HEIGHT + GAP));
    }
  }

  private void draw(ProcessorState p, double x, double y) {
    Sheet sheet = board.sheet();
    PictureTheme theme = board.theme();
    ProcessorOutlines.draw(board, p, x, y, card, HEIGHT);
    sheet.rect(x + 10, y + 10, 4, 17, 2, LocalQueue.fill(ProcessorOutlines.colour(board, p)));
    Lettering bold = Lettering.monoBold(13.5);
    sheet.text(x + 20, y + 23.5, card - 50, bold, theme.ink(), "P" + p.id());
    board.marks().badge(x + card - 17, y + 18.5, 7.5, ProcessorOutlines.glyph(p));
    drawMachine(p, x, y);
    drawQueue(p, x, y);
  }

  private void drawMachine(ProcessorState p, double x, double y) {
    Sheet sheet = board.sheet();
    PictureTheme theme = board.theme();
    MachineOfProcessor found = board.machineOf(p);
    double textX = x + 48;
    double room = card - 58;
    if (found == null || found.tie() != Tie.HOLDS) {
      drawAbsent(found == null ? null : found.machine(), x, y);
      return;
    }
    MachineStateView m = found.machine();
    board.marks().machine(x + 27, y + 32, 28, m.state());
    board.marks().glyph(x + 27, y + 51, 1, Marks.glyph(m.state()));
    Named machine = Named.machine(m.id(), "P" + p.id());
    sheet.name(textX, y + 43, room, Lettering.mono(11), theme.muted(), machine);
    Integer g = m.curg();
    if (g == null) {
      sheet.text(textX, y + 58, room, Lettering.mono(10.5), theme.ink(), m.doing());
    } else {
      Named running = Named.goroutine(g, "M" + m.id());
      sheet.name(textX, y + 58, room, Lettering.monoBold(11), theme.ink(), running);
    }
  }

  private void drawAbsent(@Nullable MachineStateView m, double x, double y) {
    Sheet sheet = board.sheet();
    PictureTheme theme = board.theme();
    double room = card - 22;
    if (m != null) {
      sheet.text(x + 12, y + 43, room, Lettering.monoBold(11), theme.ink(), "M" + m.id());
    }
    String doing =
        m == null ? sheet.say("picture.no-machine-short") : ProcessorOutlines.doing(board, m);
    double line = m == null ? 50 : 58;
    sheet.text(x + 12, y + line, room, Lettering.sans(10.5), theme.muted(), doing);
  }

  private void drawQueue(ProcessorState p, double x, double y) {
    PictureTheme theme = board.theme();
    String style =
        p.runnext() == null
            ? Marks.paint("none", theme.strongLine(), 1) + " stroke-dasharray=\"2 2\""
            : Marks.paint(PictureTheme.RUNNABLE, theme.ink(), 1.1);
    board.sheet().circle(x + 16, y + 75, 4.5, style);
    String size = p.runqsize() + "/" + p.runqcapacity();
    Lettering mono = Lettering.mono(10);
    String place = "P" + p.id() + ".runq";
    double right = x + card - 10;
    double taken = board.sheet().countTo(right, y + 78.5, 60, mono, theme.muted(), place, size);
    double w = card - 10 - taken - 8 - 26;
    board.bar(
        x + 26, y + 73, w, 4, Board.share(p.runqsize(), p.runqcapacity()), PictureTheme.RUNNABLE);
  }
}
