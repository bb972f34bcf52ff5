package gopark.web.page;

import java.util.List;
import java.util.Map;
import java.util.Objects;

/**
 * A state that has a mark of its own.
 *
 * @param name of the mark's symbol and of the state's texts
 * @param runtimeName what a reader of Go's source would look for
 * @param label stands on the mark where it is shown as an example
 */
public record MarkedState(String name, String runtimeName, String label) {

  /** Goroutines, machines and processors, by the letter each is called by. */
  static final List<String> KINDS = List.of("g", "m", "p");

  private static final List<MarkedState> GOROUTINES =
      List.of(
          new MarkedState("runnable", "_Grunnable", "8"),
          new MarkedState("running", "_Grunning", "4"),
          new MarkedState("waiting", "_Gwaiting", "6"),
          new MarkedState("syscall", "_Gsyscall", "3"),
          new MarkedState("preempted", "_Gpreempted", "7"),
          new MarkedState("copystack", "_Gcopystack", "5"),
          new MarkedState("idle", "_Gidle", "9"),
          new MarkedState("dead", "_Gdead", "1"),
          new MarkedState("system", "isSystemGoroutine", "2"));

  private static final List<MarkedState> MACHINES =
      List.of(
          new MarkedState("running", "execute", "M0"),
          new MarkedState("spinning", "m.spinning", "M4"),
          new MarkedState("syscall", "entersyscall", "M2"),
          new MarkedState("parked", "stopm", "M5"));

  private static final List<MarkedState> PROCESSORS =
      List.of(
          new MarkedState("running", "_Prunning", "P0"),
          new MarkedState("idle", "_Pidle", "P1"),
          new MarkedState("syscall", "_Psyscall", "P2"),
          new MarkedState("gcstop", "_Pgcstop", "P3"),
          new MarkedState("dead", "_Pdead", "P4"));

  private static final Map<String, List<MarkedState>> BY_KIND =
      Map.of("g", GOROUTINES, "m", MACHINES, "p", PROCESSORS);

  static List<MarkedState> of(String kind) {
    return Objects.requireNonNull(BY_KIND.get(kind), kind);
  }
}
