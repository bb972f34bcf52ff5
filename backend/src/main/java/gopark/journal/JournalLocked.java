package gopark.journal;

import org.jspecify.annotations.Nullable;

/** Another journal, of this process or of another, has the file open. */
public final class JournalLocked extends JournalException {

  private static final long serialVersionUID = 1;

  public JournalLocked(String message, @Nullable Throwable cause) {
    super(message, cause);
  }
}
