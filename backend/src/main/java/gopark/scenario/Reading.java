package gopark.scenario;

import java.util.List;

/** What came of reading a tree: the value, or everything that is wrong. */
public sealed interface Reading<T> {

  /** The tree was right. */
  record Read<T>(T value) implements Reading<T> {}

  /** The tree was wrong; there is at least one problem. */
  record Refused<T>(List<Problem> problems) implements Reading<T> {
    public Refused {
      problems = List.copyOf(problems);
    }
  }

  /** The problems; none if the document was right. */
  default List<Problem> problems() {
    return switch (this) {
      case Read<T> read -> List.of();
      case Refused<T>(List<Problem> problems) -> problems;
    };
  }

  /** The value, where it is known to be right: a file of our own, a journal. */
  default T orThrow() {
    return switch (this) {
      case Read<T>(T value) -> value;
      case Refused<T>(List<Problem> problems) ->
          throw new IllegalArgumentException(
              String.join("\n", problems.stream().map(Problem::toString).toList()));
    };
  }
}
