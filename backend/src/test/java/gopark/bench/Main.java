package gopark.bench;

import gopark.program.Operation;
import gopark.program.Outcome;

/** Makes channels, starts goroutines, and then waits for ever. */
final class Main extends LoadProgram {
  private static final Operation WAIT = new Operation.Receive(Operation.NIL);

  private final int goroutines;
  private final int[] channels;
  private final Starter starter;
  private int made = -1;
  private int started;

  /** What the goroutine with this number does, with these channels. */
  interface Starter {
    LoadProgram start(int number, int[] channels);
  }

  Main(int channels, int goroutines, Starter starter) {
    this.channels = new int[channels];
    this.goroutines = goroutines;
    this.starter = starter;
  }

  @Override
  public Operation next(Outcome outcome) {
    if (made >= 0 && made < channels.length) {
      channels[made] = Math.toIntExact(outcome.number);
    }
    made++;
    if (made < channels.length) {
      return new Operation.MakeChannel(0, "c" + made);
    }
    return started < goroutines ? new Operation.Go(starter.start(started++, channels)) : WAIT;
  }
}
