package gopark.program;

import java.util.List;
import org.jspecify.annotations.Nullable;

/** A program that may look for races for data while it runs. */
public interface ProgramRaces {

  /** The goroutine as the search sees it; null if nothing is sought. */
  @Nullable HappensBefore happensBefore();

  /** The races found so far in the whole process. */
  List<Race> races();
}
