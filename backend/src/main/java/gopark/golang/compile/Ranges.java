package gopark.golang.compile;

import gopark.golang.instruction.IntegerJumps;
import gopark.golang.instruction.MapEntries;
import gopark.golang.instruction.Moves;
import gopark.golang.instruction.NextEntry;
import gopark.golang.instruction.Slicings;
import gopark.golang.instruction.Steps;
import gopark.golang.instruction.Strings;
import gopark.golang.machine.Receive;
import gopark.golang.tree.Expr;
import gopark.golang.tree.Local;
import gopark.golang.tree.Stmt;
import gopark.golang.type.Array;
import gopark.golang.type.Basic;
import gopark.golang.type.Chan;
import gopark.golang.type.Pointer;
import gopark.golang.type.Type;
import gopark.golang.value.RuntimeType;
import java.util.Arrays;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** Compiles loops over all that is no function. */
final class Ranges {
  private static final int NONE = -1;

  private final Body body;

  Ranges(Body body) {
    this.body = body;
  }

  void range(Stmt.Range s) {
    int scope = body.variables.scope();
    int mark = body.slots.top();
    Type operand = body.types.real(s.operand().type());
    switch (Shape.of(operand)) {
      case SIGNED, UNSIGNED, FLOAT -> overInteger(s);
      case STRING -> overString(s);
      case SLICE -> overSlice(s);
      case ARRAY -> overArray(s, ((Array) operand.underlying()), false);
      case POINTER -> {
        Type element = ((Pointer) operand.underlying()).element();
        overArray(s, (Array) element.underlying(), true);
      }
      case MAP -> overMap(s);
      case CHAN -> overChannel(s, ((Chan) operand.underlying()).element());
      default -> throw new IllegalStateException("Nothing to range over: " + operand);
    }
    body.variables.endScope(scope);
    body.slots.release(mark);
  }

  /** A loop's places. */
  private record Loop(Label top, Label next, Label test, Label end) {
    Loop() {
      this(new Label(), new Label(), new Label(), new Label());
    }
  }

  /**
   * A loop of a counter from 0 up to a limit.
   *
   * @param before what happens at the beginning of each round
   * @param step goes on to the next number; null if that is one more
   */
  private void count(
      Stmt.Range s, int counter, int limit, Runnable before, @Nullable Runnable step) {
    Loop loop = new Loop();
    body.assembly.emit(new Moves.Constant(counter, 0));
    body.assembly.jump(
        loop.end(), (offset, cost) -> new IntegerJumps.LessOrEqual(limit, counter, offset, cost));
    body.assembly.place(loop.top());
    round(s, loop, before);
    body.assembly.place(loop.next());
    body.assembly.line(s.at().line());
    if (step == null) {
      body.assembly.jump(
          loop.top(), (offset, cost) -> new Steps.Less(counter, 1, limit, offset, cost));
    } else {
      step.run();
      body.assembly.jump(
          loop.top(), (offset, cost) -> new IntegerJumps.Less(counter, limit, offset, cost));
    }
    body.assembly.place(loop.end());
  }

  /** One round: the variables, which are new, and the body. */
  private void round(Stmt.Range s, Loop loop, Runnable before) {
    int scope = body.variables.scope();
    int mark = body.slots.top();
    body.assembly.line(s.at().line());
    before.run();
    body.statements.enter(s.label(), loop.end(), loop.next());
    body.statements.block(s.body());
    body.statements.exit();
    body.variables.endScope(scope);
    body.slots.release(mark);
  }

  /** Gives the loop's variable, or target, what is in a slot, which may be changed later. */
  private void set(Stmt.Range s, @Nullable Expr target, int from, Type type, boolean steady) {
    if (target == null) {
      return;
    }
    if (!s.declares()) {
      body.assignments.assignFrom(target, from, type);
      return;
    }
    Local local = ((Expr.LocalRef) target).local();
    if (steady && !body.variables.needsCell(local) && !local.reassigned) {
      body.variables.bind(local, from, false);
    } else {
      body.variables.declareFrom(local, from);
    }
  }

  private void setKey(Stmt.Range s, int from, Type type) {
    if (!isPair(s)) {
      set(s, s.key(), from, type, true);
    }
  }

  /** Whether key and value go to targets, which are worked out before either gets anything. */
  private static boolean isPair(Stmt.Range s) {
    return !s.declares() && s.key() != null && s.value() != null;
  }

  private void setPair(Stmt.Range s, int key, Type keyType, int value, Type valueType) {
    if (isPair(s)) {
      body.assignments.assign(
          new Stmt.Assign(
              Arrays.asList(s.key(), s.value()),
              List.of(named(s, key, keyType), named(s, value, valueType)),
              List.of(),
              s.at()));
    }
  }

  private Expr named(Stmt.Range s, int slot, Type type) {
    Local local = new Local("", type, s.at(), body.function);
    body.variables.bind(local, slot, false);
    return new Expr.LocalRef(local, s.at());
  }

  private void overInteger(Stmt.Range s) {
    Expr key = s.key();
    Type type = s.operand().type();
    if (key != null && s.operand() instanceof Expr.Const) {
      type = key.type();
    }
    Type counted = type;
    int limit = body.values.own(s.operand());
    int counter = body.slots.take();
    count(s, counter, limit, () -> setKey(s, counter, counted), null);
  }

  private void overString(Stmt.Range s) {
    int text = body.values.own(s.operand());
    int limit = body.slots.take();
    body.assembly.emit(new Strings.Length(limit, text));
    int counter = body.slots.take();
    int rune = body.slots.take();
    int after = body.slots.take();
    count(
        s,
        counter,
        limit,
        () -> {
          body.assembly.emit(new Strings.NextRune(text, counter, rune, after));
          setKey(s, counter, Basic.INT);
          if (isPair(s)) {
            setPair(s, counter, Basic.INT, rune, Basic.RUNE);
          } else {
            set(s, s.value(), rune, Basic.RUNE, true);
          }
        },
        () -> body.assembly.emit(new Moves.Word(counter, after)));
  }

  private void overSlice(Stmt.Range s) {
    Type element = ((gopark.golang.type.Slice) body.types.under(s.operand().type())).element();
    int slice = body.values.own(s.operand());
    int limit = body.slots.take();
    body.assembly.emit(new Slicings.Length(limit, slice));
    int counter = body.slots.take();
    count(
        s,
        counter,
        limit,
        () -> {
          setKey(s, counter, Basic.INT);
          Expr value = s.value();
          if (value != null) {
            int to = body.slots.take();
            if (!body.types.isWord(element)) {
              body.slots.holdsRef(to);
            }
            body.selections.sliceElement(to, slice, counter, element);
            taken(s, value, counter, to, element);
          }
        },
        null);
  }

  /** An element has been put into a slot; of a struct it is still the slice's own. */
  private void taken(Stmt.Range s, Expr value, int counter, int slot, Type element) {
    if (isPair(s)) {
      setPair(s, counter, Basic.INT, slot, element);
      return;
    }
    if (!s.declares()) {
      body.assignments.assignFrom(value, slot, element);
      return;
    }
    if (body.types.isOwned(element)) {
      body.values.copy(slot, slot, element);
    }
    body.variables.declareAt(((Expr.LocalRef) value).local(), slot);
  }

  private void overArray(Stmt.Range s, Array type, boolean pointer) {
    Expr value = s.value();
    int array = NONE;
    if (value == null) {
      if (Effects.calls(s.operand())) {
        body.values.discard(s.operand());
      }
    } else if (pointer) {
      array = body.values.own(s.operand());
    } else {
      // The loop goes over the array as it is now.
      array = body.values.kept(s.operand());
    }
    int limit = body.slots.take();
    body.assembly.emit(new Moves.Constant(limit, type.length()));
    int counter = body.slots.take();
    int elements = array;
    count(
        s,
        counter,
        limit,
        () -> {
          setKey(s, counter, Basic.INT);
          if (value != null) {
            int to = body.slots.take();
            if (!body.types.isWord(type.element())) {
              body.slots.holdsRef(to);
            }
            body.selections.arrayElement(to, elements, counter, type.element());
            taken(s, value, counter, to, type.element());
          }
        },
        null);
  }

  private void overMap(Stmt.Range s) {
    RuntimeType type = body.types.runtime(s.operand().type());
    int map = body.values.value(s.operand());
    int iterator = body.slots.take();
    body.slots.holdsRef(iterator);
    body.assembly.emit(new MapEntries.Iterate(iterator, map));
    int key = s.key() == null ? NONE : entrySlot(type.key());
    int value = s.value() == null ? NONE : entrySlot(type.element());
    Loop loop = new Loop();
    body.assembly.place(loop.next());
    body.assembly.jump(
        loop.end(), (offset, cost) -> new NextEntry(iterator, key, value, type, offset, cost));
    round(
        s,
        loop,
        () -> {
          if (isPair(s)) {
            setPair(s, key, type.key().type, value, type.element().type);
          } else {
            set(s, s.key(), key, type.key().type, true);
            set(s, s.value(), value, type.element().type, true);
          }
        });
    body.conditions.goTo(loop.next());
    body.assembly.place(loop.end());
  }

  private int entrySlot(RuntimeType type) {
    int slot = body.slots.take();
    if (!type.isWord()) {
      body.slots.holdsRef(slot);
    }
    return slot;
  }

  private void overChannel(Stmt.Range s, Type element) {
    RuntimeType type = body.types.runtime(element);
    int channel = body.values.own(s.operand());
    int value = entrySlot(type);
    int ok = body.slots.take();
    Loop loop = new Loop();
    body.assembly.place(loop.next());
    body.assembly.emit(new Receive(value, ok, channel, type));
    body.conditions.jumpIf(ok, loop.end(), false);
    round(s, loop, () -> set(s, s.key(), value, element, true));
    body.conditions.goTo(loop.next());
    body.assembly.place(loop.end());
  }
}
