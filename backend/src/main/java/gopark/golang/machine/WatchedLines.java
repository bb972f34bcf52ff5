package gopark.golang.machine;

import java.util.BitSet;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** The lines of the user's file at which goroutines come to a stop. It never changes. */
final class WatchedLines {
  static final String FILE = "main.go";
  private final BitSet lines;

  private WatchedLines(BitSet lines) {
    this.lines = lines;
  }

  /** Null if there are none, so that nobody looks. */
  static @Nullable WatchedLines of(List<Integer> numbers) {
    BitSet lines = new BitSet();
    for (int line : numbers) {
      if (line > 0) {
        lines.set(line);
      }
    }
    return lines.isEmpty() ? null : new WatchedLines(lines);
  }

  /**
   * Whether a goroutine that is about to run an instruction stops: on a watched line that it comes
   * to from another, or anew. Coming back from a call it stands on the call's line.
   *
   * @param before the instruction that ran last
   */
  boolean stops(Image image, int pc, int before) {
    Code code = image.codeAt(pc);
    if (!code.file.equals(FILE) || !lines.get(image.lineAt(pc)) || code.wrapper) {
      return false;
    }
    if (pc == code.start) {
      return true;
    }
    int from = image.codeAt(before) == code ? before : pc - 1;
    return image.lineAt(from) != image.lineAt(pc) || pc <= from;
  }
}
