package gopark.program;

import java.util.List;

/**
 * The code of one goroutine. It can stand still between any two operations for as long as the
 * scheduler likes; all it knows is in its own state and in what is shared with other programs.
 */
public interface Program {

  /** The next operation. The outcome is that of the one before; it is reused, so keep no hold. */
  Operation next(Outcome outcome);

  /** The function that the go statement named, as Go prints it: {@code main.worker}. */
  String function();

  /** An independent copy in the same state, which shares with other copies what they share. */
  Program copy(Copies copies);

  /** The calls in progress, innermost first, for the text of a fatal error. */
  default List<Frame> frames() {
    return List.of(new Frame(function(), line()));
  }

  /** The innermost call: what {@code created by} names of a goroutine that it creates. */
  default Frame innermost() {
    return frames().getFirst();
  }

  /** The calls in progress with their variables, innermost first; of very many the first ones. */
  default List<Call> calls() {
    return frames().stream().map(frame -> new Call(frame, List.of())).toList();
  }

  /** Where in the source it stands. */
  default SourceLine line() {
    return SourceLine.UNKNOWN;
  }
}
