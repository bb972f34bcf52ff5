package gopark.program.script;

import gopark.program.Copies;
import gopark.program.Frame;
import gopark.program.Operation;
import gopark.program.Outcome;
import gopark.program.Program;
import gopark.program.SourceLine;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** One goroutine of a script. It is small, since there can be a million of them. */
public final class ScriptProgram implements Program {
  /** What a round of a loop, or a call, costs that asks nothing of the runtime. */
  static final long ROUND_NS = 20;

  /** Every so many calls the runtime is told how deep the stack is. */
  private static final int CALLS_BETWEEN_CHECKS = 64;

  private static final long BYTES_OF_A_CALL = 512;

  private static final Operation RETURN = new Operation.Return();
  private static final Operation GOEXIT = new Operation.Goexit();

  final World world;
  private final Function entry;
  private @Nullable Call top;

  /** The newest panic in progress. */
  private @Nullable Raised raised;

  private int depth = 1;

  /** Whether an operation is under way. */
  private boolean waiting;

  /** Whether there was an operation since the last round or call. */
  private boolean worked;

  ScriptProgram(World world, Function entry, @Nullable Object[] locals) {
    this.world = world;
    this.entry = entry;
    this.top = new Call(entry, locals, null);
  }

  /** The goroutine that main runs in, when all that comes before it has run. */
  static ScriptProgram main(World world, Function main, Function init) {
    ScriptProgram program = new ScriptProgram(world, main, new Object[main.locals()]);
    program.top = new Call(init, new Object[init.locals()], program.top);
    program.depth++;
    return program;
  }

  private ScriptProgram(World world, Function entry) {
    this.world = world;
    this.entry = entry;
  }

  @Override
  public Operation next(Outcome outcome) {
    Call call = running();
    try {
      Operation operation = waiting ? resume(call, outcome) : null;
      while (operation == null) {
        call = running();
        operation = call.function.at(call.pc++).start(this, call);
      }
      return under(operation);
    } catch (GoPanic panic) {
      Operation operation = raise(panic.text(), false);
      return operation == null ? next(outcome) : under(operation);
    } catch (Complaint complaint) {
      int line = call.function.lineBefore(call.pc);
      return new Operation.Fatal(world.script.file() + ":" + line + ": " + complaint.getMessage());
    }
  }

  private Operation under(Operation operation) {
    waiting = true;
    worked = true;
    return operation;
  }

  private @Nullable Operation resume(Call call, Outcome outcome) {
    waiting = false;
    String panic = outcome.panic;
    if (panic != null) {
      return raise(panic, false, call.function.at(Math.max(0, call.pc - 1)).calls());
    }
    if (call.pc > 0) {
      call.function.at(call.pc - 1).finish(this, call, outcome);
    }
    return null;
  }

  private Call running() {
    Call call = top;
    if (call == null) {
      throw new IllegalStateException(entry.name + " has already ended.");
    }
    return call;
  }

  /** Whether there was an operation since this was last asked. */
  boolean hasWorked() {
    boolean answer = worked;
    worked = false;
    return answer;
  }

  void forgetWork() {
    worked = false;
  }

  /** A call begins; gives an operation if the stack must be looked at. */
  @Nullable Operation push(Function function, @Nullable Object[] locals, @Nullable Raised by) {
    Call call = new Call(function, locals, top);
    call.raisedBy = by;
    top = call;
    depth++;
    return depth % CALLS_BETWEEN_CHECKS == 0
        ? new Operation.UseStack(depth * BYTES_OF_A_CALL)
        : null;
  }

  private void pop(Call call) {
    top = call.caller;
    depth--;
  }

  /** A call is over, its deferred calls too. */
  @Nullable Operation leave(Call call) {
    pop(call);
    Call caller = call.caller;
    Raised by = call.raisedBy;
    if (caller == null) {
      return RETURN;
    }
    if (by == null && caller.pc == 0) {
      return null;
    }
    if (by == null) {
      caller.function.at(caller.pc - 1).returned(this, caller, call.result);
      return null;
    }
    if (!by.recovered) {
      return unwind(by);
    }
    return goOnAfter(by, caller);
  }

  /** The function whose deferred call recovered returns to its caller as if nothing had been. */
  private @Nullable Operation goOnAfter(Raised recovered, Call call) {
    Raised before = recovered.link;
    while (before != null && before.aborted && !before.goexit) {
      before = before.link;
    }
    raised = before;
    if (before != null && before.aborted) {
      return unwind(before);
    }
    call.pc = call.function.end();
    return null;
  }

  /** A panic or a Goexit begins. */
  @Nullable Operation raise(@Nullable Object value, boolean goexit) {
    return raise(value, goexit, List.of());
  }

  private @Nullable Operation raise(@Nullable Object value, boolean goexit, List<Frame> inside) {
    List<Frame> frames = new ArrayList<>(inside);
    frames.addAll(frames());
    Raised it = new Raised(value, goexit, raised, List.copyOf(frames));
    raised = it;
    return unwind(it);
  }

  /** Runs the next deferred call, or ends the goroutine if there is none. */
  private @Nullable Operation unwind(Raised by) {
    for (Call call = top; call != null; call = top) {
      Call.Deferred deferred = call.defers;
      if (deferred != null) {
        call.defers = deferred.next;
        return push(deferred.function, deferred.locals, by);
      }
      Raised earlier = call.raisedBy;
      if (earlier != null) {
        earlier.aborted = true;
      }
      pop(call);
    }
    top = new Call(entry, new Object[0], null);
    return by.goexit ? GOEXIT : new Operation.Panic(by.text());
  }

  /** The value of the panic that runs this deferred call, which is over then; or null. */
  @Nullable Object recover(Call call) {
    Raised by = call.raisedBy;
    if (by == null || by.goexit || by.recovered) {
      return null;
    }
    by.recovered = true;
    return by.value;
  }

  @Override
  public String function() {
    return entry.name;
  }

  @Override
  public List<Frame> frames() {
    Raised by = raised;
    Call innermost = top;
    if (by != null && depth == 0) {
      return by.frames;
    }
    List<Frame> frames = new ArrayList<>();
    for (Call call = innermost; call != null; call = call.caller) {
      frames.add(call.function.frameBefore(call.pc));
      if (call.raisedBy != null) {
        frames.add(new Frame("panic(...)", new SourceLine("runtime/panic.go", 0)));
      }
    }
    return List.copyOf(frames);
  }

  @Override
  public Frame innermost() {
    Call call = top;
    return call == null
        ? new Frame(entry.name, SourceLine.UNKNOWN)
        : call.function.frameBefore(call.pc);
  }

  @Override
  public SourceLine line() {
    return innermost().line();
  }

  @Override
  public ScriptProgram copy(Copies copies) {
    ScriptProgram copy = new ScriptProgram(copies.of(world, it -> it.copy(copies)), entry);
    copy.raised = copyOf(raised, copies);
    copy.top = copyOf(top, copies);
    copy.depth = depth;
    copy.waiting = waiting;
    copy.worked = worked;
    return copy;
  }

  private static @Nullable Raised copyOf(@Nullable Raised original, Copies copies) {
    return original == null ? null : copies.of(original, it -> it.copy(copyOf(it.link, copies)));
  }

  /** From the innermost out, without recursion: there can be many. */
  private static @Nullable Call copyOf(@Nullable Call innermost, Copies copies) {
    Call first = null;
    Call last = null;
    for (Call call = innermost; call != null; call = call.caller) {
      Call copy = new Call(call.function, copyOf(call.locals, copies), null);
      copy.pc = call.pc;
      copy.defers = copyOf(call.defers, copies);
      copy.raisedBy = copyOf(call.raisedBy, copies);
      copy.result = copies.value(call.result);
      if (last == null) {
        first = copy;
      } else {
        last.caller = copy;
      }
      last = copy;
    }
    return first;
  }

  private static Call.@Nullable Deferred copyOf(Call.@Nullable Deferred newest, Copies copies) {
    Call.Deferred first = null;
    Call.Deferred last = null;
    for (Call.Deferred it = newest; it != null; it = it.next) {
      Call.Deferred copy = new Call.Deferred(it.function, copyOf(it.locals, copies), null);
      if (last == null) {
        first = copy;
      } else {
        last.next = copy;
      }
      last = copy;
    }
    return first;
  }

  private static @Nullable Object[] copyOf(@Nullable Object[] original, Copies copies) {
    @Nullable Object[] copy = new Object[original.length];
    for (int i = 0; i < copy.length; i++) {
      copy[i] = copies.value(original[i]);
    }
    return copy;
  }
}
