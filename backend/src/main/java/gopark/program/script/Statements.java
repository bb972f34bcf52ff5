package gopark.program.script;

import gopark.program.script.Expression.Variable;
import gopark.program.script.Function.Label;
import gopark.program.script.Instruction.Assign;
import gopark.program.script.Instruction.Jump;
import gopark.program.script.Instruction.JumpUnless;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * Compiles statements:
 *
 * <pre>{@code
 * let x = 1            a variable of this call        set x = x + 1      any variable
 * if a > b … else if … else … end                     while x < 3 … end  forever … end
 * for i from 0 to 2 … end      repeat 3 … end         each name "A", "B" … end
 * range channel -> v … end     break                  continue
 * call f a, b -> x             return x               say "x", x         print said
 * println a, b                 panic text             recover -> x       goexit
 * go f a, b    go … end        go with group … end    go with group, f a
 * defer … end  defer STATEMENT once o … end           afterfunc 5ms -> t … end
 * select … case recv c -> v, ok … case send c, 1 … default … end
 * after 5ms -> channel         chan c 2               mutex m  group g  cond c m
 * }</pre>
 */
final class Statements {
  private static final int MOST_WITHIN = 100;

  private final Parser parser;
  private final Scope scope;
  private final Blocks blocks;
  private final Loops loops;

  Statements(Parser parser, Scope scope) {
    this.parser = parser;
    this.scope = scope;
    this.blocks = new Blocks(parser, scope);
    this.loops = new Loops(parser, scope, this);
  }

  /** Compiles lines up to one that begins with one of the words; gives that line. */
  Line until(List<String> words) {
    int mark = scope.mark();
    while (!parser.isAtEnd()) {
      Line line = parser.next();
      for (String word : words) {
        if (line.take(word)) {
          if (word.equals("end")) {
            end(line);
          }
          scope.backTo(mark);
          return line;
        }
      }
      statement(line);
    }
    throw parser.error(parser.last().number, new Complaint("wanted " + String.join(" or ", words)));
  }

  private void end(Line line) {
    try {
      line.wantEnd();
    } catch (Complaint complaint) {
      throw parser.error(line.number, complaint);
    }
  }

  void statement(Line line) {
    parser.depth++;
    try {
      if (parser.depth > MOST_WITHIN) {
        throw new Complaint("more than " + MOST_WITHIN + " statements are within each other");
      }
      String word = line.wantWord("a statement");
      if (!flow(line, word) && !call(line, word) && !other(line, word)) {
        vocabulary(line, word);
      }
      if (parser.isLast(line)) {
        line.wantEnd();
      }
    } catch (Complaint complaint) {
      throw parser.error(line.number, complaint);
    } finally {
      parser.depth--;
    }
  }

  private void emit(Line line, Instruction instruction) {
    scope.code.add(line, instruction);
  }

  private Expression expression(Line line) {
    return new Expressions(line, scope).expression();
  }

  // ---- flow

  private boolean flow(Line line, String word) {
    switch (word) {
      case "if" -> branch(line);
      case "while" -> loops.loop(line, expression(line), null);
      case "forever" -> loops.loop(line, null, null);
      case "for" -> loops.count(line);
      case "repeat" -> loops.repeat(line);
      case "each" -> loops.each(line);
      case "range" -> loops.range(line);
      case "break" -> loops.leave(line, true);
      case "continue" -> loops.leave(line, false);
      case "select" -> select(line);
      default -> {
        return false;
      }
    }
    return true;
  }

  private void branch(Line line) {
    Label after = new Label();
    Line head = line;
    boolean again = true;
    while (again) {
      Label otherwise = new Label();
      emit(head, new JumpUnless(expression(head), otherwise));
      head.wantEnd();
      Line end = until(List.of("else", "end"));
      boolean ends = isEnd(end);
      if (!ends) {
        emit(end, new Jump(after));
      }
      scope.code.mark(otherwise);
      again = !ends && end.take("if");
      if (!ends && !again) {
        end.wantEnd();
        until(List.of("end"));
      }
      head = end;
    }
    scope.code.mark(after);
  }

  /** An else may go on; an end is over. */
  private static boolean isEnd(Line taken) {
    return taken.beginsWith("end");
  }

  private void select(Line line) {
    line.wantEnd();
    List<Perform.Case> cases = new ArrayList<>();
    Label otherwise = null;
    Label after = new Label();
    Label bodies = new Label();
    Label choice = new Label();
    emit(line, new Jump(choice));
    scope.code.mark(bodies);
    Line head = parser.next();
    while (!head.take("end")) {
      int mark = scope.mark();
      Label body = new Label();
      if (head.take("default")) {
        head.wantEnd();
        otherwise = body;
      } else {
        cases.add(selectCase(head, body));
      }
      scope.code.mark(body);
      head = untilNextCase();
      emit(head, new Jump(after));
      scope.backTo(mark);
    }
    scope.code.mark(choice);
    emit(line, new Perform.Select(parser.site(), List.copyOf(cases), otherwise));
    scope.code.mark(after);
  }

  private Line untilNextCase() {
    while (!parser.isAtEnd()) {
      Line line = parser.next();
      if (line.sees("case") || line.sees("default") || line.sees("end")) {
        return line;
      }
      statement(line);
    }
    throw new Complaint("wanted case, default or end");
  }

  private Perform.Case selectCase(Line line, Label body) {
    try {
      line.want("case");
      boolean sends = line.take("send");
      if (!sends) {
        line.want("recv");
      }
      Expression channel = expression(line);
      Expression value = null;
      int first = Script.NOWHERE;
      int second = Script.NOWHERE;
      if (sends) {
        line.want(",");
        value = expression(line);
      } else if (line.take("->")) {
        first = blocks.next(line);
        second = line.take(",") ? blocks.next(line) : Script.NOWHERE;
      }
      line.wantEnd();
      return new Perform.Case(channel, value, first, second, body);
    } catch (Complaint complaint) {
      throw parser.error(line.number, complaint);
    }
  }

  // ---- functions

  private boolean call(Line line, String word) {
    switch (word) {
      case "call" -> {
        Instruction.Beginning beginning = blocks.call(line);
        emit(line, new Instruction.CallFunction(beginning, blocks.target(line)));
      }
      case "go" -> go(line);
      case "defer" -> emit(line, new Instruction.Defer(blocks.deferred(line)));
      case "once" -> blocks.once(line);
      case "afterfunc" -> {
        Expression delay = expression(line);
        int place = blocks.target(line);
        line.wantEnd();
        emit(line, new Perform.AfterFunc(blocks.block(), delay, place));
      }
      case "return" -> {
        if (!line.isAtEnd()) {
          emit(line, new Instruction.Result(expression(line)));
        }
        emit(line, new Instruction.ToEnd());
      }
      case "panic" -> emit(line, new Instruction.Panic(expression(line)));
      case "goexit" -> emit(line, new Instruction.Goexit());
      case "recover" -> emit(line, new Instruction.Recover(blocks.target(line)));
      default -> {
        return false;
      }
    }
    return true;
  }

  private void go(Line line) {
    if (line.take("with")) {
      Instruction.Beginning beginning = blocks.goInGroup(line);
      emit(line, new Instruction.CallFunction(beginning, Script.NOWHERE));
    } else if (line.take("nil")) {
      emit(line, new Perform.Go(null));
    } else {
      emit(line, new Perform.Go(line.isAtEnd() ? blocks.block() : blocks.call(line)));
    }
  }

  // ---- the rest

  private boolean other(Line line, String word) {
    Thing.Kind kind = Thing.Kind.named(word);
    if (kind != null) {
      String name = line.wantWord("a name");
      int place = scope.declare(name);
      emit(line, Parser.make(line, kind, name, place, scope));
      return true;
    }
    switch (word) {
      case "let", "set" -> {
        String name = line.wantWord("a variable");
        line.want("=");
        Expression value = expression(line);
        int place = word.equals("let") ? scope.declare(name) : scope.settable(name);
        emit(line, new Assign(place, value));
      }
      case "say" -> emit(line, new Instruction.Say(new Expressions(line, scope).list()));
      case "print" -> {
        line.want("said");
        emit(line, new Instruction.PrintSaid());
      }
      case "println" -> {
        List<Expression> parts = new Expressions(line, scope).optionalList();
        emit(line, new Instruction.Println(parser.site(), parts));
      }
      case "after" -> after(line);
      default -> {
        return false;
      }
    }
    return true;
  }

  /** A timer's channel. */
  private void after(Line line) {
    Expression delay = expression(line);
    line.want("->");
    int place = blocks.next(line);
    int timer = scope.hidden();
    emit(line, ask("timer", null, delay, timer));
    emit(line, ask("channel", new Variable(timer), null, place));
  }

  private Instruction ask(
      String word, @Nullable Expression thing, @Nullable Expression number, int place) {
    return new Perform.Ask(
        Vocabulary.known(word), parser.site(), thing, number, null, place, Script.NOWHERE);
  }

  private void vocabulary(Line line, String word) {
    Vocabulary.Entry entry = Vocabulary.entry(word);
    if (entry == null) {
      throw new Complaint("wanted a statement, found " + word);
    }
    Expression[] parts = new Expression[3];
    for (int i = 0; i < entry.takes().length(); i++) {
      if (i > 0) {
        line.want(",");
      }
      parts["tnv".indexOf(entry.takes().charAt(i))] = expression(line);
    }
    int first = Script.NOWHERE;
    int second = Script.NOWHERE;
    if (entry.gives().most > 0 && line.take("->")) {
      first = blocks.next(line);
      if (entry.gives().most > 1 && line.take(",")) {
        second = blocks.next(line);
      }
    }
    emit(line, new Perform.Ask(entry, parser.site(), parts[0], parts[1], parts[2], first, second));
  }
}
