package gopark.golang.syntax;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * Collects errors as Go's compiler does: one syntax error a line, and no message twice for a line.
 */
final class ErrorLog {
  /** The most errors that are kept: nobody reads more. */
  private static final int MOST = 1000;

  private static final String SYNTAX = "syntax error";

  private final List<SyntaxError> errors = new ArrayList<>();
  private int lastSyntaxLine;
  private int lastOtherLine;
  private String lastOther = "";
  private boolean sawSyntaxError;

  void report(Position at, String message) {
    report(at, message, null);
  }

  void report(Position at, String message, @Nullable String code) {
    if (message.startsWith(SYNTAX)) {
      sawSyntaxError = true;
      if (lastSyntaxLine == at.line()) {
        return;
      }
      lastSyntaxLine = at.line();
    } else {
      if (lastOtherLine == at.line() && lastOther.equals(message)) {
        return;
      }
      lastOtherLine = at.line();
      lastOther = message;
    }
    if (errors.size() < MOST) {
      errors.add(new SyntaxError(at, message, code));
    }
  }

  /** Whether there was an error after which Go does not look at types. */
  boolean sawSyntaxError() {
    return sawSyntaxError;
  }

  /** The errors in the order of their reports. */
  List<SyntaxError> errors() {
    return Collections.unmodifiableList(errors);
  }
}
