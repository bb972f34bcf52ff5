package gopark.golang.compile;

import gopark.golang.instruction.Floats;
import gopark.golang.instruction.Interfaces;
import gopark.golang.instruction.Moves;
import gopark.golang.instruction.Slicings;
import gopark.golang.instruction.Strings;
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

  private final Body body;

  Conversions(Body body) {
    this.body = body;
  }

  // ---- T(x)

  /** Whether values are kept the same before and after, so that nothing is to be done. */
  boolean isNothing(Expr.Convert e) {
    return isNothing(body.types.real(e.operand().type()), body.types.real(e.type()));
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
    Type from = body.types.real(e.operand().type());
    Type target = body.types.real(e.type());
    if (isNothing(from, target)) {
      body.values.into(e.operand(), to);
    } else if (Shape.of(target) == Shape.INTERFACE) {
      box(e.operand(), to, body.allocations.heap(e));
    } else {
      convert(from, target, body.values.value(e.operand()), to, body.allocations.heap(e));
    }
  }

  private void convert(Type from, Type target, int slot, int to, boolean heap) {
    Shape source = Shape.of(from);
    switch (Shape.of(target)) {
      case SIGNED, UNSIGNED -> {
        if (source == Shape.FLOAT) {
          boolean wide = Shape.of(target) == Shape.UNSIGNED && Shape.bits(target) == WIDEST;
          body.assembly.emit(
              wide ? new Floats.ToUnsigned(to, slot) : new Floats.ToSigned(to, slot));
          body.arithmetic.extend(target, to, to);
        } else {
          body.arithmetic.extend(target, to, slot);
        }
      }
      case FLOAT -> toFloat(from, target, slot, to);
      case STRING -> {
        if (source.isInteger()) {
          body.assembly.emit(new Strings.OfRune(to, slot));
        } else {
          body.assembly.emit(
              hasBytes(from)
                  ? new Strings.OfBytes(to, slot, heap)
                  : new Strings.OfRunes(to, slot, heap));
        }
      }
      case SLICE ->
          body.assembly.emit(
              hasBytes(target)
                  ? new Strings.ToBytes(to, slot, heap)
                  : new Strings.ToRunes(to, slot, heap));
      case ARRAY -> body.assembly.emit(new Slicings.ToArray(to, slot, body.types.runtime(target)));
      case POINTER -> {
        Type array = ((Pointer) target.underlying()).element();
        body.assembly.emit(new Slicings.ToArrayPointer(to, slot, body.types.runtime(array)));
      }
      default -> throw new IllegalStateException("No conversion from " + from + " to " + target);
    }
  }

  private static boolean hasBytes(Type slice) {
    return Shape.bits(((Slice) slice.underlying()).element()) == BYTE_BITS;
  }

  private void toFloat(Type from, Type target, int slot, int to) {
    boolean narrow = Shape.bits(target) < WIDEST;
    if (Shape.of(from) == Shape.FLOAT) {
      body.assembly.emit(new Floats.Round(to, slot));
    } else if (Shape.of(from) == Shape.UNSIGNED && Shape.bits(from) == WIDEST) {
      body.assembly.emit(
          narrow ? new Floats.FromUnsigned32(to, slot) : new Floats.FromUnsigned(to, slot));
    } else {
      body.assembly.emit(
          narrow ? new Floats.FromSigned32(to, slot) : new Floats.FromSigned(to, slot));
    }
  }

  // ---- to interfaces

  /** The slot with the value as an interface has it. */
  int toInterface(Expr e) {
    int to = body.slots.take();
    body.slots.holdsRef(to);
    box(e, to, false);
    body.slots.release(to + 1);
    return to;
  }

  private void box(Expr e, int to, boolean heap) {
    Type type = body.types.real(e.type());
    if (e instanceof Expr.Const(Constant value, Type _, var _)) {
      RuntimeType runtime = body.build.dynamicType(type);
      body.assembly.emit(
          new Moves.ConstantRef(
              to,
              value instanceof Constant.Text(String bytes)
                  ? new Dynamic(runtime, 0, bytes)
                  : new Dynamic(runtime, Constants.word(value, type), null)));
      return;
    }
    boolean owned = Shape.of(type).isOwned();
    boxSlot(owned ? body.values.kept(e) : body.values.value(e), type, to, heap);
  }

  private void boxSlot(int from, Type type, int to, boolean heap) {
    RuntimeType runtime = body.build.dynamicType(type);
    body.slots.holdsRef(to);
    boolean takes =
        switch (Shape.of(type)) {
          case POINTER, MAP, CHAN, FUNC -> false;
          default -> heap && runtime.bytes() > 0;
        };
    Allocation allocation = new Allocation(takes, runtime.bytes(), runtime.hasPointers());
    body.assembly.emit(
        runtime.isWord()
            ? new Interfaces.OfWord(to, from, runtime, allocation)
            : new Interfaces.OfRef(to, from, runtime, allocation));
  }

  // ---- what must fit a type

  private Expr as(Expr e, Type type) {
    boolean boxes =
        body.types.shape(type) == Shape.INTERFACE
            && e.type() != Basic.UNTYPED_NIL
            && body.types.shape(e.type()) != Shape.INTERFACE;
    return boxes ? new Expr.Convert(e, type, e.at()) : e;
  }

  /** The slot with the value as this type has it, perhaps a variable's own. */
  int valueAs(Expr e, Type type) {
    return body.values.value(as(e, type));
  }

  /** A new slot with the value as this type has it, which nobody else keeps. */
  int ownAs(Expr e, Type type) {
    return body.values.kept(as(e, type));
  }

  /** Puts the value into a slot as this type has it, which nobody else keeps. */
  void keepAs(Expr e, Type type, int to) {
    body.values.keep(as(e, type), to);
  }

  /** Puts the value into a slot as this type has it. */
  void intoAs(Expr e, Type type, int to) {
    body.values.into(as(e, type), to);
  }

  /** Makes a slot's value fit another type, for parts of tuples. */
  void convertSlot(int from, Type fromType, int to, Type toType) {
    boolean boxes =
        body.types.shape(toType) == Shape.INTERFACE
            && body.types.shape(fromType) != Shape.INTERFACE;
    if (boxes) {
      boxSlot(from, body.types.real(fromType), to, true);
    } else {
      body.values.move(to, from, toType);
    }
  }

  // ---- x.(T)

  void assertion(Expr.Assertion e, int to) {
    check(e, to, -1);
  }

  /** The value and whether it has the type, in two new slots. */
  int assertionOk(Expr.Assertion e) {
    int first = body.slots.take(2);
    check(e, first, first + 1);
    body.slots.release(first + 2);
    return first;
  }

  private void check(Expr.Assertion e, int to, int ok) {
    RuntimeType face = body.types.runtime(e.operand().type());
    RuntimeType target = body.types.runtime(e.target());
    if (!target.isWord()) {
      body.slots.holdsRef(to);
    }
    int from = body.values.value(e.operand());
    body.assembly.emit(new Interfaces.Assert(to, ok, from, face, target));
  }
}
