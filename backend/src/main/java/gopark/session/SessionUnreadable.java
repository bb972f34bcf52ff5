package gopark.session;

import org.jspecify.annotations.Nullable;

/** What a session began with cannot be read here: another engine wrote it, or it is damaged. */
public final class SessionUnreadable extends RuntimeException {

  private static final long serialVersionUID = 1;

  SessionUnreadable(String id, @Nullable Throwable cause) {
    super("The beginning of session " + id + " cannot be read", cause);
  }
}
