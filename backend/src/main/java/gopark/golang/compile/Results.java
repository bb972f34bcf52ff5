package gopark.golang.compile;

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
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * Compiles returns. Where calls are deferred, or a range over a function may return, results are
 * variables, and all returns go to one place that runs what was deferred.
 */
final class Results {
  private final Body body;
  private final Function function;
  private final Traits traits;
  private final Label epilogue = new Label();
  private final List<Local> locals = new ArrayList<>();
  private @Nullable Local token;

  Results(Body body) {
    this.body = body;
    this.function = body.function;
    this.traits = body.exits == null ? Traits.of(function.body) : Traits.of(null);
  }

  private boolean hasVariables() {
    return function.namedResults || traits.defers || traits.ranges;
  }

  /** At the beginning: results that are variables. */
  void begin() {
    if (body.exits != null) {
      return;
    }
    if (hasVariables()) {
      for (Local result : function.results) {
        if (traits.ranges || result.captured) {
          body.variables.force(result);
        }
        locals.add(result);
        body.variables.declare(result, null);
      }
    }
    if (traits.rangesDefer) {
      Local local = new Local("", Basic.INT, function.at, function);
      token = local;
      int slot = body.slots.take();
      body.assembly.emit(new FrameToken(slot));
      body.variables.declareAt(local, slot);
    }
  }

  /** What bodies of ranges over functions use of this function. */
  List<Local> shared() {
    List<Local> shared = new ArrayList<>(locals);
    if (token != null) {
      shared.add(token);
    }
    return shared;
  }

  /** The variable that names the running call for those who defer in it; null if nobody does. */
  @Nullable Local token() {
    return token;
  }

  // ---- return statements

  void give(Stmt.Return s) {
    int mark = body.slots.top();
    if (body.exits != null) {
      Results owner = body.exits.owner().results;
      storeAll(s.values(), owner.locals);
      body.exits.leave(s);
    } else if (traits.defers) {
      storeAll(s.values(), locals);
      body.conditions.goTo(epilogue);
    } else if (s.values().isEmpty()) {
      giveVariables();
    } else {
      if (hasVariables() && isSeenLater()) {
        storeAll(s.values(), locals);
        giveVariables();
      } else {
        giveValues(s.values());
      }
    }
    body.slots.release(mark);
  }

  /** Whether somebody may look at the result variables when the function has returned. */
  private boolean isSeenLater() {
    return locals.stream().anyMatch(local -> local.captured || local.addressTaken);
  }

  /** A range over a function was left by a return, whose results are in the variables. */
  void leave(Stmt s) {
    if (body.exits != null) {
      body.exits.leave(s);
    } else if (traits.defers) {
      body.conditions.goTo(epilogue);
    } else {
      giveVariables();
    }
  }

  private void storeAll(List<Expr> values, List<Local> to) {
    if (values.isEmpty()) {
      return;
    }
    List<Integer> slots = new ArrayList<>();
    if (values.getFirst().type() instanceof Tuple tuple && values.size() == 1) {
      int first = body.values.tuple(values.getFirst());
      for (int i = 0; i < to.size(); i++) {
        body.conversions.convertSlot(first + i, tuple.types().get(i), first + i, to.get(i).type);
        slots.add(first + i);
      }
    } else {
      for (int i = 0; i < to.size(); i++) {
        slots.add(body.conversions.ownAs(values.get(i), to.get(i).type));
      }
    }
    for (int i = 0; i < to.size(); i++) {
      body.variables.store(to.get(i), slots.get(i));
    }
  }

  private void giveValues(List<Expr> values) {
    List<Local> results = function.results;
    if (values.size() == 1 && values.getFirst().type() instanceof Tuple tuple) {
      int first = body.values.tuple(values.getFirst());
      for (int i = 0; i < results.size(); i++) {
        body.conversions.convertSlot(
            first + i, tuple.types().get(i), first + i, results.get(i).type);
        if (values.getFirst() instanceof Expr.Assertion
            && body.types.isOwned(results.get(i).type)) {
          body.values.copy(first + i, first + i, results.get(i).type);
        }
      }
      giveSlots(first, results);
    } else if (values.size() == 1) {
      giveOne(result(values.getFirst(), results.getFirst().type), results.getFirst().type);
    } else {
      int first = body.slots.take(values.size());
      for (int i : Effects.order(values)) {
        Type type = results.get(i).type;
        if (isDying(values.get(i))) {
          body.values.into(values.get(i), first + i);
        } else {
          body.conversions.keepAs(values.get(i), type, first + i);
        }
      }
      giveSlots(first, results);
    }
  }

  private int result(Expr value, Type type) {
    return body.types.isOwned(type) && !isDying(value)
        ? body.conversions.ownAs(value, type)
        : body.conversions.valueAs(value, type);
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
    if (locals.isEmpty()) {
      body.assembly.emit(new Return(body.code, 0));
      return;
    }
    int first = body.slots.take(locals.size());
    for (int i = 0; i < locals.size(); i++) {
      Local local = locals.get(i);
      body.variables.load(local, first + i);
      if (body.types.isOwned(local.type) && (local.captured || local.addressTaken)) {
        body.values.copy(first + i, first + i, local.type);
      }
    }
    if (locals.size() == 1) {
      giveOne(first, locals.getFirst().type);
    } else {
      giveSlots(first, locals);
    }
    body.slots.release(first);
  }

  private void giveOne(int slot, Type type) {
    body.assembly.emit(
        body.types.isWord(type) ? new ReturnWord(body.code, slot) : new ReturnRef(body.code, slot));
  }

  private void giveSlots(int first, List<Local> results) {
    for (int i = 0; i < results.size(); i++) {
      body.values.move(i, first + i, results.get(i).type);
    }
    body.assembly.emit(new Return(body.code, results.size()));
  }

  /** At the end of the function. */
  void end() {
    body.assembly.line(function.end.line());
    if (traits.defers) {
      body.assembly.place(epilogue);
      body.code.recoveryPc = body.assembly.here();
      body.assembly.emit(new RunDefers());
      giveVariables();
    } else if (function.results.isEmpty() || hasVariables()) {
      giveVariables();
    } else {
      body.assembly.emit(new Return(body.code, 0));
    }
  }
}
