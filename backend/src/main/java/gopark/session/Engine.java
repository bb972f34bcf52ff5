package gopark.session;

/**
 * Which engine makes the runs of sessions. Each entry of a journal names the engine that wrote it,
 * and another engine does not go on with it: {@link Trouble.Code#OTHER_ENGINE}.
 */
public final class Engine {
  /**
   * Stands for everything that a run depends on beside its scenario and its commands: the rules of
   * the scheduler and of its releases, costs, the checker, the compiler and the library of Go, and
   * how a session that plays moves on. It is raised by one whenever a run of the same document can
   * come out otherwise than before; {@code EngineTest} finds a change that forgot.
   */
  public static final String ID = "17";

  private Engine() {}
}
