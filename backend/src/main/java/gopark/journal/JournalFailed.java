package gopark.journal;

import org.jspecify.annotations.Nullable;

/** The storage does not answer, or refused to confirm a write; it may or may not be there. */
public final class JournalFailed extends JournalException {

  private static final long serialVersionUID = 1;

  public JournalFailed(String message, @Nullable Throwable cause) {
    super(message, cause);
  }
}
