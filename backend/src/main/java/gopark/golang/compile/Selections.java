package gopark.golang.compile;

import gopark.golang.instruction.Addresses;
import gopark.golang.instruction.Cells;
import gopark.golang.instruction.ElementAccess;
import gopark.golang.instruction.FieldAccess;
import gopark.golang.instruction.MapEntries;
import gopark.golang.instruction.Moves;
import gopark.golang.instruction.Slicings;
import gopark.golang.instruction.Strings;
import gopark.golang.instruction.UnsignedIndex;
import gopark.golang.instruction.VariableAccess;
import gopark.golang.machine.Allocation;
import gopark.golang.tree.Expr;
import gopark.golang.tree.Global;
import gopark.golang.tree.Local;
import gopark.golang.type.MapOf;
import gopark.golang.type.Pointer;
import gopark.golang.type.Sizes;
import gopark.golang.type.Slice;
import gopark.golang.type.Struct;
import gopark.golang.type.Type;
import gopark.golang.value.Bounds;
import gopark.golang.value.RuntimeType;
import org.jspecify.annotations.Nullable;

/** Compiles what picks parts: fields, elements, what a pointer points to; and addresses. */
final class Selections {
  private static final int NONE = -1;

  private final Globals globals;
  private final Types types;
  private final Assembly assembly;
  private final Slots slots;
  private final Constants constants;
  private final Allocations allocations;
  private final Values values;
  private final Variables variables;
  private final Conversions conversions;

  Selections(
      Emission emission,
      Globals globals,
      Values values,
      Variables variables,
      Conversions conversions) {
    this.globals = globals;
    this.types = emission.types();
    this.assembly = emission.assembly();
    this.slots = emission.slots();
    this.constants = emission.constants();
    this.allocations = emission.allocations();
    this.values = values;
    this.variables = variables;
    this.conversions = conversions;
  }

  /**
   * The slot with the struct or array that is a variable, or with a pointer to it: they are kept
   * the same, and a nil pointer is noticed when a part is taken.
   */
  int object(Expr e) {
    return e instanceof Expr.Deref(var pointer, var _, var _)
        ? values.value(pointer)
        : values.value(e);
  }

  /** Where the field begins in the struct that is pointed to. */
  int offset(Expr struct, int index) {
    Struct type = (Struct) types.under(struct.type());
    return (int) Math.min(Integer.MAX_VALUE, Sizes.offsets(type).get(index));
  }

  void field(Expr.Field e, int to) {
    int struct = object(e.struct());
    int address = offset(e.struct(), e.index());
    assembly.emit(FieldAccess.load(types.isWord(e.type())).of(to, struct, e.index(), address));
  }

  void index(Expr.Index e, int to) {
    Type operand = types.real(e.operand().type());
    Shape shape = Shape.of(operand);
    boolean late = Effects.calls(e.index()) && !Effects.calls(e.operand());
    int index = late ? values.own(e.index()) : NONE;
    int from = shape == Shape.ARRAY ? object(e.operand()) : values.value(e.operand());
    index = late ? index : values.value(e.index());
    checkUnsigned(e.index(), index, from);
    switch (shape) {
      case STRING -> assembly.emit(Strings.index(to, from, index));
      case SLICE -> sliceElement(to, from, index, e.type());
      case ARRAY, POINTER -> arrayElement(to, from, index, e.type());
      case BOOL, SIGNED, UNSIGNED, FLOAT, MAP, CHAN, FUNC, INTERFACE, STRUCT ->
          throw new IllegalStateException("Nothing to index: " + operand);
    }
  }

  /** An index that is too large for an int is told as it is. */
  void checkUnsigned(Expr index, int slot, int operand) {
    if (isUnsigned(index)) {
      assembly.emit(new UnsignedIndex(slot, operand));
    }
  }

  /** Whether it may be too large for an int. */
  private boolean isUnsigned(@Nullable Expr index) {
    if (index == null) {
      return false;
    }
    Type type = types.real(index.type());
    return Shape.of(type) == Shape.UNSIGNED
        && Shape.bits(type) == Long.SIZE
        && constants.word(index) == null;
  }

  void sliceElement(int to, int slice, int index, Type element) {
    assembly.emit(
        switch (Element.of(types.runtime(element))) {
          case WORD -> ElementAccess.LOAD_WORD.ofSlice(to, slice, index);
          case BYTE -> ElementAccess.LOAD_BYTE.ofSlice(to, slice, index);
          case REF, OWNED -> ElementAccess.LOAD_REF.ofSlice(to, slice, index);
        });
  }

  void arrayElement(int to, int array, int index, Type element) {
    assembly.emit(
        switch (Element.of(types.runtime(element))) {
          case WORD -> ElementAccess.LOAD_WORD.ofArray(to, array, index);
          case BYTE -> ElementAccess.LOAD_BYTE.ofArray(to, array, index);
          case REF, OWNED -> ElementAccess.LOAD_REF.ofArray(to, array, index);
        });
  }

  void mapIndex(Expr.MapIndex e, int to) {
    mapEntry(e, to, NONE);
  }

  /** The value and whether it is there, in two new slots. */
  int mapIndexOk(Expr.MapIndex e) {
    int first = slots.take(2);
    mapEntry(e, first, first + 1);
    slots.release(first + 2);
    return first;
  }

  private void mapEntry(Expr.MapIndex e, int to, int ok) {
    RuntimeType type = types.runtime(e.map().type());
    MapOf made = (MapOf) types.under(e.map().type());
    int map = values.value(e.map());
    int key = conversions.valueAs(e.key(), made.key());
    if (!type.element().isWord()) {
      slots.holdsRef(to);
    }
    assembly.emit(MapEntries.load(to, ok, map, key, type));
  }

  void deref(Expr pointer, int to) {
    Type element = ((Pointer) types.under(pointer.type())).element();
    int from = values.value(pointer);
    switch (Shape.of(types.real(element))) {
      case STRUCT, ARRAY -> {
        assembly.emit(Moves.checkPointer(from));
        values.move(to, from, element);
      }
      case BOOL, SIGNED, UNSIGNED, FLOAT ->
          assembly.emit(VariableAccess.LOAD_WORD.ofPointed(to, from));
      case STRING, POINTER, SLICE, MAP, CHAN, FUNC, INTERFACE ->
          assembly.emit(VariableAccess.LOAD_REF.ofPointed(to, from));
    }
  }

  // ---- slices

  void slicing(Expr.Slicing e, int to) {
    Type operand = types.real(e.operand().type());
    Shape shape = Shape.of(operand);
    int from = shape == Shape.ARRAY ? object(e.operand()) : values.value(e.operand());
    int low = bound(e.low());
    int high = bound(e.high());
    int max = bound(e.max());
    int unsigned =
        (isUnsigned(e.low()) ? Bounds.UNSIGNED_LOW : 0)
            | (isUnsigned(e.high()) ? Bounds.UNSIGNED_HIGH : 0)
            | (isUnsigned(e.max()) ? Bounds.UNSIGNED_MAX : 0);
    assembly.emit(
        switch (shape) {
          case STRING -> Strings.slice(to, from, low, high, unsigned);
          case SLICE -> Slicings.ofSlice(to, from, low, high, max, unsigned);
          case ARRAY, POINTER -> Slicings.ofArray(to, from, low, high, max, unsigned);
          case BOOL, SIGNED, UNSIGNED, FLOAT, MAP, CHAN, FUNC, INTERFACE, STRUCT ->
              throw new IllegalStateException("Nothing to slice: " + shape);
        });
  }

  private int bound(@Nullable Expr e) {
    return e == null ? NONE : values.value(e);
  }

  // ---- addresses

  /**
   * The address of a variable, or of a new one for a composite literal.
   *
   * @param e the whole expression
   */
  void address(Expr e, Expr operand, int to) {
    if (types.isOwned(operand.type())) {
      // The pointer is the object itself.
      boolean variable = isVariable(operand);
      if (variable && operand instanceof Expr.Deref(var pointer, var _, var _)) {
        values.into(pointer, to);
        assembly.emit(Moves.checkPointer(to));
      } else if (variable) {
        values.into(operand, to);
      } else {
        values.keep(operand, to);
        allocations.count(allocations.heap(e), operand.type());
      }
      return;
    }
    switch (operand) {
      case Expr.LocalRef(Local local, var _) -> {
        Variable variable = variables.of(local);
        if (!variable.cell()) {
          throw new IllegalStateException("The address of a variable in a slot: " + local.name);
        }
        assembly.emit(Moves.ref(to, variable.slot()));
      }
      case Expr.GlobalRef(Global global, var _) -> {
        int index = globals.index(global);
        assembly.emit(Addresses.ofGlobal(to, index, types.isWord(global.type)));
      }
      case Expr.Field(Expr struct, int index, var _, var _) ->
          assembly.emit(Addresses.ofField(to, object(struct), index, offset(struct, index)));
      case Expr.Index index -> elementAddress(index, to);
      case Expr.Deref(var pointer, var _, var _) -> {
        values.into(pointer, to);
        assembly.emit(Moves.checkPointer(to));
      }
      default -> newVariable(e, operand, to);
    }
  }

  private static boolean isVariable(Expr e) {
    return switch (e) {
      case Expr.LocalRef _, Expr.GlobalRef _, Expr.Deref _, Expr.Index _ -> true;
      case Expr.Field(Expr struct, int _, var _, var _) -> isVariable(struct);
      default -> false;
    };
  }

  private void elementAddress(Expr.Index e, int to) {
    boolean slice = types.under(e.operand().type()) instanceof Slice;
    int from = slice ? values.value(e.operand()) : object(e.operand());
    int index = values.value(e.index());
    checkUnsigned(e.index(), index, from);
    assembly.emit(
        slice
            ? Addresses.ofSliceElement(to, from, index)
            : Addresses.ofArrayElement(to, from, index));
  }

  private void newVariable(Expr e, Expr operand, int to) {
    int from = values.value(operand);
    Allocation allocation = allocations.of(e, operand.type());
    assembly.emit(Cells.make(to, from, types.isWord(operand.type()), allocation));
  }
}
