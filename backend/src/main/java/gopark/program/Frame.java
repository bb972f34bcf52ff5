package gopark.program;

import java.util.ArrayList;
import java.util.List;

/**
 * One call in progress: a function and the line it stands on.
 *
 * @param leftOut how many calls it stands for that are left out; 0: it is one itself
 */
public record Frame(String function, SourceLine line, long leftOut) {
  /** The innermost calls, and as many outermost ones, that a traceback shows. */
  public static final int SHOWN = 50;

  public Frame(String function, SourceLine line) {
    this(function, line, 0);
  }

  /** What stands for so many calls that are left out. */
  public static Frame elided(long calls) {
    return new Frame("..." + calls + " frames elided...", SourceLine.UNKNOWN, calls);
  }

  /** Whether it stands for calls that are left out. */
  public boolean isElision() {
    return leftOut > 0;
  }

  /** The first and the last of very many calls, of which some may be left out already. */
  public static List<Frame> shown(List<Frame> calls) {
    int from = Math.min(SHOWN, calls.size());
    int to = Math.max(from, calls.size() - SHOWN);
    long elided = 0;
    for (Frame frame : calls.subList(from, to)) {
      elided += Math.max(1, frame.leftOut);
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
