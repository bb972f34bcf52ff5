package gopark.golang.compile;

import gopark.golang.instruction.ArrayElements;
import gopark.golang.instruction.Cells;
import gopark.golang.instruction.Fields;
import gopark.golang.instruction.MapEntries;
import gopark.golang.instruction.Moves;
import gopark.golang.instruction.SliceElements;
import gopark.golang.tree.Expr;
import gopark.golang.tree.Local;
import gopark.golang.type.MapOf;
import gopark.golang.type.Slice;
import gopark.golang.type.Type;
import java.util.List;

/** Compiles what can be assigned to. */
final class Targets {
  private final Body body;

  Targets(Body body) {
    this.body = body;
  }

  /** The place, its operands worked out. */
  Target place(Expr e) {
    body.assembly.line(e.at().line());
    return switch (e) {
      case Expr.LocalRef(Local local, var _) -> new LocalTarget(local);
      case Expr.GlobalRef(var global, var _) ->
          new Target(global.type) {
            @Override
            void load(int to) {
              body.variables.load(global, to);
            }

            @Override
            void store(int from) {
              body.variables.store(global, from);
            }
          };
      case Expr.Field(Expr struct, int index, Type type, var _) ->
          new FieldTarget(
              type, body.selections.object(struct), index, body.selections.offset(struct, index));
      case Expr.Index index -> element(index);
      case Expr.MapIndex index -> new MapTarget(index);
      case Expr.Deref(Expr pointer, Type type, var _) ->
          new PointedTarget(type, body.values.value(pointer));
      case Expr.Convert convert when body.conversions.isNothing(convert) ->
          place(convert.operand());
      default -> throw new IllegalStateException("Nothing to assign to: " + e);
    };
  }

  private Target element(Expr.Index e) {
    boolean slice = body.types.under(e.operand().type()) instanceof Slice;
    int operand = slice ? body.values.value(e.operand()) : body.selections.object(e.operand());
    int index = body.values.value(e.index());
    body.selections.checkUnsigned(e.index(), index, operand);
    return new ElementTarget(e.type(), slice, operand, index);
  }

  /** Something that can be assigned to. */
  abstract class Target {
    final Type type;

    Target(Type type) {
      this.type = body.types.real(type);
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
        if (body.variables.of(local).slot() == slot) {
          int own = body.slots.take();
          body.assembly.emit(word ? new Moves.Word(own, slot) : new Moves.Ref(own, slot));
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
      body.variables.load(local, to);
    }

    @Override
    void store(int from) {
      body.variables.store(local, from);
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
      body.assembly.emit(
          body.types.isWord(type)
              ? new Fields.LoadWord(to, struct, index, address)
              : new Fields.LoadRef(to, struct, index, address));
    }

    @Override
    void store(int from) {
      body.assembly.emit(
          body.types.isOwned(type)
              ? new Fields.Assign(struct, index, address, from)
              : body.types.isWord(type)
                  ? new Fields.StoreWord(struct, index, address, from)
                  : new Fields.StoreRef(struct, index, address, from));
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
        body.selections.sliceElement(to, operand, index, type);
      } else {
        body.selections.arrayElement(to, operand, index, type);
      }
    }

    @Override
    void store(int from) {
      body.assembly.emit(
          switch (Element.of(body.types.runtime(type))) {
            case WORD ->
                slice
                    ? new SliceElements.StoreWord(operand, index, from)
                    : new ArrayElements.StoreWord(operand, index, from);
            case BYTE ->
                slice
                    ? new SliceElements.StoreByte(operand, index, from)
                    : new ArrayElements.StoreByte(operand, index, from);
            case REF ->
                slice
                    ? new SliceElements.StoreRef(operand, index, from)
                    : new ArrayElements.StoreRef(operand, index, from);
            case OWNED ->
                slice
                    ? new SliceElements.Assign(operand, index, from)
                    : new ArrayElements.Assign(operand, index, from);
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
      super(((MapOf) body.types.under(e.map().type())).value());
      mapType = e.map().type();
      map = body.values.value(e.map());
      key = body.conversions.ownAs(e.key(), ((MapOf) body.types.under(mapType)).key());
    }

    @Override
    void load(int to) {
      body.assembly.emit(new MapEntries.Load(to, -1, map, key, body.types.runtime(mapType)));
    }

    @Override
    void store(int from) {
      body.assembly.emit(new MapEntries.Store(map, key, from, body.types.runtime(mapType)));
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
      if (body.types.isOwned(type)) {
        body.assembly.emit(new Moves.CheckPointer(pointer));
        body.assembly.emit(new Moves.Ref(to, pointer));
      } else {
        body.assembly.emit(
            body.types.isWord(type)
                ? new Cells.PointedWord(to, pointer)
                : new Cells.PointedRef(to, pointer));
      }
    }

    @Override
    void store(int from) {
      body.assembly.emit(
          body.types.isOwned(type)
              ? new Moves.AssignThrough(pointer, from)
              : body.types.isWord(type)
                  ? new Cells.SetPointedWord(pointer, from)
                  : new Cells.SetPointedRef(pointer, from));
    }

    @Override
    void shield(List<Local> changed) {
      pointer = shielded(pointer, false, changed);
    }
  }
}
