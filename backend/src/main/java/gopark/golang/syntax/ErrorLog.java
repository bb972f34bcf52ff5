package gopark.golang.syntax;

import java.util.ArrayList;
import java.util.Collections;
import java.util.Comparator;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * Collects errors as Go's compiler does: one syntax error a line, and no message twice for a line.
 */
public final class ErrorLog {
  /** The number of errors after which Go stops, unless it is asked for all. */
  public static final int LIMIT = 10;

  /** Nobody reads more of them. */
  private static final int MOST = 1000;

  private static final String SYNTAX = "syntax error";

  private final List<SyntaxError> errors = new ArrayList<>();
  private int lastSyntaxLine;
  private int lastOtherLine;
  private String lastOther = "";
  private boolean sawSyntaxError;

  public void report(Position at, String message) {
    report(at, message, null);
  }

  public void report(Position at, String message, @Nullable String code) {
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

  public boolean isEmpty() {
    return errors.isEmpty();
  }

  /** Whether there was an error after which Go does not look at types. */
  public boolean sawSyntaxError() {
    return sawSyntaxError;
  }

  /** As they were reported. */
  public List<SyntaxError> errors() {
    return Collections.unmodifiableList(errors);
  }

  /** All of them by position, without those that say the same of the same place. */
  public List<SyntaxError> sorted() {
    return sorted(errors);
  }

  /** As many as Go shows, by position; the last says so if there are more. */
  public List<SyntaxError> shown() {
    if (errors.size() < LIMIT) {
      return sorted();
    }
    List<SyntaxError> shown = sorted(errors.subList(0, LIMIT));
    shown.add(new SyntaxError(errors.get(LIMIT - 1).at(), "too many errors"));
    return shown;
  }

  private static List<SyntaxError> sorted(List<SyntaxError> errors) {
    List<SyntaxError> sorted = new ArrayList<>(errors);
    sorted.sort(Comparator.comparing(SyntaxError::at));
    List<SyntaxError> distinct = new ArrayList<>();
    for (SyntaxError error : sorted) {
      if (distinct.isEmpty() || !distinct.getLast().equals(error)) {
        distinct.add(error);
      }
    }
    return distinct;
  }
}
