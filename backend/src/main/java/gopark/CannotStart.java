package gopark;

import org.jspecify.annotations.Nullable;

/** The server cannot start, for a reason that its operator can remove. */
final class CannotStart extends RuntimeException {

  private static final long serialVersionUID = 1;

  private final String remedy;

  CannotStart(String why, String remedy, @Nullable Throwable cause) {
    super(why, cause);
    this.remedy = remedy;
  }

  String remedy() {
    return remedy;
  }
}
