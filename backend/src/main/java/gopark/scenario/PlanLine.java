package gopark.scenario;

import gopark.program.Operation;
import gopark.program.Operation.SelectCase;
import gopark.program.Outcome;
import java.util.ArrayList;
import java.util.List;
import java.util.function.IntFunction;
import org.jspecify.annotations.Nullable;

/** One line of a plan. */
sealed interface PlanLine {

  /**
   * Does it; gives an operation if the runtime is needed. The outcome is that of the one before.
   */
  @Nullable Operation start(PlannedProgram program, Outcome outcome);

  /** Always the same operation. */
  record Fixed(Operation operation) implements PlanLine {
    @Override
    public Operation start(PlannedProgram program, Outcome outcome) {
      return operation;
    }
  }

  /** An operation on a thing. */
  record On(int thing, IntFunction<Operation> maker) implements PlanLine {
    @Override
    public Operation start(PlannedProgram program, Outcome outcome) {
      Operation find = program.find(thing);
      return find == null ? maker.apply(program.handle(thing)) : find;
    }
  }

  /** Sends the number of the round. */
  record SendRound(int thing, int counter) implements PlanLine {
    @Override
    public Operation start(PlannedProgram program, Outcome outcome) {
      Operation find = program.find(thing);
      return find == null
          ? new Operation.Send(program.handle(thing), (long) program.count(counter))
          : find;
    }
  }

  /** Keeps what the operation before has received. */
  record Keep() implements PlanLine {
    @Override
    public @Nullable Operation start(PlannedProgram program, Outcome outcome) {
      program.value = outcome.value;
      return null;
    }
  }

  /** Sends what was kept. */
  record SendKept(int thing) implements PlanLine {
    @Override
    public Operation start(PlannedProgram program, Outcome outcome) {
      Operation find = program.find(thing);
      return find == null ? new Operation.Send(program.handle(thing), program.value) : find;
    }
  }

  /** Begins a goroutine with a plan of its own. */
  record Start(Plan plan) implements PlanLine {
    @Override
    public Operation start(PlannedProgram program, Outcome outcome) {
      return new Operation.Go(new PlannedProgram(plan));
    }
  }

  /** A case of a select. */
  record Choice(int thing, @Nullable Long value) {}

  /** Waits for one of the cases. */
  record Choose(List<Choice> choices, boolean hasDefault) implements PlanLine {
    @Override
    public Operation start(PlannedProgram program, Outcome outcome) {
      List<SelectCase> cases = new ArrayList<>(choices.size());
      for (Choice choice : choices) {
        Operation find = program.find(choice.thing);
        if (find != null) {
          return find;
        }
        Long value = choice.value;
        cases.add(new SelectCase(program.handle(choice.thing), value != null, value));
      }
      return new Operation.Select(List.copyOf(cases), hasDefault);
    }
  }

  /** Goes on where the select before has chosen; the last target is the default's. */
  record Branch(List<Label> targets) implements PlanLine {
    @Override
    public @Nullable Operation start(PlannedProgram program, Outcome outcome) {
      int chosen = outcome.number < 0 ? targets.size() - 1 : (int) outcome.number;
      program.jump(targets.get(chosen).at);
      return null;
    }
  }

  /** Goes elsewhere. */
  record Jump(Label target) implements PlanLine {
    @Override
    public @Nullable Operation start(PlannedProgram program, Outcome outcome) {
      program.jump(target.at);
      return null;
    }
  }

  /** Goes elsewhere if the channel before was closed. */
  record JumpIfClosed(Label target) implements PlanLine {
    @Override
    public @Nullable Operation start(PlannedProgram program, Outcome outcome) {
      if (!outcome.ok) {
        program.jump(target.at);
      }
      return null;
    }
  }

  /** Goes back to the top as long as there are rounds left; 0: for ever. */
  record Again(Label top, int counter, int rounds) implements PlanLine {
    @Override
    public @Nullable Operation start(PlannedProgram program, Outcome outcome) {
      if (program.again(counter, rounds)) {
        program.jump(top.at);
      }
      return null;
    }
  }

  /** A place in the code; it is known when the code is made. */
  final class Label {
    int at;
  }
}
