package gopark.scenario;

import gopark.program.NamedFunction;
import gopark.program.Program;
import gopark.program.ProgramSource;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.SequencedMap;
import org.jspecify.annotations.Nullable;

/**
 * What a goroutine does. As a tree it is an object whose field {@code kind} says its name. Of
 * rounds and counts 0 means no end, which as a tree is no field.
 */
public sealed interface Behaviour extends ProgramSource {

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

  /** Starts {@code count} goroutines, and ends. */
  record Spawn(Behaviour behaviour, int count) implements Behaviour {}

  /**
   * Plays at the table, an unbuffered channel: a player hits the ball to the other one and then
   * waits for it, turn by turn; each hit takes {@code ns}.
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

  /** Receives {@code count} values, or fewer if the channel is closed, and computes after each. */
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

  /** The behaviour's name, which {@code kind} says. */
  default String kind() {
    return BehaviourTable.kind(this);
  }

  /** The behaviour as a tree. Reading that gives an equal behaviour. */
  default SequencedMap<String, Object> tree() {
    return BehaviourTable.tree(this);
  }

  /** A program for a goroutine that behaves so; its function has this name, or the kind's. */
  default Program program(@Nullable String name) {
    return programs(name, 1).getFirst();
  }

  @Override
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
