package gopark.golang.compile;

import gopark.golang.instruction.Cells;
import gopark.golang.instruction.ElementAccess;
import gopark.golang.instruction.Moves;
import gopark.golang.instruction.VariableAccess;
import gopark.golang.instruction.WordConversion;
import gopark.golang.machine.Allocation;
import gopark.golang.machine.Instruction;
import gopark.golang.tree.Expr;
import gopark.golang.tree.Global;
import gopark.golang.tree.Local;
import gopark.golang.type.Type;
import java.util.ArrayList;
import java.util.IdentityHashMap;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** Where a function's variables are. */
final class Variables {
  private final Globals globals;
  private final Types types;
  private final Assembly assembly;
  private final Slots slots;
  private final Allocations allocations;
  private final Values values;
  private final Conversions conversions;
  private final IdentityHashMap<Local, Variable> known = new IdentityHashMap<>();

  /** Variables that live on the heap though nothing in the tree says so. */
  private final IdentityHashMap<Local, Boolean> forced = new IdentityHashMap<>();

  /** Variables that are declared without a value and never get one. */
  private final IdentityHashMap<Local, Boolean> zero = new IdentityHashMap<>();

  private final List<Live> live = new ArrayList<>();
  private final List<Span> spans = new ArrayList<>();

  private record Live(Local local, Variable variable, int from) {}

  /** A variable that can be shown while the function stands at one of these instructions. */
  record Span(String name, Variable variable, int from, int to) {}

  Variables(Emission emission, Globals globals, Values values, Conversions conversions) {
    this.globals = globals;
    this.types = emission.types();
    this.assembly = emission.assembly();
    this.slots = emission.slots();
    this.allocations = emission.allocations();
    this.values = values;
    this.conversions = conversions;
  }

  Variable of(Local local) {
    Variable variable = known.get(local);
    if (variable == null) {
      throw new IllegalStateException("Nobody has declared " + local.name);
    }
    return variable;
  }

  /** The variable lives on the heap whatever the tree says. */
  void force(Local local) {
    forced.put(local, true);
  }

  /** Says that the variable is in this slot from here on, until its scope ends. */
  Variable bind(Local local, int slot, boolean cell) {
    Type type = types.real(local.type);
    if (cell || !types.isWord(type)) {
      slots.holdsRef(slot);
    }
    Variable variable = new Variable(slot, type, Shape.of(type), cell);
    known.put(local, variable);
    live.add(new Live(local, variable, assembly.here()));
    return variable;
  }

  /** Whether a variable lives on the heap: structs and arrays have an object there anyway. */
  boolean needsCell(Local local) {
    if (types.isOwned(local.type)) {
      return false;
    }
    return local.addressTaken || (local.captured && local.reassigned) || forced.containsKey(local);
  }

  /** Whether Go's compiler knows, too, that it is nil or zero. */
  boolean isAlwaysZero(Local local) {
    return zero.containsKey(local);
  }

  /** A mark for {@link #endScope}. */
  int scope() {
    return live.size();
  }

  /** The variables declared since the mark are gone. */
  void endScope(int mark) {
    while (live.size() > mark) {
      Live gone = live.removeLast();
      if (!gone.local.name.isEmpty() && !gone.local.name.equals("_")) {
        spans.add(new Span(gone.local.name, gone.variable, gone.from, assembly.here()));
      }
    }
  }

  List<Span> spans() {
    return spans;
  }

  // ---- declarations

  /** Declares the variable with a value, or with zero. */
  void declare(@Nullable Local local, @Nullable Expr value) {
    if (local == null) {
      if (value != null) {
        values.discard(value);
      }
      return;
    }
    int slot;
    if (value == null) {
      slot = slots.take();
      values.zero(local.type, slot);
      if (!local.reassigned && !local.addressTaken) {
        zero.put(local, true);
      }
    } else {
      slot = conversions.ownAs(value, local.type);
    }
    declareAt(local, slot);
  }

  /** Declares the variable with what is in the slot, which nobody else keeps. */
  void declareFrom(@Nullable Local local, int from) {
    if (local != null) {
      int slot = slots.take();
      boolean cell = needsCell(local);
      if (cell) {
        newCell(slot, from, local);
      } else {
        values.move(slot, from, local.type);
        countOwned(local);
      }
      bind(local, slot, cell);
    }
  }

  /** The value is in the slot that is to be the variable's. */
  void declareAt(Local local, int slot) {
    boolean cell = needsCell(local);
    if (cell) {
      newCell(slot, slot, local);
    } else {
      countOwned(local);
    }
    bind(local, slot, cell);
  }

  private void newCell(int to, int from, Local local) {
    Allocation allocation = allocations.variable(local);
    assembly.emit(Cells.make(to, from, types.isWord(local.type), allocation));
  }

  /** A struct or an array has its object already. */
  private void countOwned(Local local) {
    if (local.addressTaken || local.captured) {
      allocations.count(allocations.decisions().isOnHeap(local), local.type);
    }
  }

  /** Makes a new variable with the same value, for a loop's next round. */
  void renew(Local local) {
    Variable variable = of(local);
    int slot = variable.slot();
    if (variable.cell()) {
      int value = slots.take();
      load(local, value);
      newCell(slot, value, local);
      slots.release(value);
    } else if (variable.shape().isOwned() && (local.captured || local.addressTaken)) {
      assembly.emit(Moves.copy(slot, slot, types.runtime(local.type)));
      countOwned(local);
    }
  }

  // ---- values

  void load(Local local, int to) {
    Variable variable = of(local);
    if (!variable.cell()) {
      values.move(to, variable.slot(), local.type);
    } else {
      assembly.emit(VariableAccess.load(variable.shape().isWord()).ofCell(to, variable.slot()));
    }
  }

  /** The slot's value becomes the variable's; a struct or an array is copied into its own. */
  void store(Local local, int from) {
    Variable variable = of(local);
    assembly.emit(storing(variable, from));
  }

  private static Instruction storing(Variable variable, int from) {
    int slot = variable.slot();
    if (variable.shape().isOwned()) {
      return Moves.assign(slot, from);
    }
    boolean word = variable.shape().isWord();
    if (variable.cell()) {
      return VariableAccess.store(word).ofCell(from, slot);
    }
    return word ? WordConversion.COPY.of(slot, from) : Moves.ref(slot, from);
  }

  /** Gives a package's variable its first value, as its own object. */
  void makeZero(Global global) {
    if (!types.isWord(global.type)) {
      int zero = slots.take();
      slots.holdsRef(zero);
      values.zero(global.type, zero);
      assembly.emit(ElementAccess.STORE_REF.ofGlobalRefs(zero, globals.index(global)));
      slots.release(zero);
    }
  }

  void load(Global global, int to) {
    int index = globals.index(global);
    assembly.emit(
        globals.isWord(global)
            ? ElementAccess.LOAD_WORD.ofGlobalWords(to, index)
            : ElementAccess.LOAD_REF.ofGlobalRefs(to, index));
  }

  void store(Global global, int from) {
    int index = globals.index(global);
    if (types.isOwned(global.type)) {
      int variable = slots.take();
      assembly.emit(ElementAccess.LOAD_REF.ofGlobalRefs(variable, index));
      assembly.emit(Moves.assign(variable, from));
      slots.release(variable);
    } else {
      assembly.emit(
          globals.isWord(global)
              ? ElementAccess.STORE_WORD.ofGlobalWords(from, index)
              : ElementAccess.STORE_REF.ofGlobalRefs(from, index));
    }
  }
}
