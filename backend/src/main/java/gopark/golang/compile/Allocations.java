package gopark.golang.compile;

import gopark.golang.escape.Decisions;
import gopark.golang.instruction.Allocates;
import gopark.golang.instruction.Slicings;
import gopark.golang.instruction.Strings;
import gopark.golang.machine.Allocation;
import gopark.golang.tree.Expr;
import gopark.golang.tree.Local;
import gopark.golang.type.Type;
import gopark.golang.value.RuntimeType;

/** What a function's instructions allocate, by what the analysis has decided. */
final class Allocations {
  private final Types types;
  private final Assembly assembly;
  private final Decisions decisions;

  Allocations(Types types, Assembly assembly, Decisions decisions) {
    this.types = types;
    this.assembly = assembly;
    this.decisions = decisions;
  }

  Decisions decisions() {
    return decisions;
  }

  /** Whether the memory of an expression's value is on the heap. */
  boolean heap(Object expr) {
    return decisions.isOnHeap(expr);
  }

  /** A value of a type that an expression puts somewhere. */
  Allocation of(Object expr, Type type) {
    return of(heap(expr), type);
  }

  Allocation of(boolean heap, Type type) {
    RuntimeType runtime = types.runtime(type);
    return new Allocation(heap, runtime.bytes(), runtime.hasPointers());
  }

  /** The allocation of this many elements. */
  Allocation elements(Object expr, RuntimeType element, long count) {
    return new Allocation(heap(expr), count * element.bytes(), element.hasPointers());
  }

  /** A variable with a place of its own. */
  Allocation variable(Local local) {
    return of(decisions.isOnHeap(local), local.type);
  }

  /** A function value that has captured {@code captured} variables. */
  Allocation closure(Object expr, int captured) {
    long bytes = captured == 0 ? 0 : decisions.closureBytes(expr, Long.BYTES * (captured + 1L));
    return new Allocation(heap(expr) && bytes > 0, bytes, true);
  }

  /** Counts a struct or an array that lives on the heap. */
  void count(boolean heap, Type type) {
    if (heap && types.isOwned(type)) {
      Allocation allocation = of(true, type);
      if (allocation.bytes() > 0) {
        assembly.emit(new Allocates(allocation));
      }
    }
  }

  /** Counts what a statement of go keeps for its call. */
  void countDeferred(Object statement) {
    long bytes = decisions.closureBytes(statement, 0);
    if (heap(statement) && bytes > 0) {
      assembly.emit(new Allocates(new Allocation(true, bytes, true)));
    }
  }

  /** The room for what a string is converted to, which is not constant. */
  Strings.TextRoom room(Expr.Convert e) {
    return switch (decisions.where(e)) {
      case HEAP -> Strings.TextRoom.HEAP;
      case STACK -> Strings.TextRoom.STACK_IF_SMALL;
      case NONE -> Strings.TextRoom.NONE;
    };
  }

  Slicings.SliceRoom room(Expr make, boolean constant) {
    if (heap(make)) {
      return Slicings.SliceRoom.HEAP;
    }
    return constant ? Slicings.SliceRoom.STACK : Slicings.SliceRoom.STACK_IF_SMALL;
  }
}
