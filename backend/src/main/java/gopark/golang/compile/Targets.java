package gopark.golang.compile;

import gopark.golang.instruction.ElementAccess;
import gopark.golang.instruction.FieldAccess;
import gopark.golang.instruction.MapEntries;
import gopark.golang.instruction.Moves;
import gopark.golang.instruction.VariableAccess;
import gopark.golang.instruction.WordConversion;
import gopark.golang.tree.Expr;
import gopark.golang.tree.Local;
import gopark.golang.type.MapOf;
import gopark.golang.type.Slice;
import gopark.golang.type.Type;
import java.util.List;

/** Compiles what can be assigned to. */
final class Targets {
  private final Types types;
  private final Assembly assembly;
  private final Slots slots;
  private final Values values;
  private final Variables variables;
  private final Conversions conversions;
  private final Selections selections;

  Targets(
      Emission emission,
      Values values,
      Variables variables,
      Conversions conversions,
      Selections selections) {
    this.types = emission.types();
    this.assembly = emission.assembly();
    this.slots = emission.slots();
    this.values = values;
    this.variables = variables;
    this.conversions = conversions;
    this.selections = selections;
  }

  /** The place, its operands worked out. */
  Target place(Expr e) {
    assembly.line(e.at().line());
    return switch (e) {
      case Expr.LocalRef(Local local, var _) -> new LocalTarget(local);
      case Expr.GlobalRef(var global, var _) ->
          new Target(global.type) {
            @Override
            void load(int to) {
              variables.load(global, to);
            }

            @Override
            void store(int from) {
              variables.store(global, from);
            }
          };
      case Expr.Field(Expr struct, int index, Type type, var _) ->
          new FieldTarget(type, selections.object(struct), index, selections.offset(struct, index));
      case Expr.Index index -> element(index);
      case Expr.MapIndex index -> new MapTarget(index);
      case Expr.Deref(Expr pointer, Type type, var _) ->
          new PointedTarget(type, values.value(pointer));
      case Expr.Convert convert when conversions.isNothing(convert) -> place(convert.operand());
      case Expr.Const _,
          Expr.Zero _,
          Expr.FuncRef _,
          Expr.Literal _,
          Expr.Unary _,
          Expr.Binary _,
          Expr.Call _,
          Expr.InterfaceCall _,
          Expr.ParamCall _,
          Expr.Bound _,
          Expr.BoundByName _,
          Expr.MethodOf _,
          Expr.BuiltinCall _,
          Expr.Slicing _,
          Expr.AddressOf _,
          Expr.Convert _,
          Expr.Assertion _,
          Expr.Receive _,
          Expr.StructLiteral _,
          Expr.ElementsLiteral _,
          Expr.MapLiteral _,
          Expr.Component _ ->
          throw new IllegalStateException("Nothing to assign to: " + e);
    };
  }

  private Target element(Expr.Index e) {
    boolean slice = types.under(e.operand().type()) instanceof Slice;
    int operand = slice ? values.value(e.operand()) : selections.object(e.operand());
    int index = values.value(e.index());
    selections.checkUnsigned(e.index(), index, operand);
    return new ElementTarget(e.type(), slice, operand, index);
  }

  /** Something that can be assigned to. */
  abstract class Target {
    final Type type;

    Target(Type type) {
      this.type = types.real(type);
    }

    abstract void load(int to);

    /** Stores a value that nobody else keeps. */
    abstract void store(int from);

    /** Whether a stored struct or array is copied anyway. */
    boolean copies() {
      return true;
    }

    /** Keeps the operands apart from these variables, which are assigned to before. */
    void shield(List<Local> changed) {}

    /** The operand, in a slot that no variable of these has. */
    final int shielded(int slot, boolean word, List<Local> changed) {
      for (Local local : changed) {
        if (variables.of(local).slot() == slot) {
          int own = slots.take();
          assembly.emit(word ? WordConversion.COPY.of(own, slot) : Moves.ref(own, slot));
          return own;
        }
      }
      return slot;
    }
  }

  private final class LocalTarget extends Target {
    private final Local local;

    private LocalTarget(Local local) {
      super(local.type);
      this.local = local;
    }

    @Override
    void load(int to) {
      variables.load(local, to);
    }

    @Override
    void store(int from) {
      variables.store(local, from);
    }
  }

  private final class FieldTarget extends Target {
    private int struct;
    private final int index;
    private final int address;

    private FieldTarget(Type type, int struct, int index, int address) {
      super(type);
      this.address = address;
      this.struct = struct;
      this.index = index;
    }

    @Override
    void load(int to) {
      assembly.emit(FieldAccess.load(types.isWord(type)).of(to, struct, index, address));
    }

    @Override
    void store(int from) {
      assembly.emit(
          types.isOwned(type)
              ? FieldAccess.ASSIGN.of(from, struct, index, address)
              : FieldAccess.store(types.isWord(type)).of(from, struct, index, address));
    }

    @Override
    void shield(List<Local> changed) {
      struct = shielded(struct, false, changed);
    }
  }

  private final class ElementTarget extends Target {
    private final boolean slice;
    private int operand;
    private int index;

    private ElementTarget(Type type, boolean slice, int operand, int index) {
      super(type);
      this.slice = slice;
      this.operand = operand;
      this.index = index;
    }

    @Override
    void load(int to) {
      if (slice) {
        selections.sliceElement(to, operand, index, type);
      } else {
        selections.arrayElement(to, operand, index, type);
      }
    }

    @Override
    void store(int from) {
      assembly.emit(
          switch (Element.of(types.runtime(type))) {
            case WORD ->
                slice
                    ? ElementAccess.STORE_WORD.ofSlice(from, operand, index)
                    : ElementAccess.STORE_WORD.ofArray(from, operand, index);
            case BYTE ->
                slice
                    ? ElementAccess.STORE_BYTE.ofSlice(from, operand, index)
                    : ElementAccess.STORE_BYTE.ofArray(from, operand, index);
            case REF ->
                slice
                    ? ElementAccess.STORE_REF.ofSlice(from, operand, index)
                    : ElementAccess.STORE_REF.ofArray(from, operand, index);
            case OWNED ->
                slice
                    ? ElementAccess.ASSIGN.ofSlice(from, operand, index)
                    : ElementAccess.ASSIGN.ofArray(from, operand, index);
          });
    }

    @Override
    void shield(List<Local> changed) {
      operand = shielded(operand, false, changed);
      index = shielded(index, true, changed);
    }
  }

  private final class MapTarget extends Target {
    private final Type mapType;
    private int map;
    private int key;

    private MapTarget(Expr.MapIndex e) {
      super(((MapOf) types.under(e.map().type())).value());
      mapType = e.map().type();
      map = values.value(e.map());
      key = conversions.ownAs(e.key(), ((MapOf) types.under(mapType)).key());
    }

    @Override
    void load(int to) {
      assembly.emit(MapEntries.loadToChange(to, map, key, types.runtime(mapType)));
    }

    @Override
    void store(int from) {
      assembly.emit(MapEntries.store(map, key, from, types.runtime(mapType)));
    }

    @Override
    boolean copies() {
      return false;
    }

    @Override
    void shield(List<Local> changed) {
      map = shielded(map, false, changed);
    }
  }

  private final class PointedTarget extends Target {
    private int pointer;

    private PointedTarget(Type type, int pointer) {
      super(type);
      this.pointer = pointer;
    }

    @Override
    void load(int to) {
      if (types.isOwned(type)) {
        assembly.emit(Moves.checkPointer(pointer));
        assembly.emit(Moves.ref(to, pointer));
      } else {
        assembly.emit(VariableAccess.load(types.isWord(type)).ofPointed(to, pointer));
      }
    }

    @Override
    void store(int from) {
      assembly.emit(
          types.isOwned(type)
              ? Moves.assignThrough(pointer, from)
              : VariableAccess.store(types.isWord(type)).ofPointed(from, pointer));
    }

    @Override
    void shield(List<Local> changed) {
      pointer = shielded(pointer, false, changed);
    }
  }
}
