package gopark.golang.instruction;

import gopark.golang.machine.Allocation;
import gopark.golang.machine.Fiber;
import gopark.golang.machine.Instruction;

/** Counts memory on the heap for a struct or an array that another instruction has made. */
public final class Allocates extends Instruction {
  private final Allocation allocation;

  public Allocates(Allocation allocation) {
    this.allocation = allocation;
  }

  @Override
  public int run(Fiber f, int pc) {
    return f.allocated(allocation.bytes(), allocation.pointers(), pc);
  }
}
