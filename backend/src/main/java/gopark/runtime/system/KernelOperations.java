package gopark.runtime.system;

import gopark.program.Operation;
import gopark.runtime.config.CostModel;
import gopark.runtime.event.EventKind;
import gopark.runtime.model.Goroutine;
import gopark.runtime.model.Machine;
import gopark.runtime.port.Tracer;
import gopark.runtime.schedule.Syscalls;
import gopark.simulation.SimulatorBug;

/** Operations that ask the operating system. */
public final class KernelOperations {
  private final CostModel costs;
  private final Tracer tracer;
  private final Syscalls syscalls;
  private final Descriptors descriptors;
  private final Signals signals;

  public KernelOperations(
      CostModel costs, Tracer tracer, Syscalls syscalls, Descriptors descriptors, Signals signals) {
    this.costs = costs;
    this.tracer = tracer;
    this.syscalls = syscalls;
    this.descriptors = descriptors;
    this.signals = signals;
  }

  public long perform(Machine m, Goroutine g, Operation.OnKernel op) {
    return switch (op) {
      case Operation.Syscall o -> syscalls.enter(m, g, o);
      case Operation.Print o -> print(m, g, o);
      case Operation.NetworkRead o -> descriptors.read(m, g, o);
      case Operation.OpenDescriptor o -> descriptors.open(m, g);
      case Operation.AwaitDescriptor o -> descriptors.await(m, g, o);
      case Operation.SignalDescriptor o -> descriptors.signal(m, g, o);
      case Operation.SetSignal o -> signals.set(m, g, o);
      case Operation.AwaitSignal o -> signals.await(m, g);
      case Operation.Kill o -> syscalls.enter(m, g, Signals.CALL);
    };
  }

  /** The goroutine runs again in the middle of its operation. */
  public long resumed(Machine m, Goroutine g, Operation.OnKernel op) {
    return switch (op) {
      case Operation.Syscall _, Operation.Print _ -> syscalls.returned(m, g);
      case Operation.NetworkRead _ -> descriptors.readResumed(g);
      case Operation.AwaitDescriptor o -> descriptors.awaitResumed(g, o);
      case Operation.AwaitSignal _ -> signals.awaitResumed(m, g);
      case Operation.Kill o -> signals.killed(m, g, o);
      case Operation.OpenDescriptor _, Operation.SignalDescriptor _, Operation.SetSignal _ ->
          throw SimulatorBug.noMiddle(op);
    };
  }

  private long print(Machine m, Goroutine g, Operation.Print operation) {
    tracer.tell(
        EventKind.PRINTED, m, g, tracer.text(operation.text()), operation.toStderr() ? 1 : 0);
    long ns = costs.print();
    return syscalls.enter(
        m,
        g,
        operation.raw()
            ? new Operation.Syscall(ns, Operation.SyscallKind.RAW)
            : Operation.Syscall.working(ns));
  }
}
