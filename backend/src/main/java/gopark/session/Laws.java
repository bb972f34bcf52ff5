package gopark.session;

import gopark.runtime.GoRuntime;

/**
 * Which sessions are held to the laws of the runtime while they are computed, and where the outcome
 * is told. It is called on the threads of sessions, and from several at a time.
 */
public interface Laws {
  /** No session is held to them. A step that breaks off is told to nobody. */
  Laws NONE =
      new Laws() {
        @Override
        public boolean holdFor(String session) {
          return false;
        }

        @Override
        public void broken(LawReport report) {
          // Nobody asked.
        }
      };

  /** Whether the session of that name is held to them; the same whenever it is asked. */
  boolean holdFor(String session);

  /** Throws if one of them does not hold; changes nothing of the run. */
  default void check(GoRuntime runtime) {
    runtime.checkInvariants();
  }

  /**
   * A session broke one, or could not finish a step at all, and goes on no more. The session waits
   * until this returns.
   */
  void broken(LawReport report);
}
