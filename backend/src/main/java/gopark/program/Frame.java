package gopark.program;

import java.util.ArrayList;
import java.util.List;

/** One call in progress: a function and the line it stands on. */
public record Frame(String function, SourceLine line) {
  /** The innermost calls, and as many outermost ones, that a traceback shows. */
  public static final int SHOWN = 50;

  private static final String BEFORE = "...";
  private static final String AFTER = " frames elided...";

  /** What stands for so many calls that are left out. */
  public static Frame elided(long calls) {
    return new Frame(BEFORE + calls + AFTER, SourceLine.UNKNOWN);
  }

  /** Whether it stands for calls that are left out. */
  public boolean isElision() {
    return function.endsWith(AFTER);
  }

  private long elidedCalls() {
    return Long.parseLong(function.substring(BEFORE.length(), function.length() - AFTER.length()));
  }

  /** The first and the last of very many calls, of which some may be left out already. */
  public static List<Frame> shown(List<Frame> calls) {
    int from = Math.min(SHOWN, calls.size());
    int to = Math.max(from, calls.size() - SHOWN);
    long elided = 0;
    for (Frame frame : calls.subList(from, to)) {
      elided += frame.isElision() ? frame.elidedCalls() : 1;
    }
    if (elided == 0) {
      return calls;
    }
    List<Frame> shown = new ArrayList<>(calls.subList(0, from));
    shown.add(elided(elided));
    shown.addAll(calls.subList(to, calls.size()));
    return shown;
  }
}
