package gopark.scenario;

import gopark.golang.GoSettings;
import gopark.golang.GoSource;
import gopark.program.Beginning;
import gopark.program.Hand;
import gopark.program.Program;
import gopark.simulation.WorkMeter;
import java.util.SequencedMap;
import org.jspecify.annotations.Nullable;

/** What main does. */
public sealed interface MainProgram {

  /** Main does what it is told by commands, and waits to be told more. */
  record ByHand() implements MainProgram {}

  /** Main runs a program in Go. */
  record GoText(GoSource source, GoSettings settings) implements MainProgram {}

  /** What documents had in place of a Go program, once: a text in a language of GoPark's own. */
  String SCRIPT = "script";

  /** The code of the problem that such a document has. */
  String SCRIPT_GONE = "script-gone";

  /** The file that a Go program is in. */
  String GO_FILE = "main.go";

  /**
   * A program for main's goroutine.
   *
   * @param minor the release's minor version
   * @param seed of what it leaves to chance
   * @param work counts what the computer does for it
   */
  default Program program(int minor, long seed, WorkMeter work) {
    return switch (this) {
      case ByHand it -> new Hand("main.main");
      case GoText(GoSource source, GoSettings settings) -> source.main(settings, minor, seed, work);
    };
  }

  /** What the runtime has begun, apart from what it always begins, before main. */
  default Beginning beginning() {
    return this instanceof GoText(GoSource source, GoSettings settings)
        ? source.beginning()
        : Beginning.PLAIN;
  }

  /** What main does as a tree; null if there is nothing to say. */
  default @Nullable SequencedMap<String, Object> tree() {
    return switch (this) {
      case ByHand it -> null;
      case GoText(GoSource source, GoSettings settings) ->
          new Tree().with("source", source.text()).withAll(GoProgramReader.tree(settings)).done();
    };
  }

  /** What the fields tell. */
  static MainProgram of(Fields fields) {
    if (fields.has(SCRIPT)) {
      fields.refuse(
          SCRIPT,
          SCRIPT_GONE,
          "Scripts are no longer run. Write a Go program in \"source\"; to spend time without code,"
              + " call Spin, Syscall or ReadNet of package gopark/sched.");
      fields.leaveRest();
      return new ByHand();
    }
    return GoProgramReader.program(fields);
  }
}
