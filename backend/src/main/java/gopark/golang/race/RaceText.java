package gopark.golang.race;

import gopark.program.Frame;
import java.util.List;

/** What is printed about a race. Offsets in functions are those of our instructions. */
final class RaceText {
  private static final String LINE = "==================\n";
  private static final int ADDRESS_DIGITS = 12;
  private static final int MAIN = 1;
  private static final List<Frame> NONE = List.of();

  private final Races races;
  private final Frames frames;
  private final StringBuilder text;

  RaceText(Races races, Frames frames, StringBuilder text) {
    this.races = races;
    this.frames = frames;
    this.text = text;
  }

  void write(long address, Access now, Access before) {
    text.append(LINE).append("WARNING: DATA RACE\n");
    access(now.write() ? "Write" : "Read", address, now);
    text.append('\n');
    access(before.write() ? "Previous write" : "Previous read", address, before);
    creation(now.by());
    creation(before.by());
    text.append(LINE);
  }

  private void access(String what, long address, Access access) {
    String digits = Long.toHexString(address);
    text.append(what).append(" at 0x");
    text.append("0".repeat(Math.max(0, ADDRESS_DIGITS - digits.length()))).append(digits);
    int goid = races.born(access.by()).goid();
    text.append(" by ").append(goid == MAIN ? "main goroutine" : "goroutine " + goid);
    text.append(":\n");
    for (Frame frame : access.stack().size() == 0 ? NONE : frames.within(access.stack().pc(0))) {
      call(frame, 0);
    }
    stack(access.stack());
  }

  private void creation(int number) {
    Races.Born born = races.born(number);
    if (born.createdAt().size() == 0) {
      return;
    }
    text.append("\nGoroutine ").append(born.goid());
    text.append(races.hasEnded(number) ? " (finished)" : " (running)").append(" created at:\n");
    stack(born.createdAt());
  }

  private void stack(Stack stack) {
    for (int i = 0; i < stack.size(); i++) {
      int pc = stack.pc(i);
      for (Frame frame : frames.at(pc)) {
        call(frame, frames.offset(pc));
      }
    }
  }

  private void call(Frame frame, int offset) {
    text.append("  ").append(frame.function()).append("()\n");
    text.append("      ").append(frame.line().file()).append(':').append(frame.line().line());
    text.append(" +0x").append(Integer.toHexString(offset)).append('\n');
  }
}
