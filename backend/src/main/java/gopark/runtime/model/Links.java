package gopark.runtime.model;

import gopark.program.Copies;
import gopark.program.Operation;
import gopark.program.OperationCopies;
import gopark.program.Outcome;
import gopark.program.Program;
import gopark.simulation.SimulatorBug;
import org.jspecify.annotations.Nullable;

/** Finds the copy of what a copied object points to, while a checkpoint is made. */
public final class Links {
  /** What it takes to find a copy, or a few, and to point to them. */
  public static final long LINK_WORK = 200;

  private Links() {}

  static Outcome outcome(Copies copies, Outcome original) {
    Outcome copy = new Outcome();
    copy.value = copies.value(original.value);
    copy.ok = original.ok;
    copy.number = original.number;
    copy.panic = original.panic;
    copy.processors = original.processors;
    return copy;
  }

  /** The copy of what was registered before. */
  public static <T> T known(Copies copies, T original) {
    return copies.of(
        original,
        stranger -> {
          throw new SimulatorBug(stranger + " is in no list of the runtime");
        });
  }

  public static <T> @Nullable T knownOrNull(Copies copies, @Nullable T original) {
    return original == null ? null : known(copies, original);
  }

  /** A place in a queue, made when it is first met; its goroutine is known. */
  public static Waiter waiter(Copies copies, Waiter original) {
    return copies.of(original, known -> known.copyOfItself(copies));
  }

  /** A timer, made when it is first met; its goroutine is known, and its heap sets itself. */
  static Timer timer(Copies copies, Timer original) {
    return copies.of(original, known -> known.copyOfItself(copies));
  }

  static Program program(Copies copies, Program original) {
    return copies.of(original, known -> known.copy(copies));
  }

  static @Nullable Operation operation(Copies copies, @Nullable Operation original) {
    return original == null ? null : OperationCopies.copyOf(copies, original);
  }
}
