package gopark.program;

/** A place in a source file. */
public record SourceLine(String file, int line) {
  public static final SourceLine UNKNOWN = new SourceLine("", 0);

  public boolean isKnown() {
    return line > 0;
  }
}
