package gopark.picture;

import gopark.picture.Marks.Look;
import gopark.runtime.state.GoroutineStatus;
import gopark.runtime.state.RuntimeSnapshot;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/** How many goroutines there are of each state: the legend, and what the board has no room for. */
final class Footer implements Block {
  private static final double LINE = 28;
  private static final double R = 8.5;

  private record Entry(Look look, String word, String count, double width) {}

  private final Board board;
  private final double width;
  private final String total;
  private final List<List<Entry>> lines = new ArrayList<>();

  Footer(Board board, double width) {
    this.board = board;
    this.width = width;
    RuntimeSnapshot state = board.state();
    total = board.sheet().say("picture.goroutines", "count", state.stats().goroutines());
    Map<GoroutineStatus, Integer> counts = board.people();
    List<Entry> entries = new ArrayList<>();
    add(
        entries,
        Look.RUNNING,
        board.sheet().say("state.g.running"),
        counts.get(GoroutineStatus.RUNNING));
    add(
        entries,
        Look.RUNNABLE,
        board.sheet().say("state.g.runnable"),
        counts.get(GoroutineStatus.RUNNABLE));
    add(
        entries,
        Look.WAITING,
        board.sheet().say("state.g.waiting"),
        counts.get(GoroutineStatus.WAITING));
    add(
        entries,
        Look.SYSCALL,
        board.sheet().say("state.g.syscall"),
        counts.get(GoroutineStatus.SYSCALL));
    Integer preempted = counts.get(GoroutineStatus.PREEMPTED);
    if (preempted != null && preempted > 0) {
      add(entries, Look.PREEMPTED, board.sheet().say("state.g.preempted"), preempted);
    }
    String system = board.sheet().say("state.g.system");
    add(entries, Look.SYSTEM, system, state.sched().ngsys());
    add(entries, Look.DEAD, board.sheet().say("state.g.dead"), counts.get(GoroutineStatus.DEAD));
    arrange(entries);
  }

  private void add(List<Entry> to, Look look, String word, @Nullable Integer count) {
    String number = board.sheet().number(count == null ? 0 : count);
    double w = 2 * R + 12;
    w += Lettering.sans(12.5).width(word) + 7 + Lettering.monoBold(12.5).width(number) + 22;
    to.add(new Entry(look, word, number, w));
  }

  private void arrange(List<Entry> entries) {
    double room = width - Lettering.sansBold(13).width(total) - 16;
    double taken = 0;
    List<Entry> line = new ArrayList<>();
    for (Entry entry : entries) {
      if (taken + entry.width() > room && !line.isEmpty()) {
        lines.add(line);
        line = new ArrayList<>();
        taken = 0;
        room = width;
      }
      line.add(entry);
      taken += entry.width();
    }
    lines.add(line);
  }

  @Override
  public double height() {
    return lines.size() * LINE;
  }

  @Override
  public void draw(double x, double y) {
    Sheet sheet = board.sheet();
    PictureTheme theme = board.theme();
    Lettering bold = Lettering.sansBold(13);
    sheet.textTo(x + width, y + 18, width / 2, bold, theme.ink(), total);
    for (int i = 0; i < lines.size(); i++) {
      double at = x;
      double line = y + i * LINE;
      for (Entry entry : lines.get(i)) {
        board.marks().sample(at + R + 1, line + 12.5, R, entry.look());
        double textX = at + 2 * R + 12;
        Lettering font = Lettering.sans(12.5);
        double word = sheet.text(textX, line + 18, width, font, theme.muted(), entry.word());
        Lettering mono = Lettering.monoBold(12.5);
        sheet.text(textX + word + 7, line + 18, width, mono, theme.ink(), entry.count());
        at += entry.width();
      }
    }
  }
}
