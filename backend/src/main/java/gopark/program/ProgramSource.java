package gopark.program;

import java.util.List;
import org.jspecify.annotations.Nullable;

/** What new goroutines are to do: makes a program for each of them. */
public interface ProgramSource {

  /**
   * Makes this many equal programs, which are the caller's own.
   *
   * @param function the name of their function, without its package; null: the usual one
   */
  List<Program> programs(@Nullable String function, int count);
}
