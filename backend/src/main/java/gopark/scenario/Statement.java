package gopark.scenario;

import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * One step of a behaviour's script: a behaviour, told by {@code kind}, or one of these, told by
 * {@code do}. Things are known by name, and made when first used.
 */
public sealed interface Statement {

  /** The operations on one named thing that need to know nothing else. */
  enum Verb {
    CLOSE("close", "channel"),
    LOCK("lock", "mutex"),
    UNLOCK("unlock", "mutex"),
    READ_LOCK("readLock", "rwMutex"),
    READ_UNLOCK("readUnlock", "rwMutex"),
    WRITE_LOCK("writeLock", "rwMutex"),
    WRITE_UNLOCK("writeUnlock", "rwMutex"),
    DONE("done", "group"),
    WAIT("wait", "group"),
    RECEIVE("receive", "channel");

    final String word;

    /** What it is done with, and the field that names it. */
    final String thing;

    Verb(String word, String thing) {
      this.word = word;
      this.thing = thing;
    }
  }

  /** The operations that need to know nothing. */
  enum Plain {
    GOSCHED("gosched"),
    LOCK_THREAD("lockThread"),
    UNLOCK_THREAD("unlockThread"),
    GC("gc"),
    RETURN("return"),
    GOEXIT("goexit");

    final String word;

    Plain(String word) {
      this.word = word;
    }
  }

  /** Behaves so, and goes on. */
  record Behave(Behaviour behaviour) implements Statement {}

  record Do(Plain what) implements Statement {}

  record With(Verb what, String name) implements Statement {}

  /** Opens a channel with room for {@code capacity} values, unless it is open already. */
  record Channel(String channel, int capacity) implements Statement {}

  record Send(String channel, long value) implements Statement {}

  record Add(String group, int delta) implements Statement {}

  record Go(Behaviour behaviour, int count, @Nullable String name) implements Statement {}

  record GrowStack(long bytes) implements Statement {}

  record Block(String reason) implements Statement {}

  record Print(String text) implements Statement {}

  record Panic(String text) implements Statement {}

  /** Repeats the steps; 0 times means for ever. */
  record Repeat(int times, List<Statement> steps) implements Statement {
    public Repeat {
      steps = List.copyOf(steps);
    }
  }

  /** Runs the steps for each value received, until the channel is closed. */
  record Range(String channel, List<Statement> steps) implements Statement {
    public Range {
      steps = List.copyOf(steps);
    }
  }

  /** Waits for one of the cases; with a default, even an empty one, for none. */
  record Select(List<Case> cases, @Nullable List<Statement> otherwise) implements Statement {
    public Select {
      cases = List.copyOf(cases);
      otherwise = otherwise == null ? null : List.copyOf(otherwise);
    }
  }

  /** A case: receives, or if there is a value sends it. */
  record Case(String channel, @Nullable Long value, List<Statement> steps) {
    public Case {
      steps = List.copyOf(steps);
    }
  }
}
