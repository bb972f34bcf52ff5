package gopark.program.script;

import gopark.program.script.Expression.Binary;
import gopark.program.script.Expression.Constant;
import gopark.program.script.Expression.Variable;
import gopark.program.script.Function.Label;
import gopark.program.script.Instruction.Assign;
import gopark.program.script.Instruction.Jump;
import gopark.program.script.Instruction.JumpUnless;
import gopark.program.script.Instruction.Repeat;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** Compiles loops, and the ways out of them. */
final class Loops {
  private final Parser parser;
  private final Scope scope;
  private final Statements statements;

  Loops(Parser parser, Scope scope, Statements statements) {
    this.parser = parser;
    this.scope = scope;
    this.statements = statements;
  }

  private void emit(Line line, Instruction instruction) {
    scope.code.add(line, instruction);
  }

  private Expression expression(Line line) {
    return new Expressions(line, scope).expression();
  }

  /** A loop: while the condition holds, with a step after each round. */
  void loop(Line line, @Nullable Expression condition, @Nullable Instruction step) {
    line.wantEnd();
    Label top = new Label();
    Scope.Loop loop = new Scope.Loop(new Label(), new Label());
    scope.code.mark(top);
    if (condition != null) {
      emit(line, new JumpUnless(condition, loop.after()));
    }
    body(loop);
    scope.code.mark(loop.next());
    if (step != null) {
      emit(line, step);
    }
    emit(line, new Repeat(top));
    scope.code.mark(loop.after());
  }

  private void body(Scope.Loop loop) {
    scope.loops.push(loop);
    statements.until(List.of("end"));
    scope.loops.pop();
  }

  void count(Line line) {
    int mark = scope.mark();
    String name = line.wantWord("a name");
    line.want("from");
    Expression first = expression(line);
    line.want("to");
    Expression last = expression(line);
    int place = scope.declareAnew(name);
    int limit = scope.hidden();
    emit(line, new Assign(place, first));
    emit(line, new Assign(limit, last));
    rounds(line, place, limit, "<=");
    scope.backTo(mark);
  }

  void repeat(Line line) {
    int mark = scope.mark();
    int place = scope.hidden();
    int limit = scope.hidden();
    emit(line, new Assign(place, new Constant(0L)));
    emit(line, new Assign(limit, expression(line)));
    rounds(line, place, limit, "<");
    scope.backTo(mark);
  }

  private void rounds(Line line, int place, int limit, String operator) {
    loop(
        line,
        new Binary(operator, new Variable(place), new Variable(limit)),
        new Assign(place, new Binary("+", new Variable(place), new Constant(1L))));
  }

  /** The body stands there once; each value but the last leads back to it. */
  void each(Line line) {
    int mark = scope.mark();
    String name = line.wantWord("a name");
    List<Expression> values = new Expressions(line, scope).list();
    int place = scope.declareAnew(name);
    int round = scope.hidden();
    emit(line, new Assign(round, new Constant(0L)));
    Expression chosen = values.getLast();
    for (int i = values.size() - 2; i >= 0; i--) {
      chosen = new Expression.Choice(round, i, values.get(i), chosen);
    }
    line.wantEnd();
    Label top = new Label();
    Scope.Loop loop = new Scope.Loop(new Label(), new Label());
    scope.code.mark(top);
    emit(
        line,
        new JumpUnless(
            new Binary("<", new Variable(round), new Constant((long) values.size())),
            loop.after()));
    emit(line, new Assign(place, chosen));
    body(loop);
    scope.code.mark(loop.next());
    emit(line, new Assign(round, new Binary("+", new Variable(round), new Constant(1L))));
    emit(line, new Repeat(top));
    scope.code.mark(loop.after());
    scope.backTo(mark);
  }

  void range(Line line) {
    int mark = scope.mark();
    Expression channel = expression(line);
    int place = Script.NOWHERE;
    if (line.take("->")) {
      place = scope.declareAnew(line.wantWord("a variable"));
    }
    line.wantEnd();
    int ok = scope.hidden();
    Scope.Loop loop = new Scope.Loop(new Label(), new Label());
    scope.code.mark(loop.next());
    emit(
        line,
        new Perform.Ask(Vocabulary.known("recv"), parser.site(), channel, null, null, place, ok));
    emit(line, new JumpUnless(new Variable(ok), loop.after()));
    body(loop);
    emit(line, new Repeat(loop.next()));
    scope.code.mark(loop.after());
    scope.backTo(mark);
  }

  void leave(Line line, boolean out) {
    Scope.Loop loop = scope.loops.peek();
    if (loop == null) {
      throw new Complaint("there is no loop here to leave or go on with");
    }
    emit(line, out ? new Jump(loop.after()) : new Repeat(loop.next()));
  }
}
