package gopark.scenario;

import gopark.command.RuntimeCommand;
import gopark.runtime.config.Limits;

/** How much a stranger's documents may hold, and their runs use. */
public final class ScenarioLimits {
  /** Bytes of a document as JSON: what reads one refuses more before it parses. */
  public static final int BYTES = 1 << 20;

  /** Objects, lists and values in one tree. */
  public static final int NODES = 200_000;

  /** Objects and lists within each other, in a command. */
  public static final int DEPTH = 24;

  /** Objects and lists within each other, in a document: it has commands within some of its own. */
  public static final int DOCUMENT_DEPTH = DEPTH + 8;

  /** The most problems that are reported; the rest are found next time. */
  public static final int PROBLEMS = 50;

  /** Commands of a scenario. */
  public static final int COMMANDS = 20_000;

  /** Commands that come together. */
  public static final int COMMANDS_AT_ONCE = 100;

  /** Goroutines that one command starts. */
  public static final int GOROUTINES_AT_ONCE = RuntimeCommand.MAX_STARTED;

  /** Goroutines alive at a time. */
  private static final int GOROUTINES = 1_000_000;

  /** Channels, locks and timers ever made. */
  private static final int OBJECTS = 1_000_000;

  /** Steps of a behaviour's script, in each list. */
  public static final int STEPS = 200;

  /** Rounds of a behaviour's loop that has an end. */
  public static final int ROUNDS = 1_000_000_000;

  /** Characters of a title. */
  public static final int TITLE = 200;

  /** Characters of the name of a channel, a lock, a function, a breakpoint, a setting. */
  public static final int NAME = 50;

  /** Characters of a text that is printed or panicked with. */
  public static final int TEXT = 1_000;

  /** Breakpoints of a session. */
  public static final int BREAKPOINTS = 20;

  /** Characters of a condition. */
  public static final int CONDITION = 1_000;

  /** Characters of a program's text. */
  public static final int PROGRAM = 1 << 16;

  /** Bytes of a stack, an allocation. */
  public static final long MEMORY = 1L << 40;

  /** Bytes of a goroutine's stack, as Go allows. */
  private static final long STACK = 1_000_000_000;

  /** Slots of a channel. */
  public static final int CAPACITY = 1_000_000;

  /** The largest of the numbers that JSON carries everywhere without rounding: 2⁵³ − 1. */
  public static final long EXACT = (1L << 53) - 1;

  private ScenarioLimits() {}

  /** What a run may use before it is stopped. */
  public static Limits ofRun() {
    Limits standard = Limits.standard();
    return new Limits(GOROUTINES, OBJECTS, standard.threads(), STACK);
  }
}
