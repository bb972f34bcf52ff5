package gopark.session;

import gopark.scenario.Problem;
import java.util.List;

/** What became of commands that were sent to a session. */
public sealed interface Submitted {

  /**
   * The commands are done, and safe.
   *
   * @param created ids of new goroutines
   */
  record Done(long seq, long step, long timeNs, List<Integer> created) implements Submitted {
    public Done {
      created = List.copyOf(created);
    }
  }

  /** The session stands at another step than the sender thought; nothing was done. */
  record Stale(long step) implements Submitted {}

  /** The commands make no sense now; nothing was done. The path names the command: {@code [2]}. */
  record Refused(Problem problem) implements Submitted {

    static Refused because(String code, String sentence) {
      return new Refused(Problem.of("", code, sentence));
    }

    Refused with(String name, Object value) {
      return new Refused(problem.with(name, value));
    }
  }
}
