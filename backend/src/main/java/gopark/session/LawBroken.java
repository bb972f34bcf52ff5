package gopark.session;

import java.util.Objects;

/** A run of a branch broke a law of the runtime, or could not finish a step: our mistake. */
final class LawBroken extends RuntimeException {
  private static final long serialVersionUID = 1;

  private final transient History history;
  private final long good;
  private final long step;

  /**
   * The run is in no known state.
   *
   * @param good the last step at which all was well
   * @param step at which it was noticed
   */
  LawBroken(History history, long good, long step, RuntimeException cause) {
    super(said(cause), cause);
    this.history = history;
    this.good = good;
    this.step = step;
  }

  /** What an exception says of itself. */
  static String said(RuntimeException failure) {
    return Objects.requireNonNullElseGet(failure.getMessage(), failure::toString);
  }

  History history() {
    return history;
  }

  long good() {
    return good;
  }

  long step() {
    return step;
  }
}
