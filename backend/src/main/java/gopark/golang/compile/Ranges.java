package gopark.golang.compile;

import gopark.golang.instruction.LengthAndCapacity;
import gopark.golang.instruction.MapEntries;
import gopark.golang.instruction.Moves;
import gopark.golang.instruction.NextEntry;
import gopark.golang.instruction.Strings;
import gopark.golang.instruction.WordComparison;
import gopark.golang.instruction.WordConversion;
import gopark.golang.machine.Receive;
import gopark.golang.tree.Expr;
import gopark.golang.tree.Function;
import gopark.golang.tree.Local;
import gopark.golang.tree.Stmt;
import gopark.golang.type.Array;
import gopark.golang.type.Basic;
import gopark.golang.type.Chan;
import gopark.golang.type.Pointer;
import gopark.golang.type.Slice;
import gopark.golang.type.Type;
import gopark.golang.value.RuntimeType;
import java.util.Arrays;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** Compiles loops over all that is no function. */
final class Ranges {
  private static final int NONE = -1;

  private final Function function;
  private final Types types;
  private final Assembly assembly;
  private final Slots slots;
  private final Values values;
  private final Variables variables;
  private final Conditions conditions;
  private final Selections selections;
  private final Blocks blocks;
  private final JumpTargets jumpTargets;
  private final Assignments assignments;

  Ranges(
      Emission emission,
      Values values,
      Variables variables,
      Conditions conditions,
      Selections selections,
      Blocks blocks,
      JumpTargets jumpTargets,
      Assignments assignments) {
    this.function = emission.function();
    this.types = emission.types();
    this.assembly = emission.assembly();
    this.slots = emission.slots();
    this.values = values;
    this.variables = variables;
    this.conditions = conditions;
    this.selections = selections;
    this.blocks = blocks;
    this.jumpTargets = jumpTargets;
    this.assignments = assignments;
  }

  void range(Stmt.Range s) {
    int scope = variables.scope();
    int mark = slots.top();
    Type operand = types.real(s.operand().type());
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
      case BOOL, FUNC, INTERFACE, STRUCT ->
          throw new IllegalStateException("Nothing to range over: " + operand);
    }
    variables.endScope(scope);
    slots.release(mark);
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
   * @param unsigned whether the limit has no sign
   * @param before what happens at the beginning of each round
   * @param step goes on to the next number; null if that is one more
   */
  private void count(
      Stmt.Range s,
      int counter,
      int limit,
      boolean unsigned,
      Runnable before,
      @Nullable Runnable step) {
    Loop loop = new Loop();
    WordComparison less = unsigned ? WordComparison.LESS_UNSIGNED : WordComparison.LESS;
    WordComparison none =
        unsigned ? WordComparison.LESS_OR_EQUAL_UNSIGNED : WordComparison.LESS_OR_EQUAL;
    assembly.emit(Moves.constant(counter, 0));
    assembly.jump(loop.end(), (offset, cost) -> none.jump(limit, counter, offset, cost));
    assembly.place(loop.top());
    round(s, loop, before);
    assembly.place(loop.next());
    assembly.line(s.at().line());
    if (step == null) {
      assembly.jump(loop.top(), (offset, cost) -> less.step(counter, 1, limit, offset, cost));
    } else {
      step.run();
      assembly.jump(loop.top(), (offset, cost) -> less.jump(counter, limit, offset, cost));
    }
    assembly.place(loop.end());
  }

  /** One round: the variables, which are new, and the body. */
  private void round(Stmt.Range s, Loop loop, Runnable before) {
    int scope = variables.scope();
    int mark = slots.top();
    assembly.line(s.at().line());
    before.run();
    jumpTargets.enter(s.label(), loop.end(), loop.next());
    blocks.block(s.body());
    jumpTargets.exit();
    variables.endScope(scope);
    slots.release(mark);
  }

  /** Gives the loop's variable, or target, what is in a slot, which may be changed later. */
  private void set(Stmt.Range s, @Nullable Expr target, int from, Type type, boolean steady) {
    if (target == null) {
      return;
    }
    if (!s.declares()) {
      assignments.assignFrom(target, from, type);
      return;
    }
    Local local = ((Expr.LocalRef) target).local();
    if (steady && !variables.needsCell(local) && !local.reassigned) {
      variables.bind(local, from, false);
    } else {
      variables.declareFrom(local, from);
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
      assignments.assign(
          new Stmt.Assign(
              Arrays.asList(s.key(), s.value()),
              List.of(named(s, key, keyType), named(s, value, valueType)),
              List.of(),
              s.at()));
    }
  }

  private Expr named(Stmt.Range s, int slot, Type type) {
    Local local = new Local("", type, s.at(), function);
    variables.bind(local, slot, false);
    return new Expr.LocalRef(local, s.at());
  }

  private void overInteger(Stmt.Range s) {
    Expr key = s.key();
    Type type = s.operand().type();
    if (key != null && s.operand() instanceof Expr.Const) {
      type = key.type();
    }
    Type counted = type;
    int limit = values.own(s.operand());
    int counter = slots.take();
    boolean unsigned = types.shape(counted) == Shape.UNSIGNED;
    count(s, counter, limit, unsigned, () -> setKey(s, counter, counted), null);
  }

  private void overString(Stmt.Range s) {
    int text = values.own(s.operand());
    int limit = slots.take();
    assembly.emit(LengthAndCapacity.TEXT_LENGTH.of(limit, text));
    int counter = slots.take();
    int rune = slots.take();
    int after = slots.take();
    count(
        s,
        counter,
        limit,
        false,
        () -> {
          assembly.emit(Strings.nextRune(text, counter, rune, after));
          setKey(s, counter, Basic.INT);
          if (isPair(s)) {
            setPair(s, counter, Basic.INT, rune, Basic.RUNE);
          } else {
            set(s, s.value(), rune, Basic.RUNE, true);
          }
        },
        () -> assembly.emit(WordConversion.COPY.of(counter, after)));
  }

  private void overSlice(Stmt.Range s) {
    Type element = ((Slice) types.under(s.operand().type())).element();
    int slice = values.own(s.operand());
    int limit = slots.take();
    assembly.emit(LengthAndCapacity.SLICE_LENGTH.of(limit, slice));
    int counter = slots.take();
    count(
        s,
        counter,
        limit,
        false,
        () -> {
          setKey(s, counter, Basic.INT);
          Expr value = s.value();
          if (value != null) {
            int to = slots.take();
            if (!types.isWord(element)) {
              slots.holdsRef(to);
            }
            selections.sliceElement(to, slice, counter, element);
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
      assignments.assignFrom(value, slot, element);
      return;
    }
    if (types.isOwned(element)) {
      values.copy(slot, slot, element);
    }
    variables.declareAt(((Expr.LocalRef) value).local(), slot);
  }

  private void overArray(Stmt.Range s, Array type, boolean pointer) {
    Expr value = s.value();
    int array = NONE;
    if (value == null) {
      if (Effects.calls(s.operand())) {
        values.discard(s.operand());
      }
    } else if (pointer) {
      array = values.own(s.operand());
    } else {
      // The loop goes over the array as it is now.
      array = values.kept(s.operand());
    }
    int limit = slots.take();
    assembly.emit(Moves.constant(limit, type.length()));
    int counter = slots.take();
    int elements = array;
    count(
        s,
        counter,
        limit,
        false,
        () -> {
          setKey(s, counter, Basic.INT);
          if (value != null) {
            int to = slots.take();
            if (!types.isWord(type.element())) {
              slots.holdsRef(to);
            }
            selections.arrayElement(to, elements, counter, type.element());
            taken(s, value, counter, to, type.element());
          }
        },
        null);
  }

  private void overMap(Stmt.Range s) {
    RuntimeType type = types.runtime(s.operand().type());
    int map = values.value(s.operand());
    int iterator = slots.take();
    slots.holdsRef(iterator);
    assembly.emit(MapEntries.iterate(iterator, map));
    int key = s.key() == null ? NONE : entrySlot(type.key());
    int value = s.value() == null ? NONE : entrySlot(type.element());
    Loop loop = new Loop();
    assembly.place(loop.next());
    assembly.jump(
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
    conditions.goTo(loop.next());
    assembly.place(loop.end());
  }

  private int entrySlot(RuntimeType type) {
    int slot = slots.take();
    if (!type.isWord()) {
      slots.holdsRef(slot);
    }
    return slot;
  }

  private void overChannel(Stmt.Range s, Type element) {
    RuntimeType type = types.runtime(element);
    int channel = values.own(s.operand());
    int value = entrySlot(type);
    int ok = slots.take();
    Loop loop = new Loop();
    assembly.place(loop.next());
    assembly.emit(new Receive(value, ok, channel, type));
    conditions.jumpIf(ok, loop.end(), false);
    round(s, loop, () -> set(s, s.key(), value, element, true));
    conditions.goTo(loop.next());
    assembly.place(loop.end());
  }
}
