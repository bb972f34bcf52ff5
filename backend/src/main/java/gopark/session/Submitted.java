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

  /** What stands against commands, and whether they could ever be done. */
  enum Obstacle {
    /** The commands make no sense as the run stands. */
    NOT_NOW,
    /** A condition cannot be read, or asks for too much: it never will make sense. */
    CONDITION,
    /** The session has been ended. */
    ENDED,
    /** The session can only be watched, and copied; the problem has the trouble and the step. */
    READ_ONLY,
    /** The session has no such branch. */
    NO_SUCH_BRANCH,
    /** The server has no memory for it at the moment. */
    NO_MEMORY
  }

  /** Nothing was done. The problem's path names the command: {@code [2]}. */
  record Refused(Obstacle obstacle, Problem problem) implements Submitted {

    static Refused because(Obstacle obstacle, String code, String sentence) {
      return new Refused(obstacle, Problem.of("", code, sentence));
    }

    /** A refusal because of how the run stands. */
    static Refused now(Problem problem) {
      return new Refused(Obstacle.NOT_NOW, problem);
    }

    Refused with(String name, Object value) {
      return new Refused(obstacle, problem.with(name, value));
    }
  }
}
