package gopark.journal;

import org.jspecify.annotations.Nullable;

/** There is no room for more; nothing was written, and all that was can be read. */
public final class JournalFull extends JournalException {

  private static final long serialVersionUID = 1;

  public JournalFull(String message, @Nullable Throwable cause) {
    super(message, cause);
  }
}
