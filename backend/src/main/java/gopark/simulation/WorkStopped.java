package gopark.simulation;

/** Work must not go on. Whatever it was changing is in no known state and must be thrown away. */
public final class WorkStopped extends RuntimeException {

  private static final long serialVersionUID = 1;

  /** What the work took too much of. */
  public enum Reason {
    /** The work took too long without looking up. */
    TIME("it took too long"),
    /** The work held more memory than there is, even if nobody else had any of it. */
    MEMORY("it held more memory than there is"),
    /** The work held more memory than others had left. With more memory left it may go on. */
    SHORTAGE("there was no memory left for it");

    private final String words;

    Reason(String words) {
      this.words = words;
    }
  }

  private final Reason reason;

  public WorkStopped(Reason reason) {
    super("This work was stopped because " + reason.words + ".", null, false, false);
    this.reason = reason;
  }

  public Reason reason() {
    return reason;
  }
}
