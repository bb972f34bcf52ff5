package gopark.runtime;

import gopark.command.Refusal;

/** Thrown by what checks a command, before anything has changed. */
final class RefusedCommand extends RuntimeException {
  private static final long serialVersionUID = 1L;

  private final transient Refusal refusal;

  RefusedCommand(Refusal refusal) {
    super(refusal.sentence());
    this.refusal = refusal;
  }

  Refusal refusal() {
    return refusal;
  }
}
