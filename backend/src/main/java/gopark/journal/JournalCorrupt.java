package gopark.journal;

import org.jspecify.annotations.Nullable;

/** The journal cannot be read as it was written. Nothing was mended or thrown away. */
public final class JournalCorrupt extends JournalException {

  private static final long serialVersionUID = 1;

  public JournalCorrupt(String message, @Nullable Throwable cause) {
    super(message, cause);
  }
}
