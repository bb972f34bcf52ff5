package gopark.bench;

import gopark.program.Operation;
import gopark.program.Outcome;

/** {@code for { ping <- v; v = <-pong }}, or the other way round. */
final class Player extends LoadProgram {
  private static final Integer BALL = 1;

  private final Progress progress;
  private final Operation send;
  private final Operation receive;
  private boolean sends;

  Player(Progress progress, int out, int in, boolean serves) {
    this.progress = progress;
    this.send = new Operation.Send(out, BALL);
    this.receive = new Operation.Receive(in);
    this.sends = serves;
  }

  @Override
  public Operation next(Outcome outcome) {
    boolean now = sends;
    sends = !now;
    if (now) {
      progress.done++;
      return send;
    }
    return receive;
  }
}
