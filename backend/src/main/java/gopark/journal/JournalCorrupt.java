package gopark.journal;

import java.util.List;
import org.jspecify.annotations.Nullable;

/** What is stored is not what was written. Nothing is mended, moved or thrown away. */
public final class JournalCorrupt extends JournalException {

  private static final long serialVersionUID = 1;

  private final String place;
  private final transient List<Entry> saved;

  public JournalCorrupt(
      String place, String message, List<Entry> saved, @Nullable Throwable cause) {
    super("The journal " + place + " is damaged: " + message, cause);
    this.place = place;
    this.saved = List.copyOf(saved);
  }

  /** The file, or the address of the server. */
  public String place() {
    return place;
  }

  /** The sound entries that a reader would have got before the damaged one. */
  public List<Entry> saved() {
    return saved;
  }
}
