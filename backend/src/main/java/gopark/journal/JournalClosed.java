package gopark.journal;

/** The journal was closed. */
public final class JournalClosed extends JournalException {

  private static final long serialVersionUID = 1;

  public JournalClosed() {
    super("The journal is closed.", null);
  }
}
