package gopark.runtime;

import gopark.program.Copies;
import gopark.program.Operation;
import gopark.program.Outcome;
import gopark.program.Program;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * A goroutine's code as a list, for tests: operations, and notes between them. Handles are counted
 * from 1 in the order in which a run makes its objects.
 */
final class ListProgram implements Program {
  /** What a run has noted, by all its goroutines. */
  private static final class Notes implements Copies.Shared {
    private final List<String> lines = new ArrayList<>();

    @Override
    public Notes copy(Copies copies) {
      Notes copy = new Notes();
      copy.lines.addAll(lines);
      return copy;
    }
  }

  /** Says something of the operation before, or null. */
  private interface Note {
    @Nullable String of(Outcome outcome);
  }

  private record Step(@Nullable Operation operation, @Nullable Note note) {}

  private final String function;
  private final List<Step> steps;
  private final Notes notes;
  private int position;

  private ListProgram(String function, List<Step> steps, Notes notes) {
    this.function = function;
    this.steps = steps;
    this.notes = notes;
  }

  static ListProgram of(String function) {
    return new ListProgram(function, new ArrayList<>(), new Notes());
  }

  ListProgram then(Operation operation) {
    steps.add(new Step(operation, null));
    return this;
  }

  ListProgram then(Operation operation, int times) {
    for (int i = 0; i < times; i++) {
      then(operation);
    }
    return this;
  }

  /** Starts a goroutine with the code, whose notes go where this one's go. */
  ListProgram go(ListProgram code) {
    return then(new Operation.Go(code));
  }

  /** Starts a goroutine and lets it run as far as it can. */
  ListProgram goAndYield(ListProgram code) {
    return go(code).then(new Operation.Gosched());
  }

  ListProgram note(String text) {
    return note(outcome -> text);
  }

  /** Notes the value received, and nothing if the channel was closed. */
  ListProgram noteValue(String before) {
    return note(outcome -> outcome.ok ? before + outcome.value : null);
  }

  ListProgram noteNumber(String before) {
    return note(outcome -> before + outcome.number);
  }

  ListProgram noteOk(String before) {
    return note(outcome -> before + outcome.ok);
  }

  ListProgram notePanic() {
    return note(outcome -> outcome.panic == null ? null : outcome.panic.printed());
  }

  private ListProgram note(Note note) {
    steps.add(new Step(null, note));
    return this;
  }

  /** All that was noted, with spaces between. */
  String noted() {
    return String.join(" ", notes.lines);
  }

  @Override
  public Operation next(Outcome outcome) {
    while (position < steps.size()) {
      Step step = steps.get(position);
      position++;
      Note note = step.note;
      String line = note == null ? null : note.of(outcome);
      if (line != null) {
        notes.lines.add(line);
      }
      Operation operation = step.operation;
      if (operation != null) {
        return fresh(operation);
      }
    }
    return new Operation.Return();
  }

  private Operation fresh(Operation operation) {
    return operation instanceof Operation.Go(ListProgram code)
        ? new Operation.Go(new ListProgram(code.function, code.steps, notes))
        : operation;
  }

  @Override
  public String function() {
    return function;
  }

  @Override
  public ListProgram copy(Copies copies) {
    ListProgram copy =
        new ListProgram(function, steps, copies.of(notes, original -> original.copy(copies)));
    copy.position = position;
    return copy;
  }
}
