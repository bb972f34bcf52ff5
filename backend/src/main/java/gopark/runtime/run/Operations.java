package gopark.runtime.run;

import gopark.program.Operation;
import gopark.runtime.gc.GarbageCollector;
import gopark.runtime.model.Goroutine;
import gopark.runtime.model.Machine;
import gopark.runtime.sync.ChannelOperations;
import gopark.runtime.sync.Channels;
import gopark.runtime.sync.SyncPackage;
import gopark.runtime.system.KernelOperations;
import gopark.runtime.time.Timers;
import gopark.runtime.world.WorldOperations;
import gopark.simulation.SimulatorBug;

/** The table of the parts that perform each operation. */
public final class Operations {
  private final Timers timers;
  private final Channels channels;
  private final SyncPackage sync;
  private final GarbageCollector gc;
  private final Bootstrap bootstrap;
  private final WorldOperations worldOperations;
  private final TaskRounds rounds;
  private final ChannelOperations channelOperations;
  private final KernelOperations kernelOperations;
  private final GoroutineOperations goroutineOperations;
  private final RuntimeCalls runtimeCalls;
  private final Computing computing;

  public Operations(
      Timers timers,
      Channels channels,
      SyncPackage sync,
      GarbageCollector gc,
      Bootstrap bootstrap,
      WorldOperations worldOperations,
      TaskRounds rounds,
      ChannelOperations channelOperations,
      KernelOperations kernelOperations,
      GoroutineOperations goroutineOperations,
      RuntimeCalls runtimeCalls,
      Computing computing) {
    this.timers = timers;
    this.channels = channels;
    this.sync = sync;
    this.gc = gc;
    this.bootstrap = bootstrap;
    this.worldOperations = worldOperations;
    this.rounds = rounds;
    this.channelOperations = channelOperations;
    this.kernelOperations = kernelOperations;
    this.goroutineOperations = goroutineOperations;
    this.runtimeCalls = runtimeCalls;
    this.computing = computing;
  }

  /** What most operations are stands alone: a small method is compiled into its caller. */
  long perform(Machine m, Goroutine g, Operation operation) {
    if (operation instanceof Operation.Compute o) {
      return computing.perform(m, g, o);
    }
    if (operation instanceof Operation.Send o) {
      return channels.send(m, g, o);
    }
    if (operation instanceof Operation.Receive o) {
      return channels.receive(m, g, o);
    }
    if (operation instanceof Operation.Gosched) {
      return goroutineOperations.gosched(m, g);
    }
    return performOther(m, g, operation);
  }

  private long performOther(Machine m, Goroutine g, Operation operation) {
    return switch (operation) {
      case Operation.OnChannel o -> channelOperations.perform(m, g, o);
      case Operation.OnSync o -> sync.perform(m, g, o);
      case Operation.OnGoroutine o -> goroutineOperations.perform(m, g, o);
      case Operation.OnTimer o -> timers.perform(m, g, o);
      case Operation.OnKernel o -> kernelOperations.perform(m, g, o);
      case Operation.OnHeap o -> gc.perform(m, g, o);
      case Operation.OnRuntime o -> runtimeCalls.perform(m, g, o);
      case Operation.OnWorld o -> worldOperations.perform(m, g, o);
      case Operation.RuntimeTask o -> rounds.task(m, g, o);
      case Operation.Bootstrap o -> bootstrap.perform(m, g, o);
      case Operation.Compute o -> computing.perform(m, g, o);
    };
  }

  /** The goroutine runs again in the middle of its operation. Gives 0 if that is over. */
  long resume(Machine m, Goroutine g, Operation operation) {
    if (operation instanceof Operation.Compute o) {
      return computing.resumed(m, g, o);
    }
    if (operation instanceof Operation.Send o) {
      return channels.sendResumed(m, g, o);
    }
    if (operation instanceof Operation.Receive o) {
      return channels.receiveResumed(m, g, o);
    }
    return resumeOther(m, g, operation);
  }

  private long resumeOther(Machine m, Goroutine g, Operation operation) {
    return switch (operation) {
      case Operation.OnChannel o -> channelOperations.resumed(m, g, o);
      case Operation.OnSync o -> sync.resumed(m, g, o);
      case Operation.OnGoroutine o -> goroutineOperations.resumed(g, o);
      case Operation.OnTimer o -> timers.resumed(m, g, o);
      case Operation.OnKernel o -> kernelOperations.resumed(m, g, o);
      case Operation.OnHeap o -> gc.resumed(m, g, o);
      case Operation.OnWorld o -> worldOperations.resumed(m, g, o);
      case Operation.RuntimeTask o -> rounds.resumed(m, g, o);
      case Operation.Bootstrap o -> bootstrap.resumed(g);
      case Operation.Compute o -> computing.resumed(m, g, o);
      case Operation.OnRuntime o -> throw SimulatorBug.noMiddle(o);
    };
  }
}
