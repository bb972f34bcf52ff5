package gopark.scenario;

import gopark.program.NamedFunction;
import gopark.program.Program;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.SequencedMap;
import org.jspecify.annotations.Nullable;

/**
 * What a goroutine does. As a tree it is an object whose field {@code kind} says its name. Of
 * rounds and counts 0 means no end, which as a tree is no field.
 */
public sealed interface Behaviour {

  /** What a goroutine may be said to wait for that waits for nothing real. */
  List<String> REASONS =
      List.of(
          "chan receive",
          "chan send",
          "select",
          "semacquire",
          "sync.Mutex.Lock",
          "sync.RWMutex.RLock",
          "sync.RWMutex.Lock",
          "sync.WaitGroup.Wait",
          "sync.Cond.Wait",
          "chan receive (nil chan)",
          "chan send (nil chan)",
          "select (no cases)");

  /** Computes; without calls a tight loop, which old releases cannot stop. */
  record Cpu(long ns, boolean calls) implements Behaviour {}

  record Sleep(long ns) implements Behaviour {}

  record Syscall(long ns, boolean raw) implements Behaviour {}

  /** A read from the network that has data after this time. */
  record Net(long ns) implements Behaviour {}

  /** Starts so many goroutines, and ends. */
  record Spawn(Behaviour behaviour, int count) implements Behaviour {}

  /**
   * Plays at the table, an unbuffered channel: whoever comes hits the ball to whom they meet and
   * then waits for it, turn by turn, each hit taking so long.
   */
  record PingPong(String channel, int rounds, long ns) implements Behaviour {}

  /**
   * Makes values and sends them.
   *
   * @param count of values
   * @param ns that each takes
   * @param capacity of the channel, if this is the first to use it
   * @param closes whether it closes the channel in the end
   */
  record Producer(String channel, int count, long ns, int capacity, boolean closes)
      implements Behaviour {}

  /** Receives so many values, or until the channel is closed, and computes after each. */
  record Consumer(String channel, int count, long ns) implements Behaviour {}

  /** Receives values until the channel is closed, computes, and sends each on to the results. */
  record Worker(String channel, @Nullable String results, long ns) implements Behaviour {}

  /** Locks, computes, unlocks, and computes something else, round by round. */
  record Mutex(String mutex, int rounds, long ns, long pauseNs) implements Behaviour {}

  /** Allocates, and computes, round by round. */
  record Alloc(long bytes, int rounds, long ns) implements Behaviour {}

  /** Computes for ever. */
  record Forever(boolean calls) implements Behaviour {}

  /** Runs a function of the session's Go program that has no parameters. */
  record Func(String name) implements Behaviour {}

  /** One thing after the other. */
  record Script(List<Statement> steps) implements Behaviour {
    public Script {
      steps = List.copyOf(steps);
    }
  }

  /** What {@code kind} says. */
  default String kind() {
    return switch (this) {
      case Cpu b -> "cpu";
      case Sleep b -> "sleep";
      case Syscall b -> "syscall";
      case Net b -> "net";
      case Spawn b -> "spawn";
      case PingPong b -> "pingpong";
      case Producer b -> "producer";
      case Consumer b -> "consumer";
      case Worker b -> "worker";
      case Mutex b -> "mutex";
      case Alloc b -> "alloc";
      case Forever b -> "forever";
      case Script b -> "script";
      case Func b -> "func";
    };
  }

  /** It as a tree. Reading that gives an equal behaviour. */
  default SequencedMap<String, Object> tree() {
    Tree tree = new Tree().with("kind", kind());
    switch (this) {
      case Cpu b -> tree.with("ns", b.ns).with("calls", b.calls);
      case Sleep b -> tree.with("ns", b.ns);
      case Syscall b -> tree.with("ns", b.ns).with("raw", b.raw);
      case Net b -> tree.with("ns", b.ns);
      case Spawn b -> tree.with("behaviour", b.behaviour.tree()).with("count", b.count);
      case PingPong b ->
          tree.with("channel", b.channel).unless(0, "rounds", b.rounds).with("ns", b.ns);
      case Producer b ->
          tree.with("channel", b.channel)
              .unless(0, "count", b.count)
              .with("ns", b.ns)
              .with("capacity", b.capacity)
              .with("close", b.closes);
      case Consumer b ->
          tree.with("channel", b.channel).unless(0, "count", b.count).with("ns", b.ns);
      case Worker b -> tree.with("channel", b.channel).with("results", b.results).with("ns", b.ns);
      case Mutex b ->
          tree.with("mutex", b.mutex)
              .unless(0, "rounds", b.rounds)
              .with("ns", b.ns)
              .with("pauseNs", b.pauseNs);
      case Alloc b -> tree.with("bytes", b.bytes).unless(0, "rounds", b.rounds).with("ns", b.ns);
      case Forever b -> tree.with("calls", b.calls);
      case Script b -> tree.withList("steps", Statement.trees(b.steps));
      case Func b -> tree.with("name", b.name);
    }
    return tree.done();
  }

  /** A program for a goroutine that behaves so; its function has this name, or the kind's. */
  default Program program(@Nullable String name) {
    return programs(name, 1).getFirst();
  }

  /** So many programs alike. */
  default List<Program> programs(@Nullable String name, int count) {
    if (this instanceof Func(String function)) {
      return Collections.nCopies(count, new NamedFunction(function));
    }
    Plan plan = PlanMaker.plan(this, name);
    List<Program> programs = new ArrayList<>(count);
    for (int i = 0; i < count; i++) {
      programs.add(new PlannedProgram(plan));
    }
    return programs;
  }
}
