package gopark.session;

import gopark.golang.GoSettings;
import gopark.scenario.MainProgram;
import gopark.scenario.Scenario;
import org.jspecify.annotations.Nullable;

/**
 * The Go program that a session runs.
 *
 * @param file the name that places in it go by
 * @param program what it runs with
 */
public record ProgramText(String text, String file, GoSettings program) {

  /** The program of a session that begins with this; null if it runs none in Go. */
  static @Nullable ProgramText of(Scenario scenario) {
    return scenario.program() instanceof MainProgram.GoText go
        ? new ProgramText(go.source().text(), MainProgram.GO_FILE, go.settings())
        : null;
  }
}
