package gopark.golang.compile;

import gopark.golang.instruction.Cells;
import gopark.golang.instruction.Globals;
import gopark.golang.instruction.Moves;
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
  private final Body body;
  private final IdentityHashMap<Local, Variable> known = new IdentityHashMap<>();

  /** Variables that live on the heap though nothing in the tree says so. */
  private final IdentityHashMap<Local, Boolean> forced = new IdentityHashMap<>();

  private final List<Live> live = new ArrayList<>();
  private final List<Span> spans = new ArrayList<>();

  private record Live(Local local, Variable variable, int from) {}

  /** A variable that can be shown while the function stands at one of these instructions. */
  record Span(String name, Variable variable, int from, int to) {}

  Variables(Body body) {
    this.body = body;
  }

  Variable of(Local local) {
    Variable variable = known.get(local);
    if (variable == null) {
      throw new IllegalStateException("Nobody has declared " + local.name);
    }
    return variable;
  }

  boolean knows(Local local) {
    return known.containsKey(local);
  }

  /** The variable lives on the heap whatever the tree says. */
  void force(Local local) {
    forced.put(local, true);
  }

  /** Says that the variable is in this slot from here on, until its scope ends. */
  Variable bind(Local local, int slot, boolean cell) {
    Type type = body.types.real(local.type);
    if (cell || !body.types.isWord(type)) {
      body.slots.holdsRef(slot);
    }
    Variable variable = new Variable(slot, type, Shape.of(type), cell);
    known.put(local, variable);
    live.add(new Live(local, variable, body.assembly.here()));
    return variable;
  }

  /** Whether a variable lives on the heap: structs and arrays have an object there anyway. */
  boolean needsCell(Local local) {
    if (body.types.isOwned(local.type)) {
      return false;
    }
    return local.addressTaken || (local.captured && local.reassigned) || forced.containsKey(local);
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
        spans.add(new Span(gone.local.name, gone.variable, gone.from, body.assembly.here()));
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
        body.values.discard(value);
      }
      return;
    }
    int slot;
    if (value == null) {
      slot = body.slots.take();
      body.values.zero(local.type, slot);
    } else {
      slot = body.conversions.ownAs(value, local.type);
    }
    declareAt(local, slot);
  }

  /** Declares the variable with what is in the slot, which nobody else keeps. */
  void declareFrom(@Nullable Local local, int from) {
    if (local != null) {
      int slot = body.slots.take();
      boolean cell = needsCell(local);
      if (cell) {
        newCell(slot, from, local);
      } else {
        body.values.move(slot, from, local.type);
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
    Allocation allocation = body.allocations.variable(local);
    body.assembly.emit(
        body.types.isWord(local.type)
            ? new Cells.NewWord(to, from, allocation)
            : new Cells.NewRef(to, from, allocation));
  }

  /** A struct or an array has its object already. */
  private void countOwned(Local local) {
    if (local.addressTaken || local.captured) {
      body.allocations.count(body.allocations.decisions().isOnHeap(local), local.type);
    }
  }

  /** Makes a new variable with the same value, for a loop's next round. */
  void renew(Local local) {
    Variable variable = of(local);
    int slot = variable.slot();
    if (variable.cell()) {
      int value = body.slots.take();
      load(local, value);
      newCell(slot, value, local);
      body.slots.release(value);
    } else if (variable.shape().isOwned() && (local.captured || local.addressTaken)) {
      body.assembly.emit(new Moves.Copy(slot, slot, body.types.runtime(local.type)));
      countOwned(local);
    }
  }

  // ---- values

  void load(Local local, int to) {
    Variable variable = of(local);
    if (!variable.cell()) {
      body.values.move(to, variable.slot(), local.type);
    } else if (variable.shape().isWord()) {
      body.assembly.emit(new Cells.LoadWord(to, variable.slot()));
    } else {
      body.assembly.emit(new Cells.LoadRef(to, variable.slot()));
    }
  }

  /** The slot's value becomes the variable's; a struct or an array is copied into its own. */
  void store(Local local, int from) {
    Variable variable = of(local);
    body.assembly.emit(storing(variable, from));
  }

  private static Instruction storing(Variable variable, int from) {
    int slot = variable.slot();
    if (variable.shape().isOwned()) {
      return new Moves.Assign(slot, from);
    }
    boolean word = variable.shape().isWord();
    if (variable.cell()) {
      return word ? new Cells.StoreWord(slot, from) : new Cells.StoreRef(slot, from);
    }
    return word ? new Moves.Word(slot, from) : new Moves.Ref(slot, from);
  }

  /** Gives a package's variable its first value, as its own object. */
  void makeZero(Global global) {
    if (!body.types.isWord(global.type)) {
      int zero = body.slots.take();
      body.slots.holdsRef(zero);
      body.values.zero(global.type, zero);
      body.assembly.emit(new Globals.StoreRef(body.build.globals().index(global), zero));
      body.slots.release(zero);
    }
  }

  void load(Global global, int to) {
    int index = body.build.globals().index(global);
    body.assembly.emit(
        body.build.globals().isWord(global)
            ? new Globals.LoadWord(to, index)
            : new Globals.LoadRef(to, index));
  }

  void store(Global global, int from) {
    int index = body.build.globals().index(global);
    if (body.types.isOwned(global.type)) {
      int variable = body.slots.take();
      body.assembly.emit(new Globals.LoadRef(variable, index));
      body.assembly.emit(new Moves.Assign(variable, from));
      body.slots.release(variable);
    } else {
      body.assembly.emit(
          body.build.globals().isWord(global)
              ? new Globals.StoreWord(index, from)
              : new Globals.StoreRef(index, from));
    }
  }
}
