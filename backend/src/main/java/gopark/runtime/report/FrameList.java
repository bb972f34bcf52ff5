package gopark.runtime.report;

import gopark.program.Frame;
import gopark.program.LibraryLines;
import gopark.program.SourceLine;
import java.util.ArrayList;
import java.util.List;

/** Calls of Go's own library, the innermost first, as one release has them. */
final class FrameList {
  static final String INLINED = "...";

  /** A function that takes nothing. */
  static final String NOTHING = "";

  private final int minor;
  private final List<Frame> frames = new ArrayList<>();

  FrameList(int minor) {
    this.minor = minor;
  }

  /** The minor version of the release. */
  int minor() {
    return minor;
  }

  /** A call, and its line in Go 1.26. */
  FrameList add(String function, String arguments, String file, int line) {
    return add(function, arguments, LibraryLines.in(minor, file, line));
  }

  /** A call, and its line in the only release that has it. */
  FrameList add(String function, String arguments, SourceLine line) {
    frames.add(new Frame(function + "(" + arguments + ")", line));
    return this;
  }

  List<Frame> frames() {
    return frames;
  }
}
