package gopark.journal;

import org.jspecify.annotations.Nullable;

/** The journal has no room for more; nothing was written, and everything stored can be read. */
public final class JournalFull extends JournalException {

  private static final long serialVersionUID = 1;

  public JournalFull(String message, @Nullable Throwable cause) {
    super(message, cause);
  }
}
