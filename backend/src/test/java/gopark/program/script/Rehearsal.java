package gopark.program.script;

import gopark.program.Operation;
import gopark.program.Outcome;
import gopark.program.Program;
import java.util.ArrayList;
import java.util.List;

/** Asks a program for its operations, one after the other, and answers as a test wants. */
final class Rehearsal {
  final Program program;
  final Outcome outcome = new Outcome();
  private int objects;

  Rehearsal(Program program) {
    this.program = program;
  }

  static Rehearsal of(String... lines) {
    return new Rehearsal(Script.parse("a.script", String.join("\n", lines)).main());
  }

  /** The next operation that makes nothing; what is made gets the handles 1, 2, and so on. */
  Operation next() {
    Operation operation = program.next(outcome);
    outcome.clear();
    outcome.ok = true;
    while (operation instanceof Operation.MakeChannel || operation instanceof Operation.MakeSync) {
      objects++;
      outcome.number = objects;
      operation = program.next(outcome);
      outcome.clear();
      outcome.ok = true;
    }
    return operation;
  }

  /** The next operation, after this answer to the one before. */
  Operation nextAfter(Object value, boolean ok) {
    outcome.value = value;
    outcome.ok = ok;
    return next();
  }

  Operation nextAfterPanic(String text) {
    outcome.panic = text;
    return next();
  }

  /** All that it asks up to its end, but for the time that rounds and calls take. */
  List<Operation> rest() {
    List<Operation> operations = new ArrayList<>();
    Operation operation = next();
    while (!isEnd(operation)) {
      if (!(operation instanceof Operation.Compute)) {
        operations.add(operation);
      }
      operation = next();
    }
    operations.add(operation);
    return operations;
  }

  /** What it printed, when the rest is nothing else. */
  String printed() {
    StringBuilder text = new StringBuilder();
    for (Operation operation : rest()) {
      if (operation instanceof Operation.Print print) {
        text.append(print.text());
      }
    }
    return text.toString();
  }

  private static boolean isEnd(Operation operation) {
    return operation instanceof Operation.Return
        || operation instanceof Operation.Goexit
        || operation instanceof Operation.Panic
        || operation instanceof Operation.ExitProcess;
  }
}
