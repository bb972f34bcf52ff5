package gopark.golang.compile;

import gopark.golang.instruction.Interfaces;
import gopark.golang.instruction.Moves;
import gopark.golang.instruction.Slicings;
import gopark.golang.instruction.Strings;
import gopark.golang.instruction.WordConversion;
import gopark.golang.machine.Allocation;
import gopark.golang.tree.Expr;
import gopark.golang.type.Basic;
import gopark.golang.type.Constant;
import gopark.golang.type.Pointer;
import gopark.golang.type.Slice;
import gopark.golang.type.Type;
import gopark.golang.value.Dynamic;
import gopark.golang.value.RuntimeType;

/** Compiles conversions and type assertions. */
final class Conversions {
  private static final int WIDEST = 64;
  private static final int BYTE_BITS = 8;

  private final Types types;
  private final Assembly assembly;
  private final Slots slots;
  private final Allocations allocations;
  private final Values values;
  private final Arithmetic arithmetic;

  Conversions(Emission emission, Values values, Arithmetic arithmetic) {
    this.types = emission.types();
    this.assembly = emission.assembly();
    this.slots = emission.slots();
    this.allocations = emission.allocations();
    this.values = values;
    this.arithmetic = arithmetic;
  }

  // ---- T(x)

  /** Whether values are kept the same before and after, so that nothing is to be done. */
  boolean isNothing(Expr.Convert e) {
    return isNothing(types.real(e.operand().type()), types.real(e.type()));
  }

  private boolean isNothing(Type from, Type to) {
    if (from == Basic.UNTYPED_NIL) {
      return true;
    }
    Shape source = Shape.of(from);
    Shape target = Shape.of(to);
    if (source.isInteger() && target.isInteger()) {
      return holds(from, to);
    }
    if (source == Shape.FLOAT && target == Shape.FLOAT) {
      return Shape.bits(to) >= Shape.bits(from);
    }
    return source == target;
  }

  /** Whether every integer of the one type is kept as the other keeps it. */
  private static boolean holds(Type from, Type to) {
    int bits = Shape.bits(to);
    if (bits == WIDEST) {
      return true;
    }
    return Shape.of(from) == Shape.of(to)
        ? bits >= Shape.bits(from)
        : Shape.of(from) == Shape.UNSIGNED && bits > Shape.bits(from);
  }

  void into(Expr.Convert e, int to) {
    Type from = types.real(e.operand().type());
    Type target = types.real(e.type());
    if (isNothing(from, target)) {
      values.into(e.operand(), to);
    } else if (Shape.of(target) == Shape.INTERFACE) {
      box(e.operand(), to, allocations.heap(e));
    } else {
      int slot = values.value(e.operand());
      if (Shape.of(target) == Shape.SLICE) {
        slice(e, hasBytes(target), slot, to);
      } else {
        convert(from, target, slot, to, allocations.heap(e));
      }
    }
  }

  private void convert(Type from, Type target, int slot, int to, boolean heap) {
    Shape source = Shape.of(from);
    switch (Shape.of(target)) {
      case SIGNED, UNSIGNED -> {
        if (source == Shape.FLOAT) {
          boolean wide = Shape.of(target) == Shape.UNSIGNED && Shape.bits(target) == WIDEST;
          assembly.emit(
              wide
                  ? WordConversion.FLOAT_TO_UINT64.of(to, slot)
                  : WordConversion.FLOAT_TO_INT.of(to, slot));
          arithmetic.extend(target, to, to);
        } else {
          arithmetic.extend(target, to, slot);
        }
      }
      case FLOAT -> toFloat(from, target, slot, to);
      case STRING -> {
        if (source.isInteger()) {
          assembly.emit(Strings.ofRune(to, slot));
        } else {
          assembly.emit(
              hasBytes(from) ? Strings.ofBytes(to, slot, heap) : Strings.ofRunes(to, slot, heap));
        }
      }
      case ARRAY -> assembly.emit(Slicings.toArray(to, slot, types.runtime(target)));
      case POINTER -> {
        Type array = ((Pointer) target.underlying()).element();
        assembly.emit(Slicings.toArrayPointer(to, slot, types.runtime(array)));
      }
      case BOOL, SLICE, MAP, CHAN, FUNC, INTERFACE, STRUCT ->
          throw new IllegalStateException("No conversion from " + from + " to " + target);
    }
  }

  /** {@code []byte(s)} or {@code []rune(s)}. */
  private void slice(Expr.Convert e, boolean bytes, int slot, int to) {
    Strings.TextRoom room =
        e.operand() instanceof Expr.Const
            ? allocations.heap(e) ? Strings.TextRoom.HEAP_WITHOUT_SLACK : Strings.TextRoom.NONE
            : allocations.room(e);
    assembly.emit(bytes ? Strings.toBytes(to, slot, room) : Strings.toRunes(to, slot, room));
  }

  private static boolean hasBytes(Type slice) {
    return Shape.bits(((Slice) slice.underlying()).element()) == BYTE_BITS;
  }

  private void toFloat(Type from, Type target, int slot, int to) {
    boolean narrow = Shape.bits(target) < WIDEST;
    if (Shape.of(from) == Shape.FLOAT) {
      assembly.emit(WordConversion.TO_FLOAT32.of(to, slot));
    } else if (Shape.of(from) == Shape.UNSIGNED && Shape.bits(from) == WIDEST) {
      assembly.emit(
          narrow
              ? WordConversion.UINT64_TO_FLOAT32.of(to, slot)
              : WordConversion.UINT64_TO_FLOAT64.of(to, slot));
    } else {
      assembly.emit(
          narrow
              ? WordConversion.INT_TO_FLOAT32.of(to, slot)
              : WordConversion.INT_TO_FLOAT64.of(to, slot));
    }
  }

  // ---- to interfaces

  /** The slot with the value as an interface has it. */
  int toInterface(Expr e) {
    int to = slots.take();
    slots.holdsRef(to);
    box(e, to, false);
    slots.release(to + 1);
    return to;
  }

  private void box(Expr e, int to, boolean heap) {
    Type type = types.real(e.type());
    if (e instanceof Expr.Const(Constant value, Type _, var _)) {
      RuntimeType runtime = types.runtime(type);
      assembly.emit(
          Moves.constantRef(
              to,
              value instanceof Constant.Text(String bytes)
                  ? new Dynamic(runtime, 0, bytes)
                  : new Dynamic(runtime, Constants.word(value, type), null)));
      return;
    }
    boolean owned = Shape.of(type).isOwned();
    boxSlot(owned ? values.kept(e) : values.value(e), type, to, heap);
  }

  private void boxSlot(int from, Type type, int to, boolean heap) {
    RuntimeType runtime = types.runtime(type);
    slots.holdsRef(to);
    boolean takes =
        switch (Shape.of(type)) {
          case POINTER, MAP, CHAN, FUNC -> false;
          case BOOL, SIGNED, UNSIGNED, FLOAT, STRING, SLICE, INTERFACE, STRUCT, ARRAY ->
              heap && runtime.bytes() > 0;
        };
    Allocation allocation = new Allocation(takes, runtime.bytes(), runtime.hasPointers());
    assembly.emit(
        runtime.isWord()
            ? new Interfaces.OfWord(to, from, runtime, allocation)
            : Interfaces.ofRef(to, from, runtime, allocation));
  }

  // ---- what must fit a type

  private Expr as(Expr e, Type type) {
    boolean boxes =
        types.shape(type) == Shape.INTERFACE
            && e.type() != Basic.UNTYPED_NIL
            && types.shape(e.type()) != Shape.INTERFACE;
    return boxes ? new Expr.Convert(e, type, e.at()) : e;
  }

  /** The slot with the value as this type has it, perhaps a variable's own. */
  int valueAs(Expr e, Type type) {
    return values.value(as(e, type));
  }

  /** A new slot with the value as this type has it, which nobody else keeps. */
  int ownAs(Expr e, Type type) {
    return values.kept(as(e, type));
  }

  /** Puts the value into a slot as this type has it, which nobody else keeps. */
  void keepAs(Expr e, Type type, int to) {
    values.keep(as(e, type), to);
  }

  /** Puts the value into a slot as this type has it. */
  void intoAs(Expr e, Type type, int to) {
    values.into(as(e, type), to);
  }

  /** Makes a slot's value fit another type, for parts of tuples. */
  void convertSlot(int from, Type fromType, int to, Type toType) {
    boolean boxes =
        types.shape(toType) == Shape.INTERFACE && types.shape(fromType) != Shape.INTERFACE;
    if (boxes) {
      boxSlot(from, types.real(fromType), to, true);
    } else {
      values.move(to, from, toType);
    }
  }

  // ---- x.(T)

  void assertion(Expr.Assertion e, int to) {
    check(e, to, -1);
  }

  /** The value and whether it has the type, in two new slots. */
  int assertionOk(Expr.Assertion e) {
    int first = slots.take(2);
    check(e, first, first + 1);
    slots.release(first + 2);
    return first;
  }

  private void check(Expr.Assertion e, int to, int ok) {
    RuntimeType face = types.runtime(e.operand().type());
    RuntimeType target = types.runtime(e.target());
    if (!target.isWord()) {
      slots.holdsRef(to);
    }
    int from = values.value(e.operand());
    assembly.emit(new Interfaces.Assert(to, ok, from, face, target));
  }
}
