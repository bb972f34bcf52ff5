package gopark.runtime.system;

import gopark.program.Operation;
import gopark.runtime.config.CostModel;
import gopark.runtime.model.BadOperand;
import gopark.runtime.model.Goroutine;
import gopark.runtime.model.Handles;
import gopark.runtime.model.Machine;
import gopark.runtime.model.PollDesc;
import gopark.runtime.port.Clock;
import gopark.runtime.report.Endings;
import gopark.runtime.schedule.Netpoller;
import gopark.runtime.schedule.Parking;
import gopark.runtime.state.WaitReason;
import gopark.simulation.Agenda;
import gopark.simulation.VirtualTime;

/**
 * What goroutines ask of the network poller. In Go: netpoll.go, poll_runtime_pollOpen,
 * netpollblock.
 */
public final class Descriptors {
  private final CostModel costs;
  private final Handles handles;
  private final Clock clock;
  private final Parking parking;
  private final Endings endings;
  private final Netpoller netpoller;

  public Descriptors(
      CostModel costs,
      Handles handles,
      Clock clock,
      Parking parking,
      Endings endings,
      Netpoller netpoller) {
    this.costs = costs;
    this.handles = handles;
    this.clock = clock;
    this.parking = parking;
    this.endings = endings;
    this.netpoller = netpoller;
  }

  long read(Machine m, Goroutine g, Operation.NetworkRead op) {
    netpoller.initialise();
    if (op.readyAfterNs() <= 0) {
      g.finish();
      return costs.syscallEnter() + costs.syscallExit();
    }
    if (!endings.mayMake(m, 1)) {
      return Parking.LEFT;
    }
    boolean never = op.readyAfterNs() > VirtualTime.END - clock.now();
    long arrival = never ? Agenda.NEVER : clock.now() + op.readyAfterNs();
    PollDesc pd = new PollDesc(handles.next(), arrival);
    handles.add(pd);
    netpoller.send(pd);
    return park(m, g, pd);
  }

  private long park(Machine m, Goroutine g, PollDesc pd) {
    pd.rg = PollDesc.Reading.WAIT;
    long left = parking.park(m, WaitReason.IO_WAIT, pd.handle);
    pd.rg = PollDesc.Reading.PARKED;
    pd.reader = g;
    netpoller.waits();
    return left;
  }

  /** A descriptor that stays. In Go: poll_runtime_pollOpen. */
  long open(Machine m, Goroutine g) {
    netpoller.initialise();
    if (!endings.mayMake(m, 1)) {
      return Parking.LEFT;
    }
    g.finish(handles.add(new PollDesc(handles.next(), Agenda.NEVER)));
    return costs.syscallEnter() + costs.syscallExit();
  }

  /** Parks a goroutine until the descriptor is ready. In Go: netpollblock. */
  long await(Machine m, Goroutine g, Operation.AwaitDescriptor op) {
    PollDesc pd = handles.get(op.descriptor(), PollDesc.class);
    if (pd.rg == PollDesc.Reading.READY) {
      pd.rg = PollDesc.Reading.NIL;
      g.finish();
      return costs.syscallEnter() + costs.syscallExit();
    }
    if (pd.reader != null) {
      throw new BadOperand("two goroutines wait for descriptor " + pd.handle);
    }
    return park(m, g, pd);
  }

  long awaitResumed(Goroutine g, Operation.AwaitDescriptor op) {
    handles.get(op.descriptor(), PollDesc.class).rg = PollDesc.Reading.NIL;
    g.finish();
    return costs.syscallEnter() + costs.syscallExit();
  }

  /** The other end has written: an edge that epoll tells once, however much was written. */
  long signal(Machine m, Goroutine g, Operation.SignalDescriptor op) {
    PollDesc pd = handles.get(op.descriptor(), PollDesc.class);
    if (!pd.pending) {
      pd.arrival = clock.now() + Math.max(1, VirtualTime.within(op.afterNs(), clock.now()));
      netpoller.send(pd);
    }
    g.finish();
    return costs.syscallEnter() + costs.syscallExit();
  }

  /** The poller found it ready, which is what it waited for: it is consumed. */
  long readResumed(Goroutine g) {
    g.finish();
    return costs.syscallEnter() + costs.syscallExit();
  }
}
