package gopark.program.script;

import gopark.program.script.Expression.Variable;
import gopark.program.script.Function.Label;
import gopark.program.script.Instruction.Beginning;
import gopark.program.script.Instruction.CallFunction;
import gopark.program.script.Instruction.JumpUnless;
import gopark.program.script.Instruction.Return;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** Blocks that are functions of their own, and what package sync wraps around them. */
final class Blocks {
  private static final List<String> ALWAYS_OPEN =
      List.of("if", "for", "repeat", "each", "while", "forever", "range", "select", "once");

  private static final String GROUP_GO = "sync.(*WaitGroup).Go";

  private final Parser parser;
  private final Scope scope;

  Blocks(Parser parser, Scope scope) {
    this.parser = parser;
    this.scope = scope;
  }

  /** The shared variable that says whether a once has been done. */
  static String markOf(String once) {
    return once + ".done";
  }

  /** Whether a block begins with this line, which later has an end. */
  static boolean opens(Line line) {
    for (String word : ALWAYS_OPEN) {
      if (line.sees(word)) {
        return true;
      }
    }
    return line.opensBlock();
  }

  Beginning block() {
    Function function = inner(scope.nextBlockName());
    parser.compile(new Scope(function, true, parser.shared));
    return new Beginning(function, null);
  }

  private Function ofOnce(String name) {
    return new Function("sync.(*Once).doSlow" + name, "sync/once.go", scope.visible());
  }

  private Function inner(String name) {
    return new Function(name, null, scope.visible());
  }

  Beginning call(Line line) {
    String name = line.wantWord("a function's name");
    Function function = parser.function(name);
    List<Expression> arguments = new Expressions(line, scope).optionalList();
    if (arguments.size() != function.parameters.size()) {
      throw new Complaint(
          name + " wants " + function.parameters.size() + " arguments, found " + arguments.size());
    }
    return new Beginning(function, arguments);
  }

  /** A call, or any other single statement, deferred. */
  Beginning deferred(Line line) {
    if (line.isAtEnd()) {
      return block();
    }
    if (line.take("call")) {
      return call(line);
    }
    Function function = inner(scope.nextDeferName());
    Scope within = new Scope(function, true, parser.shared);
    new Statements(parser, within).statement(line);
    seal(within);
    return new Beginning(function, null);
  }

  private void seal(Scope done) {
    done.code.add(parser.last(), new Return());
    parser.seal(done);
  }

  /** In Go: waitgroup.go, Go. The group is the last variable of all functions that this makes. */
  Beginning goInGroup(Line line) {
    Expression group = new Expressions(line, scope).expression();
    List<Expression> arguments = copies();
    arguments.add(group);
    Beginning work = line.take(",") ? call(line) : block();
    Function outer = withGroup(GROUP_GO);
    Function wrapper = withGroup(GROUP_GO + ".func1");
    Function last = withGroup(GROUP_GO + ".func1.1");
    int place = scope.visible().size();

    Scope inLast = new Scope(last, false, parser.shared);
    int recovered = inLast.hidden();
    Label fine = new Label();
    inLast.code.add(line, new Instruction.Recover(recovered));
    inLast.code.add(
        line,
        new JumpUnless(
            new Expression.Equal(false, new Variable(recovered), new Expression.Constant(null)),
            fine));
    inLast.code.add(line, new Instruction.Panic(new Variable(recovered)));
    inLast.code.mark(fine);
    inLast.code.add(line, ask("done", place, null));
    seal(inLast);

    Scope inWrapper = new Scope(wrapper, false, parser.shared);
    inWrapper.code.add(line, new Instruction.Defer(new Beginning(last, null)));
    inWrapper.code.add(line, new CallFunction(work, Script.NOWHERE));
    seal(inWrapper);

    Scope inOuter = new Scope(outer, false, parser.shared);
    inOuter.code.add(line, ask("add", place, new Expression.Constant(1L)));
    inOuter.code.add(line, new Perform.Go(new Beginning(wrapper, null)));
    seal(inOuter);
    return new Beginning(outer, arguments);
  }

  private Function withGroup(String name) {
    List<String> parameters = new ArrayList<>(scope.visible());
    parameters.add("");
    return new Function(name, "sync/waitgroup.go", parameters);
  }

  private List<Expression> copies() {
    List<Expression> copies = new ArrayList<>();
    for (int place = 0; place < scope.visible().size(); place++) {
      copies.add(new Variable(place));
    }
    return copies;
  }

  private Instruction ask(String word, int place, @Nullable Expression n) {
    return new Perform.Ask(
        Vocabulary.known(word),
        parser.site(),
        new Variable(place),
        n,
        null,
        Script.NOWHERE,
        Script.NOWHERE);
  }

  /** In Go: once.go, Do and doSlow. */
  void once(Line line) {
    String name = line.wantWord("the name of a once");
    int mutex = scope.known(name);
    int mark = scope.known(markOf(name));
    line.wantEnd();
    Beginning work = block();
    Function slow = ofOnce("");
    Function unlock = ofOnce(".deferwrap1");
    Function store = ofOnce(".deferwrap2");

    Scope inUnlock = new Scope(unlock, false, parser.shared);
    inUnlock.code.add(line, ask("unlock", mutex, null));
    seal(inUnlock);

    Scope inStore = new Scope(store, false, parser.shared);
    inStore.code.add(line, new Instruction.Assign(mark, new Expression.Constant(true)));
    seal(inStore);

    Scope inSlow = new Scope(slow, false, parser.shared);
    Label done = new Label();
    inSlow.code.add(line, ask("lock", mutex, null));
    inSlow.code.add(line, new Instruction.Defer(new Beginning(unlock, null)));
    inSlow.code.add(line, new JumpUnless(new Expression.Not(new Variable(mark)), done));
    inSlow.code.add(line, new Instruction.Defer(new Beginning(store, null)));
    inSlow.code.add(line, new CallFunction(work, Script.NOWHERE));
    inSlow.code.mark(done);
    seal(inSlow);

    Label after = new Label();
    scope.code.add(line, new JumpUnless(new Expression.Not(new Variable(mark)), after));
    scope.code.add(line, new CallFunction(new Beginning(slow, null), Script.NOWHERE));
    scope.code.mark(after);
  }

  /** Whether a target follows the arrow, and which. */
  int target(Line line) {
    if (!line.take("->")) {
      return Script.NOWHERE;
    }
    return next(line);
  }

  /** The variable that comes next; an underscore is none. */
  int next(Line line) {
    return line.take("_") ? Script.NOWHERE : scope.target(line.wantWord("a variable"));
  }
}
