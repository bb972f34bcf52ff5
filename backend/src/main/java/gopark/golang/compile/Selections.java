package gopark.golang.compile;

import gopark.golang.instruction.ArrayElements;
import gopark.golang.instruction.Cells;
import gopark.golang.instruction.Fields;
import gopark.golang.instruction.Globals;
import gopark.golang.instruction.MapEntries;
import gopark.golang.instruction.Moves;
import gopark.golang.instruction.SliceElements;
import gopark.golang.instruction.Slicings;
import gopark.golang.instruction.Strings;
import gopark.golang.instruction.UnsignedIndex;
import gopark.golang.machine.Allocation;
import gopark.golang.tree.Expr;
import gopark.golang.tree.Global;
import gopark.golang.tree.Local;
import gopark.golang.type.Array;
import gopark.golang.type.MapOf;
import gopark.golang.type.Pointer;
import gopark.golang.type.Sizes;
import gopark.golang.type.Slice;
import gopark.golang.type.Struct;
import gopark.golang.type.Type;
import gopark.golang.value.RuntimeType;
import org.jspecify.annotations.Nullable;

/** Compiles what picks parts: fields, elements, what a pointer points to; and addresses. */
final class Selections {
  private static final int NONE = -1;

  private final Body body;

  Selections(Body body) {
    this.body = body;
  }

  /**
   * The slot with the struct or array that is a variable, or with a pointer to it: they are kept
   * the same, and a nil pointer is noticed by who takes a part.
   */
  int object(Expr e) {
    return e instanceof Expr.Deref(var pointer, var _, var _)
        ? body.values.value(pointer)
        : body.values.value(e);
  }

  /** Where the field begins in the struct that is pointed to. */
  int offset(Expr struct, int index) {
    Struct type = (Struct) body.types.under(struct.type());
    return (int) Math.min(Integer.MAX_VALUE, Sizes.offsets(type).get(index));
  }

  void field(Expr.Field e, int to) {
    int struct = object(e.struct());
    int address = offset(e.struct(), e.index());
    body.assembly.emit(
        body.types.isWord(e.type())
            ? new Fields.LoadWord(to, struct, e.index(), address)
            : new Fields.LoadRef(to, struct, e.index(), address));
  }

  void index(Expr.Index e, int to) {
    Type operand = body.types.real(e.operand().type());
    Shape shape = Shape.of(operand);
    boolean late = Effects.calls(e.index()) && !Effects.calls(e.operand());
    int index = late ? body.values.own(e.index()) : NONE;
    int from = shape == Shape.ARRAY ? object(e.operand()) : body.values.value(e.operand());
    index = late ? index : body.values.value(e.index());
    checkUnsigned(e.index(), index, from);
    switch (shape) {
      case STRING -> body.assembly.emit(new Strings.Index(to, from, index));
      case SLICE -> sliceElement(to, from, index, e.type());
      case ARRAY, POINTER -> arrayElement(to, from, index, e.type());
      default -> throw new IllegalStateException("Nothing to index: " + operand);
    }
  }

  /** An index that is too large for an int is told as it is. */
  void checkUnsigned(Expr index, int slot, int operand) {
    Type type = body.types.real(index.type());
    if (Shape.of(type) == Shape.UNSIGNED
        && Shape.bits(type) == Long.SIZE
        && body.constants.word(index) == null) {
      body.assembly.emit(new UnsignedIndex(slot, operand));
    }
  }

  void sliceElement(int to, int slice, int index, Type element) {
    body.assembly.emit(
        switch (Element.of(body.types.runtime(element))) {
          case WORD -> new SliceElements.LoadWord(to, slice, index);
          case BYTE -> new SliceElements.LoadByte(to, slice, index);
          case REF, OWNED -> new SliceElements.LoadRef(to, slice, index);
        });
  }

  void arrayElement(int to, int array, int index, Type element) {
    body.assembly.emit(
        switch (Element.of(body.types.runtime(element))) {
          case WORD -> new ArrayElements.LoadWord(to, array, index);
          case BYTE -> new ArrayElements.LoadByte(to, array, index);
          case REF, OWNED -> new ArrayElements.LoadRef(to, array, index);
        });
  }

  void mapIndex(Expr.MapIndex e, int to) {
    mapEntry(e, to, NONE);
  }

  /** The value and whether it is there, in two new slots. */
  int mapIndexOk(Expr.MapIndex e) {
    int first = body.slots.take(2);
    mapEntry(e, first, first + 1);
    body.slots.release(first + 2);
    return first;
  }

  private void mapEntry(Expr.MapIndex e, int to, int ok) {
    RuntimeType type = body.types.runtime(e.map().type());
    MapOf made = (MapOf) body.types.under(e.map().type());
    int map = body.values.value(e.map());
    int key = body.conversions.valueAs(e.key(), made.key());
    if (!type.element().isWord()) {
      body.slots.holdsRef(to);
    }
    body.assembly.emit(new MapEntries.Load(to, ok, map, key, type));
  }

  void deref(Expr pointer, int to) {
    Type element = ((Pointer) body.types.under(pointer.type())).element();
    int from = body.values.value(pointer);
    switch (Shape.of(body.types.real(element))) {
      case STRUCT, ARRAY -> {
        body.assembly.emit(new Moves.CheckPointer(from));
        body.values.move(to, from, element);
      }
      case BOOL, SIGNED, UNSIGNED, FLOAT -> body.assembly.emit(new Cells.PointedWord(to, from));
      default -> body.assembly.emit(new Cells.PointedRef(to, from));
    }
  }

  // ---- slices

  void slicing(Expr.Slicing e, int to) {
    Type operand = body.types.real(e.operand().type());
    Shape shape = Shape.of(operand);
    int from = shape == Shape.ARRAY ? object(e.operand()) : body.values.value(e.operand());
    int low = bound(e.low());
    int high = bound(e.high());
    int max = bound(e.max());
    body.assembly.emit(
        switch (shape) {
          case STRING -> new Strings.Slice(to, from, low, high);
          case SLICE -> new Slicings.OfSlice(to, from, low, high, max);
          default -> new Slicings.OfArray(to, from, low, high, max);
        });
  }

  private int bound(@Nullable Expr e) {
    return e == null ? NONE : body.values.value(e);
  }

  // ---- addresses

  /**
   * The address of a variable, or of a new one for a composite literal.
   *
   * @param e the whole expression
   */
  void address(Expr e, Expr operand, int to) {
    if (body.types.isOwned(operand.type())) {
      // Whoever has the object has the pointer.
      boolean variable = isVariable(operand);
      if (variable && operand instanceof Expr.Deref(var pointer, var _, var _)) {
        body.values.into(pointer, to);
        body.assembly.emit(new Moves.CheckPointer(to));
      } else if (variable) {
        body.values.into(operand, to);
      } else {
        body.values.keep(operand, to);
        body.allocations.count(body.allocations.heap(e), operand.type());
      }
      return;
    }
    switch (operand) {
      case Expr.LocalRef(Local local, var _) -> {
        Variable variable = body.variables.of(local);
        if (!variable.cell()) {
          throw new IllegalStateException("The address of a variable in a slot: " + local.name);
        }
        body.assembly.emit(new Moves.Ref(to, variable.slot()));
      }
      case Expr.GlobalRef(Global global, var _) -> {
        int index = body.build.globals().index(global);
        body.assembly.emit(
            body.types.isWord(global.type)
                ? new Globals.WordAddress(to, index)
                : new Globals.RefAddress(to, index));
      }
      case Expr.Field(Expr struct, int index, var _, var _) ->
          body.assembly.emit(new Fields.Address(to, object(struct), index, offset(struct, index)));
      case Expr.Index index -> elementAddress(index, to);
      case Expr.Deref(var pointer, var _, var _) -> {
        body.values.into(pointer, to);
        body.assembly.emit(new Moves.CheckPointer(to));
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
    boolean slice = body.types.under(e.operand().type()) instanceof Slice;
    int from = slice ? body.values.value(e.operand()) : object(e.operand());
    int index = body.values.value(e.index());
    checkUnsigned(e.index(), index, from);
    body.assembly.emit(
        slice
            ? new SliceElements.Address(to, from, index)
            : new ArrayElements.Address(to, from, index));
  }

  private void newVariable(Expr e, Expr operand, int to) {
    int from = body.values.value(operand);
    Allocation allocation = body.allocations.of(e, operand.type());
    body.assembly.emit(
        body.types.isWord(operand.type())
            ? new Cells.NewWord(to, from, allocation)
            : new Cells.NewRef(to, from, allocation));
  }

  /** Whether what is indexed is an array, or a pointer to one. */
  static boolean isArray(Type under) {
    return under instanceof Array
        || (under instanceof Pointer(Type element) && element.underlying() instanceof Array);
  }
}
