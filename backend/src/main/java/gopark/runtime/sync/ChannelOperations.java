package gopark.runtime.sync;

import gopark.program.Operation;
import gopark.runtime.model.Goroutine;
import gopark.runtime.model.Machine;
import gopark.simulation.SimulatorBug;

/** Operations on channels. */
public final class ChannelOperations {
  private final Channels channels;
  private final Selects selects;

  public ChannelOperations(Channels channels, Selects selects) {
    this.channels = channels;
    this.selects = selects;
  }

  public long perform(Machine m, Goroutine g, Operation.OnChannel op) {
    return switch (op) {
      case Operation.Send o -> channels.send(m, g, o);
      case Operation.Receive o -> channels.receive(m, g, o);
      case Operation.Select o -> selects.select(m, g, o);
      case Operation.MakeChannel o -> channels.make(m, g, o);
      case Operation.FindChannel o -> channels.find(m, g, o);
      case Operation.Close o -> channels.close(m, g, o);
      case Operation.Length o -> channels.length(g, o);
      case Operation.Capacity o -> channels.capacity(g, o);
    };
  }

  /** The goroutine runs again in the middle of its operation. */
  public long resumed(Machine m, Goroutine g, Operation.OnChannel op) {
    return switch (op) {
      case Operation.Send o -> channels.sendResumed(m, g, o);
      case Operation.Receive o -> channels.receiveResumed(m, g, o);
      case Operation.Select o -> selects.resumed(m, g, o);
      case Operation.MakeChannel _,
          Operation.FindChannel _,
          Operation.Close _,
          Operation.Length _,
          Operation.Capacity _ ->
          throw SimulatorBug.noMiddle(op);
    };
  }
}
