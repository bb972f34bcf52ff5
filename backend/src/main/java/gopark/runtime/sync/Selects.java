package gopark.runtime.sync;

import gopark.program.Operation;
import gopark.program.Operation.SelectCase;
import gopark.runtime.config.CostModel;
import gopark.runtime.event.EventKind;
import gopark.runtime.model.Channel;
import gopark.runtime.model.Goroutine;
import gopark.runtime.model.Machine;
import gopark.runtime.model.WaitQueue;
import gopark.runtime.model.Waiter;
import gopark.runtime.port.Clock;
import gopark.runtime.port.Tracer;
import gopark.runtime.schedule.Parking;
import gopark.runtime.state.WaitReason;
import gopark.simulation.SeededRandom;
import gopark.simulation.SimulatorBug;
import gopark.simulation.WorkMeter;
import java.util.Arrays;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * Select: which case goes ahead. In Go: select.go. As the compiler does, a select of one case is
 * treated as the plain operation, and one of one case and a default as the operation that does not
 * wait; neither asks for a random number.
 */
public final class Selects {
  private static final int DEFAULT = -1;

  /** What a case takes the computer at each of its three stages. */
  private static final long CASE_WORK = 30;

  private static final int FIRST_CASES = 16;

  private final CostModel costs;
  private final WorkMeter work;
  private final SeededRandom random;
  private final Clock clock;
  private final Tracer tracer;
  private final Parking parking;
  private final Channels channels;

  /** The order in which the cases are looked at; only used within one step. */
  private int[] pollOrder = new int[FIRST_CASES];

  /** The order in which the channels are locked, as handle and place in the poll order. */
  private long[] lockOrder = new long[FIRST_CASES];

  public Selects(
      CostModel costs,
      WorkMeter work,
      SeededRandom random,
      Clock clock,
      Tracer tracer,
      Parking parking,
      Channels channels) {
    this.costs = costs;
    this.work = work;
    this.random = random;
    this.clock = clock;
    this.tracer = tracer;
    this.parking = parking;
    this.channels = channels;
  }

  long select(Machine m, Goroutine g, Operation.Select op) {
    List<SelectCase> cases = op.cases();
    if (cases.isEmpty()) {
      return op.hasDefault()
          ? choseDefault(m, g)
          : parking.park(m, WaitReason.SELECT_NO_CASES, Operation.NIL);
    }
    return cases.size() == 1 ? selectOne(m, g, op) : selectMany(m, g, op);
  }

  private long selectOne(Machine m, Goroutine g, Operation.Select op) {
    SelectCase only = op.cases().getFirst();
    if (only.channel() == Operation.NIL) {
      return op.hasDefault()
          ? choseDefault(m, g)
          : parking.park(
              m,
              only.sends() ? WaitReason.CHAN_SEND_NIL : WaitReason.CHAN_RECEIVE_NIL,
              Operation.NIL);
    }
    Channel channel = channels.get(only.channel());
    if (!only.sends()) {
      channels.lookAtTimer(m, channel);
    }
    if (goesAhead(m, g, only, 0)) {
      return costs.channel();
    }
    if (op.hasDefault()) {
      return choseDefault(m, g);
    }
    Waiter waiter = new Waiter(g);
    enqueue(m, waiter, only, channel);
    g.waiting = waiter;
    return parking.park(
        m, only.sends() ? WaitReason.CHAN_SEND : WaitReason.CHAN_RECEIVE, channel.handle);
  }

  private long selectMany(Machine m, Goroutine g, Operation.Select op) {
    List<SelectCase> cases = op.cases();
    int count = shuffle(m, cases);
    for (int i = 0; i < count; i++) {
      int index = pollOrder[i];
      if (goesAhead(m, g, cases.get(index), index)) {
        return costs.channel();
      }
    }
    if (op.hasDefault()) {
      return choseDefault(m, g);
    }
    enqueueOnAll(m, g, cases, count);
    return parking.park(m, WaitReason.SELECT, Operation.NIL);
  }

  /** A random order of the cases whose channels are not nil; gives how many they are. */
  private int shuffle(Machine m, List<SelectCase> cases) {
    work.spend(CASE_WORK * cases.size());
    if (pollOrder.length < cases.size()) {
      pollOrder = new int[cases.size()];
      lockOrder = new long[cases.size()];
    }
    int count = 0;
    for (int i = 0; i < cases.size(); i++) {
      int handle = cases.get(i).channel();
      if (handle != Operation.NIL) {
        channels.lookAtTimer(m, channels.get(handle));
        int j = random.below(count + 1);
        pollOrder[count] = pollOrder[j];
        pollOrder[j] = i;
        count++;
      }
    }
    return count;
  }

  /** Whether the case can go ahead without waiting; then it has, and the operation is over. */
  private boolean goesAhead(Machine m, Goroutine g, SelectCase one, int index) {
    Channel channel = channels.get(one.channel());
    if (!one.sends()) {
      if (!channels.tryReceive(m, g, channel)) {
        return false;
      }
      chose(m, g, index, one.channel());
      return true;
    }
    if (channel.closed) {
      chose(m, g, index, one.channel());
      g.finishWithPanic(Channels.SEND_ON_CLOSED);
      return true;
    }
    if (!channels.trySend(m, g, channel, one.value())) {
      return false;
    }
    g.finish(null, false);
    chose(m, g, index, one.channel());
    return true;
  }

  private void chose(Machine m, Goroutine g, int index, int channel) {
    g.number = index;
    tracer.tell(EventKind.SELECTED, m, g, index, channel);
  }

  private long choseDefault(Machine m, Goroutine g) {
    g.finish(null, false);
    chose(m, g, DEFAULT, Operation.NIL);
    return costs.sync();
  }

  /**
   * Enqueues the goroutine on all channels in the order of their locks; several cases with one
   * channel in the order they were polled.
   */
  private void enqueueOnAll(Machine m, Goroutine g, List<SelectCase> cases, int count) {
    work.spend(CASE_WORK * count);
    for (int i = 0; i < count; i++) {
      lockOrder[i] = (long) cases.get(pollOrder[i]).channel() << Integer.SIZE | i;
    }
    Arrays.sort(lockOrder, 0, count);
    Waiter last = null;
    for (int i = 0; i < count; i++) {
      int index = pollOrder[(int) lockOrder[i]];
      SelectCase one = cases.get(index);
      Waiter waiter = new Waiter(g);
      waiter.index = index;
      waiter.isSelect = true;
      if (last == null) {
        g.waiting = waiter;
      } else {
        last.waitlink = waiter;
      }
      last = waiter;
      enqueue(m, waiter, one, channels.get(one.channel()));
    }
  }

  private void enqueue(Machine m, Waiter waiter, SelectCase one, Channel channel) {
    waiter.since = clock.now();
    if (one.sends()) {
      waiter.value = one.value();
      channel.sendq.addLast(waiter);
    } else {
      channel.recvq.addLast(waiter);
    }
    channels.startWaiting(m, waiter, channel);
  }

  /** Woken through one case, the goroutine leaves the queues of the others. */
  long resumed(Machine m, Goroutine g, Operation.Select op) {
    Waiter waiter = g.waiting;
    if (waiter == null) {
      return select(m, g, op);
    }
    g.waiting = null;
    g.selectDone = false;
    Waiter winner = null;
    while (waiter != null) {
      work.spend(CASE_WORK);
      channels.stopWaiting(waiter, channelOf(waiter, op));
      if (waiter.woken) {
        winner = waiter;
      } else {
        leave(waiter);
      }
      Waiter link = waiter.waitlink;
      waiter.waitlink = null;
      waiter = link;
    }
    return finishWith(m, g, op, winner);
  }

  private Channel channelOf(Waiter waiter, Operation.Select op) {
    return channels.get(op.cases().get(waiter.index).channel());
  }

  private static void leave(Waiter loser) {
    WaitQueue queue = loser.queue;
    if (queue != null) {
      queue.remove(loser);
    }
  }

  private long finishWith(Machine m, Goroutine g, Operation.Select op, @Nullable Waiter winner) {
    if (winner == null) {
      throw new SimulatorBug(g + " was woken through no case of its select");
    }
    SelectCase one = op.cases().get(winner.index);
    chose(m, g, winner.index, one.channel());
    if (!one.sends()) {
      g.finish(winner.value, winner.success);
    } else if (winner.success) {
      g.finish(null, false);
    } else {
      g.finishWithPanic(Channels.SEND_ON_CLOSED);
    }
    return 0;
  }
}
