package gopark.golang.instruction;

import gopark.golang.machine.Fiber;
import gopark.golang.machine.Instruction;
import gopark.golang.value.Cell;
import gopark.golang.value.GoPanic;

/** Watches over the state of a range over a function, which its body shares with the loop. */
public final class RangeStates {
  /** The state of a loop whose body may run its next round. */
  public static final int READY = 0;

  /** The state of a loop whose body's round was left so that no other may follow. */
  public static final int DONE = 2;

  private static final int RUNNING = 1;
  private static final int EXHAUSTED = 3;
  private static final String CONTINUED = "range function continued iteration after ";

  private RangeStates() {}

  /** A round begins, if one may. */
  public static Instruction enter(int state) {
    return new Instruction() {
      @Override
      public int run(Fiber f, int pc) {
        Cell cell = Pointers.cell(f.refs[f.base + state]);
        if (cell.word != READY) {
          throw GoPanic.runtimeError(
              CONTINUED
                  + (cell.word == DONE
                      ? "function for loop body returned false"
                      : cell.word == RUNNING ? "loop body panic" : "whole loop exit"));
        }
        cell.word = RUNNING;
        return pc + 1;
      }
    };
  }

  /** The function that was ranged over has returned. */
  public static Instruction finish(int state) {
    return new Instruction() {
      @Override
      public int run(Fiber f, int pc) {
        Cell cell = Pointers.cell(f.refs[f.base + state]);
        if (cell.word == RUNNING) {
          throw GoPanic.runtimeError(
              "range function recovered a loop body panic and did not resume panicking");
        }
        cell.word = EXHAUSTED;
        return pc + 1;
      }
    };
  }
}
