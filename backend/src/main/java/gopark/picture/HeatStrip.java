package gopark.picture;

import gopark.picture.Placement.MachineOfProcessor;
import gopark.picture.Placement.Tie;
import gopark.runtime.state.ProcessorState;
import gopark.runtime.state.ProcessorStatus;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;

/** Very many processors: a cell each, filled as its queue is, and the longest queues by name. */
final class HeatStrip implements Block {
  private static final double GAP = 4;
  private static final double HEIGHT = 32;
  private static final double LEAST = 34;
  private static final double CAPTION = 24;
  private static final int LONGEST = 6;

  private final Board board;
  private final List<ProcessorState> ps;
  private final int columns;
  private final double cell;
  private final double width;

  HeatStrip(Board board, double width) {
    this.board = board;
    this.width = width;
    ps = board.processors();
    int most = (int) Math.max(4, Math.floor((width + GAP) / (LEAST + GAP)));
    int even = most >= 32 ? 32 : most >= 16 ? 16 : most >= 8 ? 8 : 4;
    columns = Math.min(even, Math.max(1, ps.size()));
    cell = Math.min(90, (width - GAP * (columns - 1)) / columns);
  }

  @Override
  public double height() {
    return Math.ceilDiv(ps.size(), columns) * (HEIGHT + GAP) - GAP + CAPTION + (narrow() ? 18 : 0);
  }

  @Override
  public void draw(double x, double y) {
    double left = x + (width - columns * cell - GAP * (columns - 1)) / 2;
    for (int i = 0; i < ps.size(); i++) {
      int row = i / columns;
      draw(ps.get(i), left + (i % columns) * (cell + GAP), y + row * (HEIGHT + GAP));
    }
    drawCaption(x, y + height() - CAPTION + 18);
  }

  private boolean narrow() {
    return width < 640;
  }

  private void drawCaption(double x, double y) {
    Lettering font = Lettering.sans(11.5);
    String colour = board.theme().muted();
    String bars = board.sheet().say("picture.strip");
    double line = narrow() ? y - 18 : y;
    double taken = board.sheet().text(x, line, width, font, colour, bars);
    if (narrow()) {
      board.sheet().text(x, y, width, font, colour, longest());
    } else {
      board.sheet().textTo(x + width, y, width - taken - 20, font, colour, longest());
    }
  }

  private String longest() {
    List<ProcessorState> longest = new ArrayList<>(ps);
    longest.sort(Comparator.comparingInt(ProcessorState::runqsize).reversed());
    StringBuilder names = new StringBuilder();
    for (ProcessorState p : longest.subList(0, Math.min(LONGEST, longest.size()))) {
      if (p.runqsize() > 0) {
        names.append(names.isEmpty() ? "" : ", ");
        names.append('P').append(p.id()).append(' ').append(p.runqsize());
      }
    }
    return names.isEmpty()
        ? board.sheet().say("picture.strip-empty")
        : board.sheet().say("picture.strip-longest", "longest", names.toString());
  }

  private void draw(ProcessorState p, double x, double y) {
    Sheet sheet = board.sheet();
    PictureTheme theme = board.theme();
    ProcessorOutlines.draw(board, p, x, y, cell, HEIGHT);
    double share = Board.share(p.runqsize(), p.runqcapacity());
    board.bar(x + 9, y + 21.5, cell - 14, 5, share, PictureTheme.RUNNABLE);
    sheet.rect(x + 3.5, y + 6, 3, HEIGHT - 12, 1.5, LocalQueue.fill(colour(p)));
    boolean idle = p.status() == ProcessorStatus.IDLE;
    String colour = idle ? theme.muted() : theme.ink();
    Lettering mono = Lettering.mono(9.5);
    sheet.text(x + 9, y + 15, cell - 10, mono, colour, "P" + p.id());
  }

  private String colour(ProcessorState p) {
    MachineOfProcessor found = board.machineOf(p);
    if (found == null || found.tie() == Tie.COMES) {
      return ProcessorOutlines.colour(board, p);
    }
    return switch (found.machine().state()) {
      case RUNNING -> ProcessorOutlines.colour(board, p);
      case SYSCALL -> PictureTheme.SYSCALL;
      case STARTING, SCHEDULING, SPINNING, POLLING, PARKED, PARKED_LOCKED, STOPPING_THE_WORLD ->
          PictureTheme.PREEMPTED;
      case SYSMON, EXITED -> ProcessorOutlines.colour(board, p);
    };
  }
}
