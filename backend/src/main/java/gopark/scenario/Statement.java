package gopark.scenario;

import java.util.List;
import java.util.SequencedMap;
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

  /** Opens a channel with room for so many values, unless it is open already. */
  record Channel(String channel, int capacity) implements Statement {}

  record Send(String channel, long value) implements Statement {}

  record Add(String group, int delta) implements Statement {}

  record Go(Behaviour behaviour, int count, @Nullable String name) implements Statement {}

  record GrowStack(long bytes) implements Statement {}

  record Block(String reason) implements Statement {}

  record Print(String text) implements Statement {}

  record Panic(String text) implements Statement {}

  /** So many times; 0: for ever. */
  record Repeat(int times, List<Statement> steps) implements Statement {
    public Repeat {
      steps = List.copyOf(steps);
    }
  }

  /** For each value that is received, until the channel is closed. */
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

    SequencedMap<String, Object> tree() {
      return new Tree()
          .with(value == null ? "receive" : "send", channel)
          .with("value", value)
          .withList("steps", trees(steps))
          .done();
    }
  }

  /** What {@code do} says. */
  default String word() {
    return switch (this) {
      case Behave s -> s.behaviour.kind();
      case Do s -> s.what.word;
      case With s -> s.what.word;
      case Channel s -> "channel";
      case Send s -> "send";
      case Add s -> "add";
      case Go s -> "go";
      case GrowStack s -> "growStack";
      case Block s -> "block";
      case Print s -> "print";
      case Panic s -> "panic";
      case Repeat s -> "repeat";
      case Range s -> "range";
      case Select s -> "select";
    };
  }

  /** It as a tree. Reading that gives an equal statement. */
  default SequencedMap<String, Object> tree() {
    if (this instanceof Behave(Behaviour behaviour)) {
      return behaviour.tree();
    }
    Tree tree = new Tree().with("do", word());
    switch (this) {
      case Behave s -> {}
      case Do s -> {}
      case With s -> tree.with(s.what.thing, s.name);
      case Channel s -> tree.with("channel", s.channel).with("capacity", s.capacity);
      case Send s -> tree.with("channel", s.channel).with("value", s.value);
      case Add s -> tree.with("group", s.group).with("delta", s.delta);
      case Go s ->
          tree.with("behaviour", s.behaviour.tree()).with("count", s.count).with("name", s.name);
      case GrowStack s -> tree.with("bytes", s.bytes);
      case Block s -> tree.with("reason", s.reason);
      case Print s -> tree.with("text", s.text);
      case Panic s -> tree.with("text", s.text);
      case Repeat s -> tree.unless(0, "times", s.times).withList("steps", trees(s.steps));
      case Range s -> tree.with("channel", s.channel).withList("steps", trees(s.steps));
      case Select s -> {
        tree.withList("cases", s.cases.stream().map(Case::tree).toList());
        if (s.otherwise != null) {
          tree.withList("default", trees(s.otherwise));
        }
      }
    }
    return tree.done();
  }

  static List<SequencedMap<String, Object>> trees(List<Statement> steps) {
    return steps.stream().map(Statement::tree).toList();
  }
}
