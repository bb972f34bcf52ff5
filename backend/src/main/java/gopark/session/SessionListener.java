package gopark.session;

/** Is told when a session has changed otherwise than by the clock. It must be quick. */
public interface SessionListener {

  /** Commands were done, here or by another server. */
  void changed();

  /** The session has been ended. */
  void ended();
}
