package gopark.golang.machine;

import gopark.golang.race.Races;
import gopark.golang.race.Racing;
import gopark.golang.race.Synchronization;
import gopark.golang.value.GoPanic;
import gopark.program.Call;
import gopark.program.Copies;
import gopark.program.Frame;
import gopark.program.Functions;
import gopark.program.HappensBefore;
import gopark.program.KnowsItsHeap;
import gopark.program.LiveHeap;
import gopark.program.ObjectCounts;
import gopark.program.Operation;
import gopark.program.Outcome;
import gopark.program.Program;
import gopark.program.ProgramRaces;
import gopark.program.Race;
import gopark.program.RuntimePanic;
import gopark.program.SourceLine;
import gopark.program.WatchesLines;
import gopark.program.Weighty;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** One goroutine of a compiled program. It is small, since there can be a million of them. */
public final class GoProgram
    implements Program, Functions, ProgramRaces, WatchesLines, Weighty, KnowsItsHeap {
  /** What the goroutine does when it is asked for its next operation. */
  private enum Stage {
    /** The instructions go on. */
    RUNS,
    /** An instruction waits; before what it asks for, time and memory are accounted for. */
    ACCOUNTS,
    /** What the instruction asked for is over. */
    ASKED,
    /** The goroutine stands before an instruction of a watched line. */
    STOPPED
  }

  private final World world;
  private final String function;
  private final Fiber fiber;
  private final Meter meter;
  private Stage stage = Stage.RUNS;

  /** Whether it ends with a panic of its own. */
  private boolean fails;

  private GoProgram(World world, String function, Fiber fiber, Meter meter) {
    this.world = world;
    this.function = function;
    this.fiber = fiber;
    this.meter = meter;
  }

  /** The goroutine of main, in a world that is new. */
  public static GoProgram main(World world) {
    return start(world, world.image.entry, "main.main");
  }

  private static GoProgram start(World world, Code code, String name) {
    Fiber fiber = new Fiber(world, Fiber.FIRST_BASE + code.slots);
    fiber.words[Fiber.FIRST_BASE - 1] = Fiber.link(Image.GOROUTINE_ENDS, 0);
    fiber.pc = code.start;
    Races races = world.races;
    fiber.racing = races == null ? null : races.start(fiber);
    fiber.id = world.make();
    return new GoProgram(world, name, fiber, new Meter(world));
  }

  /** A goroutine that calls the function with arguments from the caller's slots. */
  static GoProgram call(Fiber caller, Code code, @Nullable Closure closure, int from, int args) {
    GoProgram made = start(caller.world, code, code.name);
    Fiber fiber = made.fiber;
    Racing racing = caller.racing;
    fiber.racing = racing == null ? null : racing.starts(fiber);
    System.arraycopy(caller.words, from, fiber.words, Fiber.FIRST_BASE, args);
    System.arraycopy(caller.refs, from, fiber.refs, Fiber.FIRST_BASE, args);
    if (closure != null && code.closureSlot >= 0) {
      fiber.refs[Fiber.FIRST_BASE + code.closureSlot] = closure;
    }
    return made;
  }

  /** A goroutine that calls a function value without parameters. */
  public static GoProgram calling(World world, Closure closure) {
    return calling(world, closure, null);
  }

  /** One that a timer will start, which this goroutine sets. */
  public static GoProgram byTimer(Fiber caller, Closure closure) {
    return calling(caller.world, closure, caller.racing);
  }

  private static GoProgram calling(World world, Closure closure, @Nullable Racing setter) {
    GoProgram made = start(world, closure.code, closure.code.name);
    if (setter != null) {
      made.fiber.racing = setter.setsTimer(made.fiber);
    }
    if (closure.code.closureSlot >= 0) {
      made.fiber.refs[Fiber.FIRST_BASE + closure.code.closureSlot] = closure;
    }
    return made;
  }

  // ---- running

  @Override
  public Operation next(Outcome outcome) {
    world.processors = outcome.processors;
    if (stage == Stage.ASKED) {
      stage = Stage.RUNS;
      meter.begin(fiber);
      ordered(outcome);
      goOn(resumed(outcome));
    } else if (stage == Stage.RUNS) {
      world.enter(fiber);
      begun();
      meter.begin(fiber);
      goOn(fiber.pc);
    } else if (stage == Stage.STOPPED) {
      meter.begin(fiber);
      goOn(fiber.pc);
    }
    return stage == Stage.STOPPED
        ? meter.untilNow(fiber, world.image.lineAt(fiber.pc))
        : untilSomethingIsAsked(outcome);
  }

  /** Accounts for what has run, and goes on if the instruction that waits asks for nothing. */
  private Operation untilSomethingIsAsked(Outcome outcome) {
    while (true) {
      Operation due = meter.due(fiber);
      if (due != null) {
        return due;
      }
      Operation asked = fiber.operation;
      if (asked != null) {
        stage = Stage.ASKED;
        fiber.operation = null;
        orders(asked);
        fails = asked instanceof Operation.Panic;
        if (asked instanceof Operation.Return || asked instanceof Operation.Goexit) {
          world.leave(fiber);
        }
        return asked;
      }
      meter.begin(fiber);
      goOn(wentOn(outcome));
      if (stage == Stage.STOPPED) {
        return meter.untilNow(fiber, world.image.lineAt(fiber.pc));
      }
    }
  }

  /** Runs until an instruction waits, or until it comes to a watched line. */
  private void goOn(int from) {
    WatchedLines lines = world.watched;
    boolean stopped = stage == Stage.STOPPED;
    stage = Stage.ACCOUNTS;
    int pc = from;
    while (pc >= 0) {
      pc = lines == null ? run(pc) : runCarefully(pc, lines, stopped);
      stopped = false;
    }
  }

  /** Runs, but stops before instructions of watched lines; once stopped, not before the first. */
  private int runCarefully(int from, WatchedLines lines, boolean stopped) {
    Image image = world.image;
    int pc = from;
    int at = fiber.pc;
    boolean looks = !stopped;
    try {
      do {
        if (looks && lines.stops(image, pc, at)) {
          fiber.pc = pc;
          stage = Stage.STOPPED;
          return Instruction.WAIT;
        }
        looks = true;
        at = pc;
        pc = image.instructions[at].run(fiber, at);
      } while (pc >= 0);
      fiber.pc = at;
      return pc;
    } catch (GoPanic panic) {
      return raised(panic, at);
    }
  }

  /** Runs until an instruction waits, or panics: then gives where to go on. */
  private int run(int from) {
    Fiber f = fiber;
    Instruction[] instructions = world.image.instructions;
    int pc = from;
    int at = from;
    try {
      do {
        at = pc;
        pc = instructions[at].run(f, at);
      } while (pc >= 0);
      f.pc = at;
      return pc;
    } catch (GoPanic panic) {
      return raised(panic, at);
    }
  }

  private int raised(GoPanic panic, int at) {
    fiber.pc = at;
    return Unwinding.raise(fiber, panic, at);
  }

  /** What the instruction asked for is over. Gives the next pc. */
  private int resumed(Outcome outcome) {
    RuntimePanic panic = outcome.panic;
    return panic == null ? wentOn(outcome) : raised(asValue(panic), fiber.pc);
  }

  /** The instruction that waited goes on. Gives the next pc. */
  private int wentOn(Outcome outcome) {
    int at = fiber.pc;
    try {
      return world.image.instructions[at].resume(fiber, at, outcome);
    } catch (GoPanic panic) {
      return raised(panic, at);
    }
  }

  private static GoPanic asValue(RuntimePanic panic) {
    return switch (panic.kind()) {
      case RUNTIME_ERROR -> GoPanic.runtimeError(panic.text());
      case PLAIN_ERROR -> GoPanic.plainError(panic.text());
      case STRING -> GoPanic.string(panic.text());
    };
  }

  // ---- races

  private void begun() {
    Racing racing = fiber.racing;
    if (racing != null) {
      racing.begin();
    }
  }

  /** What it asks for may order it and others. */
  private void orders(Operation asked) {
    Racing racing = fiber.racing;
    if (racing == null) {
      return;
    }
    Synchronization.before(racing, asked);
    fiber.asked = asked;
    if (asked instanceof Operation.Return || asked instanceof Operation.Goexit) {
      racing.end();
    }
  }

  private void ordered(Outcome outcome) {
    Racing racing = fiber.racing;
    Operation asked = fiber.asked;
    if (racing != null && asked != null && outcome.panic == null) {
      Synchronization.after(racing, asked, outcome);
      fiber.asked = null;
    }
  }

  @Override
  public LiveHeap liveHeap() {
    return world.liveHeap();
  }

  @Override
  public ObjectCounts takeAllocated() {
    return world.heap.takeAllocated();
  }

  @Override
  public long beginMarking() {
    world.heap.tellEach(true);
    return world.heap.tell();
  }

  @Override
  public void endMarking() {
    world.heap.tellEach(false);
  }

  @Override
  public long weight() {
    return world.weight();
  }

  @Override
  public @Nullable HappensBefore happensBefore() {
    return fiber.racing;
  }

  @Override
  public List<Race> races() {
    Races races = world.races;
    return races == null ? List.of() : races.found();
  }

  // ---- what others can see

  @Override
  public String function() {
    return function;
  }

  @Override
  public List<Frame> frames() {
    return new Inspection(fiber).traceback(stage == Stage.ASKED && !fails);
  }

  @Override
  public Frame innermost() {
    return new Inspection(fiber).innermost();
  }

  @Override
  public List<Call> calls() {
    return new Inspection(fiber).calls();
  }

  @Override
  public SourceLine line() {
    return new Inspection(fiber).line();
  }

  @Override
  public @Nullable Program function(String name) {
    Code code = world.image.functions.get(name);
    return code == null ? null : start(world, code, code.name);
  }

  @Override
  public void watch(List<Integer> lines) {
    world.watched = WatchedLines.of(lines);
  }

  // ---- copies

  @Override
  public GoProgram copy(Copies copies) {
    World newWorld = copies.of(world, it -> it.copy(copies));
    GoProgram copy =
        new GoProgram(newWorld, function, new Fiber(newWorld, 0), meter.copy(newWorld));
    copy.stage = stage;
    copy.fails = fails;
    copy.fiber.copyFrom(fiber, copies);
    if (fiber.number >= 0) {
      newWorld.enter(copy.fiber);
    }
    return copy;
  }
}
