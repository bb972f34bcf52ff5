package gopark.scenario;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Objects;
import java.util.SequencedMap;

/**
 * A program as a module that real Go runs: the program itself, and beside it the twin of package
 * {@code gopark/sched}, in which real time passes.
 */
public final class GoModule {
  /** What real Go reads first. */
  private static final String MODULE_FILE = "go.mod";

  private static final String TWIN = "/gopark/golang/twin/";

  /** The files of the twin. */
  static final List<String> TWIN_FILES =
      List.of(
          MODULE_FILE,
          "sched/sched.go",
          "sched/calls_linux.go",
          "sched/calls_bsd.go",
          "sched/calls_windows.go",
          "sched/calls_other.go");

  private GoModule() {}

  /** The texts of its files by their paths in the module's folder. */
  public static SequencedMap<String, String> of(MainProgram.GoText program) {
    SequencedMap<String, String> files = new LinkedHashMap<>();
    for (String name : TWIN_FILES) {
      files.put(name, twin(name));
    }
    files.putLast(MainProgram.GO_FILE, program.source().text());
    return files;
  }

  private static String twin(String name) {
    try (InputStream in =
        Objects.requireNonNull(GoModule.class.getResourceAsStream(TWIN + name), name)) {
      return new String(in.readAllBytes(), StandardCharsets.UTF_8);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }
}
