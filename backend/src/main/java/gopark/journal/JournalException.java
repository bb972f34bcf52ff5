package gopark.journal;

import org.jspecify.annotations.Nullable;

/** The journal could not do what it was asked. */
public abstract sealed class JournalException extends RuntimeException
    permits JournalClosed,
        JournalCorrupt,
        JournalFailed,
        JournalFull,
        JournalLocked,
        SessionDamaged {

  private static final long serialVersionUID = 1;

  JournalException(String message, @Nullable Throwable cause) {
    super(message, cause);
  }
}
