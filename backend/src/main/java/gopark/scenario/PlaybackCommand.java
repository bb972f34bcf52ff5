package gopark.scenario;

import java.util.Locale;
import java.util.SequencedMap;
import org.jspecify.annotations.Nullable;

/** Steers what is shown of the run, and never reaches the runtime. */
public sealed interface PlaybackCommand extends Command {

  /** In what to count the way forward and back. */
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

  /** Runs until the condition holds, or so much virtual time has passed; null: no limit of time. */
  record RunUntil(String condition, @Nullable Long limitNs) implements PlaybackCommand {}

  /** Pauses from now on whenever the condition becomes true; replaces one of the same id. */
  record Breakpoint(String id, String condition) implements PlaybackCommand {}

  record ClearBreakpoint(String id) implements PlaybackCommand {}

  @Override
  default String name() {
    return switch (this) {
      case Play c -> "play";
      case Pause c -> "pause";
      case Step c -> "step";
      case Back c -> "back";
      case SeekStep c -> "seek";
      case SeekTime c -> "seek";
      case RunUntil c -> "runUntil";
      case Breakpoint c -> "breakpoint";
      case ClearBreakpoint c -> "clearBreakpoint";
    };
  }

  @Override
  default SequencedMap<String, Object> tree() {
    Tree tree = new Tree().with("do", name());
    switch (this) {
      case Play(Pace pace) -> tree.with("pace", pace == null ? null : pace.tree());
      case Pause c -> {}
      case Step(Unit unit, int count, long ns) -> way(tree, unit, count, ns);
      case Back(Unit unit, int count, long ns) -> way(tree, unit, count, ns);
      case SeekStep(long step) -> tree.with("step", step);
      case SeekTime(long timeNs) -> tree.with("timeNs", timeNs);
      case RunUntil(String condition, Long limitNs) ->
          tree.with("condition", condition).with("limitNs", limitNs);
      case Breakpoint(String id, String condition) ->
          tree.with("id", id).with("condition", condition);
      case ClearBreakpoint(String id) -> tree.with("id", id);
    }
    return tree.done();
  }

  private static void way(Tree tree, Unit unit, int count, long ns) {
    tree.with("unit", unit.word());
    if (unit == Unit.TIME) {
      tree.with("ns", ns);
    } else {
      tree.with("count", count);
    }
  }
}
