package gopark.session;

import gopark.scenario.MainProgram;
import gopark.scenario.Problem;
import java.util.List;

/**
 * What a session began with cannot be read here, so there is no run of it. The journal keeps it:
 * see {@link Stored}.
 */
public final class SessionUnreadable extends RuntimeException {

  private static final long serialVersionUID = 1;

  /** Why it cannot be read. */
  public enum Why {
    /** The session's program is a script, which GoPark ran before it ran Go alone. */
    SCRIPT("script"),
    /** Another version of GoPark wrote its document, and this one refuses it. */
    DOCUMENT("document"),
    /** The session's first entry is damaged. */
    DAMAGED("damaged");

    private final String word;

    Why(String word) {
      this.word = word;
    }

    /** The word that documents have for it. */
    public String word() {
      return word;
    }
  }

  private final Why why;
  private final transient List<Problem> problems;

  private SessionUnreadable(String id, Why why, List<Problem> problems) {
    super("What session " + id + " began with cannot be read: " + why.word + " " + problems);
    this.why = why;
    this.problems = List.copyOf(problems);
  }

  static SessionUnreadable damaged(String id) {
    return new SessionUnreadable(id, Why.DAMAGED, List.of());
  }

  /** The failure of a session whose document has these problems. */
  static SessionUnreadable document(String id, List<Problem> problems) {
    boolean isScript =
        problems.stream().anyMatch(problem -> problem.code().equals(MainProgram.SCRIPT_GONE));
    return new SessionUnreadable(id, isScript ? Why.SCRIPT : Why.DOCUMENT, problems);
  }

  public Why why() {
    return why;
  }

  /** What is wrong with its document. */
  public List<Problem> problems() {
    return problems;
  }
}
