package gopark.golang.compile;

import gopark.golang.instruction.RangeStates;
import gopark.golang.machine.Send;
import gopark.golang.tree.Expr;
import gopark.golang.tree.Function;
import gopark.golang.tree.Global;
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
final class Statements implements Blocks {
  private static final long STATEMENT_WORK = 100;

  private final Emission emission;
  private final Assembly assembly;
  private final Slots slots;
  private final Values values;
  private final Variables variables;
  private final Conversions conversions;
  private final Conditions conditions;
  private final @Nullable Exits exits;
  private final JumpTargets jumpTargets = new JumpTargets();
  private final Assignments assignments;
  private final Results results;
  private final RangeFunctions rangeFunctions;
  private final Ranges ranges;
  private final SwitchCode switches;
  private final Selects selects;
  private final Deferring deferring;
  private final SequencedMap<String, Label> labels = new LinkedHashMap<>();

  /**
   * @param exits how what leaves the function goes, if it is the body of a range over a function
   */
  Statements(
      Emission emission, Functions functions, Expressions expressions, @Nullable Exits exits) {
    this.emission = emission;
    assembly = emission.assembly();
    slots = emission.slots();
    values = expressions;
    variables = expressions.variables;
    conversions = expressions.conversions;
    conditions = expressions.conditions;
    this.exits = exits;
    ResultVariables resultVariables = exits == null ? new ResultVariables() : exits.results();
    Targets targets = new Targets(emission, values, variables, conversions, expressions.selections);
    assignments =
        new Assignments(
            emission,
            values,
            variables,
            conversions,
            expressions.arithmetic,
            expressions.selections,
            targets);
    results =
        new Results(emission, values, variables, conversions, conditions, exits, resultVariables);
    rangeFunctions =
        new RangeFunctions(
            emission,
            functions,
            values,
            variables,
            conditions,
            expressions.calls,
            this,
            resultVariables,
            assignments,
            results);
    ranges =
        new Ranges(
            emission,
            values,
            variables,
            conditions,
            expressions.selections,
            this,
            jumpTargets,
            assignments);
    switches = new SwitchCode(emission, values, variables, conditions, this, jumpTargets);
    selects =
        new Selects(
            emission, values, variables, conversions, conditions, this, jumpTargets, assignments);
    deferring =
        new Deferring(
            emission,
            functions,
            values,
            variables,
            expressions.methods,
            expressions.calls,
            exits,
            resultVariables);
  }

  /** Compiles all of the function. */
  void function(Function function, List<Global> zeroed) {
    results.begin();
    zeroed.forEach(variables::makeZero);
    if (exits != null) {
      rangeFunctions.begin(exits);
    }
    Stmt.Block block = function.body;
    if (block != null) {
      block(block);
    }
    if (exits == null) {
      results.end();
    } else {
      exits.end(RangeStates.READY, true);
    }
  }

  @Override
  public void block(Stmt.Block block) {
    int scope = variables.scope();
    int mark = slots.top();
    block.statements().forEach(this::statement);
    variables.endScope(scope);
    slots.release(mark);
  }

  @Override
  public void statement(Stmt s) {
    Compilation.spend(STATEMENT_WORK);
    assembly.line(s.at().line());
    switch (s) {
      case Stmt.Block block -> block(block);
      case Stmt.Evaluate(Expr expr, var _) -> values.discard(expr);
      case Stmt.Declare declare -> {
        emission
            .declaredName()
            .set(name(declare.locals().isEmpty() ? null : declare.locals().getFirst()));
        assignments.declare(declare);
        emission.declaredName().set("");
      }
      case Stmt.Assign assign -> {
        emission.declaredName().set(name(assign.targets().getFirst()));
        assignments.assign(assign);
        emission.declaredName().set("");
      }
      case Stmt.Update update -> assignments.update(update);
      case Stmt.Send send -> send(send);
      case Stmt.Go go -> {
        emission.allocations().countDeferred(go);
        deferring.go(go.call());
      }
      case Stmt.Defer(Expr call, var _) -> deferring.defer(call);
      case Stmt.Return r -> results.give(r);
      case Stmt.If branch -> branch(branch);
      case Stmt.For loop -> loop(loop);
      case Stmt.Range range -> ranges.range(range);
      case Stmt.RangeFunction range -> rangeFunctions.range(range);
      case Stmt.Switch choice -> switches.byValue(choice);
      case Stmt.TypeSwitch choice -> switches.byType(choice);
      case Stmt.Select select -> selects.select(select);
      case Stmt.Labeled labeled -> {
        assembly.place(label(labeled.label()));
        statement(labeled.statement());
      }
      case Stmt.Break(String label, var _) -> leave(s, jumpTargets.ofBreak(label));
      case Stmt.Continue(String label, var _) -> leave(s, jumpTargets.ofContinue(label));
      case Stmt.Goto(String label, var _) -> {
        if (exits == null || exits.hasLabel(label)) {
          conditions.goTo(label(label));
        } else {
          exits.leave(s);
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

  private void leave(Stmt s, @Nullable Label target) {
    if (target != null) {
      conditions.goTo(target);
    } else if (exits == null) {
      throw new IllegalStateException("Nothing to leave.");
    } else {
      exits.leave(s);
    }
  }

  // ---- simple ones

  private void send(Stmt.Send s) {
    int mark = slots.top();
    Type element = ((Chan) emission.types().under(s.channel().type())).element();
    int channel = values.value(s.channel());
    int value =
        emission.types().isOwned(element)
            ? conversions.ownAs(s.value(), element)
            : conversions.valueAs(s.value(), element);
    assembly.line(s.at().line());
    assembly.emit(new Send(channel, value, emission.types().isWord(element)));
    slots.release(mark);
  }

  private void branch(Stmt.If s) {
    int scope = variables.scope();
    int mark = slots.top();
    if (s.init() != null) {
      statement(s.init());
    }
    Label no = new Label();
    conditions.branch(s.condition(), no, false);
    block(s.then());
    Stmt otherwise = s.otherwise();
    if (otherwise == null) {
      assembly.place(no);
    } else {
      Label end = new Label();
      conditions.goTo(end);
      assembly.place(no);
      statement(otherwise);
      assembly.place(end);
    }
    variables.endScope(scope);
    slots.release(mark);
  }

  private void loop(Stmt.For s) {
    int scope = variables.scope();
    int mark = slots.top();
    List<Local> counters = new ArrayList<>();
    if (s.init() != null) {
      statement(s.init());
      if (s.init() instanceof Stmt.Declare declare) {
        for (Local local : declare.locals()) {
          if (local != null) {
            counters.add(local);
          }
        }
      }
    }
    Label top = new Label();
    Label next = new Label();
    Label test = new Label();
    Label end = new Label();
    Stepping stepping = Stepping.of(s, variables, emission.constants());
    Expr condition = s.condition();
    if (stepping != null && condition != null) {
      conditions.branch(condition, end, false);
    } else if (condition != null) {
      conditions.goTo(test);
    }
    assembly.place(top);
    jumpTargets.enter(s.label(), end, next);
    block(s.body());
    jumpTargets.exit();
    assembly.place(next);
    if (stepping == null) {
      counters.forEach(variables::renew);
      again(s, top, test);
    } else {
      assembly.line(s.at().line());
      stepping.emit(top, assembly);
    }
    assembly.place(end);
    variables.endScope(scope);
    slots.release(mark);
  }

  /** The step of a loop, and whether it goes on. */
  private void again(Stmt.For s, Label top, Label test) {
    if (s.post() != null) {
      statement(s.post());
    }
    assembly.place(test);
    Expr condition = s.condition();
    if (condition == null) {
      conditions.goTo(top);
    } else {
      assembly.line(s.at().line());
      conditions.branch(condition, top, true);
    }
  }
}
