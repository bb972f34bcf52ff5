package gopark.golang.compile;

import gopark.golang.machine.Code;
import gopark.golang.machine.FrameToken;
import gopark.golang.machine.Return;
import gopark.golang.machine.ReturnRef;
import gopark.golang.machine.ReturnWord;
import gopark.golang.machine.RunDefers;
import gopark.golang.tree.Expr;
import gopark.golang.tree.Function;
import gopark.golang.tree.Local;
import gopark.golang.tree.Stmt;
import gopark.golang.type.Basic;
import gopark.golang.type.Tuple;
import gopark.golang.type.Type;
import java.util.IdentityHashMap;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * Compiles returns. Where calls are deferred, or a range over a function may return, results are
 * variables, and all returns go to one place that runs what was deferred.
 */
final class Results {
  private final Function function;
  private final Code code;
  private final Types types;
  private final Assembly assembly;
  private final Slots slots;
  private final Values values;
  private final Variables variables;
  private final Conversions conversions;
  private final Conditions conditions;
  private final @Nullable Exits exits;
  private final ResultVariables resultVariables;
  private final Traits traits;
  private final Label epilogue = new Label();

  Results(
      Emission emission,
      Values values,
      Variables variables,
      Conversions conversions,
      Conditions conditions,
      @Nullable Exits exits,
      ResultVariables resultVariables) {
    this.function = emission.function();
    this.code = emission.code();
    this.types = emission.types();
    this.assembly = emission.assembly();
    this.slots = emission.slots();
    this.values = values;
    this.variables = variables;
    this.conversions = conversions;
    this.conditions = conditions;
    this.exits = exits;
    this.resultVariables = resultVariables;
    this.traits = exits == null ? Traits.of(function.body) : Traits.of(null);
  }

  private boolean hasVariables() {
    return function.namedResults || traits.defers || traits.ranges;
  }

  /** Begins the function: makes the results that are variables. */
  void begin() {
    if (exits != null) {
      return;
    }
    if (hasVariables()) {
      for (Local result : function.results) {
        if (traits.ranges || result.captured) {
          variables.force(result);
        }
        resultVariables.locals().add(result);
        variables.declare(result, null);
      }
    }
    if (traits.rangesDefer) {
      Local local = new Local("", Basic.INT, function.at, function);
      resultVariables.setToken(local);
      int slot = slots.take();
      assembly.emit(new FrameToken(slot));
      variables.declareAt(local, slot);
    }
  }

  // ---- return statements

  void give(Stmt.Return s) {
    int mark = slots.top();
    if (exits != null) {
      storeAll(s.values(), resultVariables.locals());
      exits.leave(s);
    } else if (traits.defers) {
      storeAll(s.values(), resultVariables.locals());
      conditions.goTo(epilogue);
    } else if (s.values().isEmpty()) {
      giveVariables();
    } else {
      if (hasVariables() && isSeenLater()) {
        storeAll(s.values(), resultVariables.locals());
        giveVariables();
      } else {
        giveValues(s.values());
      }
    }
    slots.release(mark);
  }

  /** Whether somebody may look at the result variables when the function has returned. */
  private boolean isSeenLater() {
    return resultVariables.locals().stream()
        .anyMatch(local -> local.captured || local.addressTaken);
  }

  /** A range over a function was left by a return, whose results are in the variables. */
  void leave(Stmt s) {
    if (exits != null) {
      exits.leave(s);
    } else if (traits.defers) {
      conditions.goTo(epilogue);
    } else {
      giveVariables();
    }
  }

  private void storeAll(List<Expr> given, List<Local> to) {
    if (given.isEmpty()) {
      return;
    }
    int[] stored = new int[to.size()];
    if (given.getFirst().type() instanceof Tuple tuple && given.size() == 1) {
      int first = values.tuple(given.getFirst());
      for (int i = 0; i < to.size(); i++) {
        conversions.convertSlot(first + i, tuple.types().get(i), first + i, to.get(i).type);
        stored[i] = first + i;
      }
    } else {
      for (int i : Effects.order(given)) {
        stored[i] = conversions.ownAs(given.get(i), to.get(i).type);
      }
    }
    for (int i = 0; i < stored.length; i++) {
      variables.store(to.get(i), stored[i]);
    }
  }

  private void giveValues(List<Expr> given) {
    List<Local> results = function.results;
    if (given.size() == 1 && given.getFirst().type() instanceof Tuple tuple) {
      int first = values.tuple(given.getFirst());
      for (int i = 0; i < results.size(); i++) {
        conversions.convertSlot(first + i, tuple.types().get(i), first + i, results.get(i).type);
        if (given.getFirst() instanceof Expr.Assertion && types.isOwned(results.get(i).type)) {
          values.copy(first + i, first + i, results.get(i).type);
        }
      }
      giveSlots(first, results);
    } else if (given.size() == 1) {
      giveOne(result(given.getFirst(), results.getFirst().type), results.getFirst().type);
    } else {
      int first = slots.take(given.size());
      List<Integer> order = Effects.order(given);
      boolean[] away = givenAway(given, order);
      for (int i : order) {
        Type type = results.get(i).type;
        if (away[i]) {
          values.into(given.get(i), first + i);
        } else {
          conversions.keepAs(given.get(i), type, first + i);
        }
      }
      giveSlots(first, results);
    }
  }

  /** The values that are a dying variable itself: of one that is named twice only the last. */
  private boolean[] givenAway(List<Expr> given, List<Integer> order) {
    boolean[] away = new boolean[given.size()];
    IdentityHashMap<Local, Boolean> named = new IdentityHashMap<>();
    for (int i : order.reversed()) {
      away[i] =
          isDying(given.get(i))
              && given.get(i) instanceof Expr.LocalRef(Local local, var _)
              && named.put(local, true) == null;
    }
    return away;
  }

  private int result(Expr value, Type type) {
    return types.isOwned(type) && !isDying(value)
        ? conversions.ownAs(value, type)
        : conversions.valueAs(value, type);
  }

  /** Whether the value is a variable that nobody can see when the function has returned. */
  private boolean isDying(Expr value) {
    return value instanceof Expr.LocalRef(Local local, var _)
        && local.owner == function
        && !local.captured
        && !local.addressTaken;
  }

  /** Returns what is in the result variables. */
  private void giveVariables() {
    if (resultVariables.locals().isEmpty()) {
      assembly.emit(new Return(code, 0));
      return;
    }
    int first = slots.take(resultVariables.locals().size());
    for (int i = 0; i < resultVariables.locals().size(); i++) {
      Local local = resultVariables.locals().get(i);
      variables.load(local, first + i);
      if (types.isOwned(local.type) && (local.captured || local.addressTaken)) {
        values.copy(first + i, first + i, local.type);
      }
    }
    if (resultVariables.locals().size() == 1) {
      giveOne(first, resultVariables.locals().getFirst().type);
    } else {
      giveSlots(first, resultVariables.locals());
    }
    slots.release(first);
  }

  private void giveOne(int slot, Type type) {
    assembly.emit(types.isWord(type) ? new ReturnWord(code, slot) : new ReturnRef(code, slot));
  }

  private void giveSlots(int first, List<Local> results) {
    for (int i = 0; i < results.size(); i++) {
      values.move(i, first + i, results.get(i).type);
    }
    assembly.emit(new Return(code, results.size()));
  }

  /** Ends the function. */
  void end() {
    assembly.line(function.end.line());
    if (traits.defers) {
      assembly.place(epilogue);
      code.recoveryPc = assembly.here();
      assembly.emit(new RunDefers());
      giveVariables();
    } else if (function.results.isEmpty() || hasVariables()) {
      giveVariables();
    } else {
      assembly.emit(new Return(code, 0));
    }
  }
}
