package gopark.command;

import java.util.Locale;
import org.jspecify.annotations.Nullable;

/** Steers what is shown of the run, and never reaches the runtime. */
public sealed interface PlaybackCommand extends Command {

  /** The unit of a way forward or back. */
  enum Unit {
    EVENT,
    DECISION,
    INSTRUCTION,
    TIME;

    /** The word that documents have for it. */
    public String word() {
      return name().toLowerCase(Locale.ROOT);
    }
  }

  /** Runs on; without a pace at the one before. */
  record Play(@Nullable Pace pace) implements PlaybackCommand {}

  /** Stops at the next event boundary. */
  record Pause() implements PlaybackCommand {}

  /**
   * Goes forward.
   *
   * @param count of the unit; 1 if that is time
   * @param ns of time; 0 for another unit
   */
  record Step(Unit unit, int count, long ns) implements PlaybackCommand {}

  /** Goes back, with the meaning of {@link Step}'s components. */
  record Back(Unit unit, int count, long ns) implements PlaybackCommand {}

  /** Goes to a step, either way. */
  record SeekStep(long step) implements PlaybackCommand {}

  /** Goes to a virtual time, either way. */
  record SeekTime(long timeNs) implements PlaybackCommand {}

  /**
   * Runs until the condition holds, or that much virtual time has passed; null: no limit of time.
   */
  record RunUntil(String condition, @Nullable Long limitNs) implements PlaybackCommand {}

  /** Pauses from now on whenever the condition becomes true; replaces one of the same id. */
  record Breakpoint(String id, String condition) implements PlaybackCommand {}

  record ClearBreakpoint(String id) implements PlaybackCommand {}
}
