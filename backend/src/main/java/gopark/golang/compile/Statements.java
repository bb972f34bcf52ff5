package gopark.golang.compile;

import gopark.golang.machine.Send;
import gopark.golang.tree.Expr;
import gopark.golang.tree.Local;
import gopark.golang.tree.Stmt;
import gopark.golang.type.Chan;
import gopark.golang.type.Compilation;
import gopark.golang.type.Type;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.SequencedMap;
import org.jspecify.annotations.Nullable;

/** Compiles statements. */
final class Statements {
  private static final long STATEMENT_WORK = 100;

  private final Body body;
  private final List<Leaving> around = new ArrayList<>();
  private final SequencedMap<String, Label> labels = new LinkedHashMap<>();

  /** The name of the variable that is being declared or assigned to. */
  private String declaredName = "";

  /** A statement that can be left, or gone on with. */
  private record Leaving(@Nullable String label, Label end, @Nullable Label next) {}

  Statements(Body body) {
    this.body = body;
  }

  String declaredName() {
    return declaredName;
  }

  /** The statements of a block, in a scope of their own. */
  void block(Stmt.Block block) {
    int scope = body.variables.scope();
    int mark = body.slots.top();
    block.statements().forEach(this::statement);
    body.variables.endScope(scope);
    body.slots.release(mark);
  }

  void statement(Stmt s) {
    Compilation.spend(STATEMENT_WORK);
    body.assembly.line(s.at().line());
    switch (s) {
      case Stmt.Block block -> block(block);
      case Stmt.Evaluate(Expr expr, var _) -> body.values.discard(expr);
      case Stmt.Declare declare -> {
        declaredName = name(declare.locals().isEmpty() ? null : declare.locals().getFirst());
        body.assignments.declare(declare);
        declaredName = "";
      }
      case Stmt.Assign assign -> {
        declaredName = name(assign.targets().getFirst());
        body.assignments.assign(assign);
        declaredName = "";
      }
      case Stmt.Update update -> body.assignments.update(update);
      case Stmt.Send send -> send(send);
      case Stmt.Go go -> {
        body.allocations.countDeferred(go);
        body.deferring.go(go.call());
      }
      case Stmt.Defer(Expr call, var _) -> body.deferring.defer(call);
      case Stmt.Return r -> body.results.give(r);
      case Stmt.If branch -> branch(branch);
      case Stmt.For loop -> loop(loop);
      case Stmt.Range range -> body.ranges.range(range);
      case Stmt.RangeFunction range -> body.rangeFunctions.range(range);
      case Stmt.Switch choice -> body.switches.byValue(choice);
      case Stmt.TypeSwitch choice -> body.switches.byType(choice);
      case Stmt.Select select -> body.selects.select(select);
      case Stmt.Labeled labeled -> {
        body.assembly.place(label(labeled.label()));
        statement(labeled.statement());
      }
      case Stmt.Break(String label, var _) -> leave(s, label, false);
      case Stmt.Continue(String label, var _) -> leave(s, label, true);
      case Stmt.Goto(String label, var _) -> {
        if (body.exits == null || body.exits.hasLabel(label)) {
          body.conditions.goTo(label(label));
        } else {
          body.exits.leave(s);
        }
      }
      case Stmt.Empty _ -> {}
    }
  }

  private static String name(@Nullable Object declared) {
    return switch (declared) {
      case Local local -> local.name;
      case Expr.LocalRef(Local local, var _) -> local.name;
      case Expr.GlobalRef(var global, var _) -> global.name;
      case null, default -> "";
    };
  }

  private Label label(String name) {
    return labels.computeIfAbsent(name, _ -> new Label());
  }

  // ---- what can be left

  /**
   * From here on break and continue may mean this statement.
   *
   * @param next null if it is no loop
   */
  void enter(@Nullable String label, Label end, @Nullable Label next) {
    around.add(new Leaving(label, end, next));
  }

  void exit() {
    around.removeLast();
  }

  private void leave(Stmt s, @Nullable String label, boolean goesOn) {
    for (Leaving leaving : around.reversed()) {
      Label target = goesOn ? leaving.next() : leaving.end();
      if (target != null && (label == null || label.equals(leaving.label()))) {
        body.conditions.goTo(target);
        return;
      }
    }
    if (body.exits == null) {
      throw new IllegalStateException("Nothing to leave.");
    }
    body.exits.leave(s);
  }

  // ---- simple ones

  private void send(Stmt.Send s) {
    int mark = body.slots.top();
    Type element = ((Chan) body.types.under(s.channel().type())).element();
    int channel = body.values.value(s.channel());
    int value =
        body.types.isOwned(element)
            ? body.conversions.ownAs(s.value(), element)
            : body.conversions.valueAs(s.value(), element);
    body.assembly.line(s.at().line());
    body.assembly.emit(new Send(channel, value, body.types.isWord(element)));
    body.slots.release(mark);
  }

  private void branch(Stmt.If s) {
    int scope = body.variables.scope();
    int mark = body.slots.top();
    if (s.init() != null) {
      statement(s.init());
    }
    Label no = new Label();
    body.conditions.branch(s.condition(), no, false);
    block(s.then());
    Stmt otherwise = s.otherwise();
    if (otherwise == null) {
      body.assembly.place(no);
    } else {
      Label end = new Label();
      body.conditions.goTo(end);
      body.assembly.place(no);
      statement(otherwise);
      body.assembly.place(end);
    }
    body.variables.endScope(scope);
    body.slots.release(mark);
  }

  private void loop(Stmt.For s) {
    int scope = body.variables.scope();
    int mark = body.slots.top();
    List<Local> variables = new ArrayList<>();
    if (s.init() != null) {
      statement(s.init());
      if (s.init() instanceof Stmt.Declare declare) {
        for (Local local : declare.locals()) {
          if (local != null) {
            variables.add(local);
          }
        }
      }
    }
    Label top = new Label();
    Label next = new Label();
    Label test = new Label();
    Label end = new Label();
    Stepping stepping = Stepping.of(s, body);
    if (stepping != null) {
      body.conditions.branch(stepping.condition(), end, false);
    } else if (s.condition() != null) {
      body.conditions.goTo(test);
    }
    body.assembly.place(top);
    enter(s.label(), end, next);
    block(s.body());
    exit();
    body.assembly.place(next);
    if (stepping == null) {
      variables.forEach(body.variables::renew);
      again(s, top, test);
    } else {
      body.assembly.line(s.at().line());
      stepping.emit(top);
    }
    body.assembly.place(end);
    body.variables.endScope(scope);
    body.slots.release(mark);
  }

  /** The step of a loop, and whether it goes on. */
  private void again(Stmt.For s, Label top, Label test) {
    if (s.post() != null) {
      statement(s.post());
    }
    body.assembly.place(test);
    Expr condition = s.condition();
    if (condition == null) {
      body.conditions.goTo(top);
    } else {
      body.assembly.line(s.at().line());
      body.conditions.branch(condition, top, true);
    }
  }
}
