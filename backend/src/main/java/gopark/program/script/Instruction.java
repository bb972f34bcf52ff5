package gopark.program.script;

import gopark.program.Frame;
import gopark.program.Operation;
import gopark.program.Outcome;
import gopark.program.script.Function.Label;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** A step of a function. When it starts, the call's counter is already at the next one. */
interface Instruction {

  /** Does it, or gives the operation that does; null if there is nothing to wait for. */
  @Nullable Operation start(ScriptProgram program, Call call);

  /** The operation is over. */
  default void finish(ScriptProgram program, Call call, Outcome outcome) {}

  /** The function that it called has returned. */
  default void returned(ScriptProgram program, Call call, @Nullable Object result) {}

  /** The calls of Go's own in which its operation panics, innermost first. */
  default List<Frame> calls() {
    return List.of();
  }

  /**
   * The variables of a call to come: from expressions, or copied from those of the block around.
   */
  record Beginning(Function function, @Nullable List<Expression> arguments) {

    @Nullable Object[] locals(ScriptProgram program, Call call) {
      @Nullable Object[] locals = new Object[function.locals()];
      List<Expression> given = arguments;
      if (given == null) {
        System.arraycopy(call.locals, 0, locals, 0, function.parameters.size());
      } else {
        for (int i = 0; i < given.size(); i++) {
          locals[i] = given.get(i).value(call, program.world);
        }
      }
      return locals;
    }

    ScriptProgram program(ScriptProgram by, Call call) {
      return new ScriptProgram(by.world, function, locals(by, call));
    }
  }

  record Assign(int place, Expression expression) implements Instruction {
    @Override
    public @Nullable Operation start(ScriptProgram program, Call call) {
      program.world.store(call, place, expression.value(call, program.world));
      return null;
    }
  }

  record Jump(Label label) implements Instruction {
    @Override
    public @Nullable Operation start(ScriptProgram program, Call call) {
      call.pc = label.at;
      return null;
    }
  }

  record JumpUnless(Expression condition, Label label) implements Instruction {
    @Override
    public @Nullable Operation start(ScriptProgram program, Call call) {
      if (!Values.truth(condition.value(call, program.world))) {
        call.pc = label.at;
      }
      return null;
    }
  }

  /** Back to the loop's beginning; a round without an operation takes a moment of its own. */
  record Repeat(Label label) implements Instruction {
    private static final Operation ROUND = new Operation.Compute(ScriptProgram.ROUND_NS, false);

    @Override
    public @Nullable Operation start(ScriptProgram program, Call call) {
      if (!program.hasWorked()) {
        return ROUND;
      }
      call.pc = label.at;
      return null;
    }

    @Override
    public void finish(ScriptProgram program, Call call, Outcome outcome) {
      call.pc = label.at;
      program.forgetWork();
    }
  }

  /** Calls a function; the result goes to a variable. */
  record CallFunction(Beginning beginning, int place) implements Instruction {
    private static final Operation CALL = new Operation.Compute(ScriptProgram.ROUND_NS, true);

    @Override
    public @Nullable Operation start(ScriptProgram program, Call call) {
      Operation deeper = program.push(beginning.function(), beginning.locals(program, call), null);
      boolean worked = program.hasWorked();
      if (deeper != null) {
        return deeper;
      }
      return worked ? null : CALL;
    }

    @Override
    public void returned(ScriptProgram program, Call call, @Nullable Object result) {
      program.world.store(call, place, result);
    }
  }

  /** The function ends here. */
  record ToEnd() implements Instruction {
    @Override
    public @Nullable Operation start(ScriptProgram program, Call call) {
      call.pc = call.function.end();
      return null;
    }
  }

  record Result(Expression expression) implements Instruction {
    @Override
    public @Nullable Operation start(ScriptProgram program, Call call) {
      call.result = expression.value(call, program.world);
      return null;
    }
  }

  /** The last of every function: its deferred calls first, then back to the caller. */
  record Return() implements Instruction {
    @Override
    public @Nullable Operation start(ScriptProgram program, Call call) {
      Call.Deferred deferred = call.defers;
      if (deferred == null) {
        return program.leave(call);
      }
      call.defers = deferred.next;
      return program.push(deferred.function, deferred.locals, null);
    }

    @Override
    public void returned(ScriptProgram program, Call call, @Nullable Object result) {
      call.pc = call.function.end();
    }
  }

  record Defer(Beginning beginning) implements Instruction {
    @Override
    public @Nullable Operation start(ScriptProgram program, Call call) {
      call.defers =
          new Call.Deferred(beginning.function(), beginning.locals(program, call), call.defers);
      return null;
    }
  }

  record Panic(Expression expression) implements Instruction {
    @Override
    public @Nullable Operation start(ScriptProgram program, Call call) {
      return program.raise(expression.value(call, program.world), false);
    }
  }

  record Goexit() implements Instruction {
    @Override
    public @Nullable Operation start(ScriptProgram program, Call call) {
      return program.raise(null, true);
    }
  }

  record Recover(int place) implements Instruction {
    @Override
    public @Nullable Operation start(ScriptProgram program, Call call) {
      program.world.store(call, place, program.recover(call));
      return null;
    }
  }

  record Say(List<Expression> parts) implements Instruction {
    private static final int MOST_SAID = 10_000;

    @Override
    public @Nullable Operation start(ScriptProgram program, Call call) {
      if (program.world.said.size() == MOST_SAID) {
        throw new Complaint("no more than " + MOST_SAID + " texts may be said");
      }
      program.world.said.add(Values.sprint(parts, call, program.world));
      return null;
    }
  }

  /** Prints all that was said, as {@code fmt.Println(said...)}. */
  record PrintSaid() implements Instruction {
    @Override
    public Operation start(ScriptProgram program, Call call) {
      return new Operation.Print(String.join(" ", program.world.said) + "\n", false);
    }
  }

  /** As {@code fmt.Println}. */
  record Println(int site, List<Expression> parts) implements Instruction {
    @Override
    public Operation start(ScriptProgram program, Call call) {
      List<String> texts = new ArrayList<>();
      for (Expression part : parts) {
        texts.add(Values.text(part.value(call, program.world)));
      }
      return program.world.operation(
          site,
          (thing, number, value) -> new Operation.Print(Values.text(value), false),
          Thing.NIL_CHANNEL,
          0,
          String.join(" ", texts) + "\n");
    }
  }
}
