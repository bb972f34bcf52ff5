package gopark.program.script;

/** What is wrong with a script, and where. */
public final class ScriptError extends IllegalArgumentException {
  private static final long serialVersionUID = 1;

  private final int line;

  ScriptError(String file, int line, String complaint) {
    super(file + ":" + line + ": " + complaint);
    this.line = line;
  }

  public int line() {
    return line;
  }
}
