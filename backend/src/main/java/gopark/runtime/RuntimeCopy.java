package gopark.runtime;

import gopark.program.Copies;

/** A copy of the whole simulated process, with its references among themselves. */
final class RuntimeCopy {
  private RuntimeCopy() {}

  /** The copy of what must have been copied before. */
  static <T> T known(Copies copies, T original) {
    return copies.of(
        original,
        unknown -> {
          throw new SimulatorBug(unknown + " was not copied before what refers to it");
        });
  }
}
