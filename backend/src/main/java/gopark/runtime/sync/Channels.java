package gopark.runtime.sync;

import gopark.program.Operation;
import gopark.program.RuntimePanic;
import gopark.runtime.config.CostModel;
import gopark.runtime.event.EventKind;
import gopark.runtime.event.ReceivedFrom;
import gopark.runtime.model.Channel;
import gopark.runtime.model.Goroutine;
import gopark.runtime.model.GoroutineQueue;
import gopark.runtime.model.Handles;
import gopark.runtime.model.Machine;
import gopark.runtime.model.Ordering;
import gopark.runtime.model.Timer;
import gopark.runtime.model.WaitQueue;
import gopark.runtime.model.Waiter;
import gopark.runtime.port.Clock;
import gopark.runtime.port.Tracer;
import gopark.runtime.report.Endings;
import gopark.runtime.schedule.Parking;
import gopark.runtime.state.WaitReason;
import gopark.runtime.time.ChannelSender;
import gopark.runtime.time.Timers;
import gopark.simulation.WorkMeter;
import org.jspecify.annotations.Nullable;

/**
 * Channels: who is woken, and who goes on. In Go: chan.go. Left out: the channel's lock, which
 * nobody can find taken.
 */
public final class Channels implements ChannelSender {
  static final RuntimePanic SEND_ON_CLOSED = RuntimePanic.plainError("send on closed channel");

  /** What it takes to take a goroutine out of a queue in which it waits. */
  private static final long WAKE_WORK = 40;

  // Where a sent value went: what CHAN_SENT tells.
  private static final int TO_BUFFER = 0;
  private static final int TO_RECEIVER = 1;

  private final CostModel costs;
  private final WorkMeter work;
  private final Handles handles;
  private final Clock clock;
  private final Tracer tracer;
  private final Parking parking;
  private final Endings endings;
  private final Timers timers;

  public Channels(
      CostModel costs,
      WorkMeter work,
      Handles handles,
      Clock clock,
      Tracer tracer,
      Parking parking,
      Endings endings,
      Timers timers) {
    this.costs = costs;
    this.work = work;
    this.handles = handles;
    this.clock = clock;
    this.tracer = tracer;
    this.parking = parking;
    this.endings = endings;
    this.timers = timers;
  }

  long make(Machine m, Goroutine g, Operation.MakeChannel op) {
    if (op.capacity() < 0) {
      g.finishWithPanic(RuntimePanic.plainError("makechan: size out of range"));
      return costs.channel();
    }
    if (!endings.mayMake(m, 1)) {
      return Parking.LEFT;
    }
    int handle = handles.add(new Channel(handles.next(), op.name(), op.capacity(), op.elements()));
    tracer.tell(EventKind.CHAN_MADE, m, g, handle, op.capacity());
    g.finish(handle);
    return costs.channel();
  }

  long find(Machine m, Goroutine g, Operation.FindChannel op) {
    int known = handles.named(Channel.class, op.name());
    if (known == Operation.NIL) {
      return make(m, g, new Operation.MakeChannel(op.capacity(), op.name()));
    }
    g.finish(known);
    return costs.step();
  }

  Channel get(int handle) {
    return handles.get(handle, Channel.class);
  }

  // ---- sending

  public long send(Machine m, Goroutine g, Operation.Send op) {
    if (op.channel() == Operation.NIL) {
      return parking.park(m, WaitReason.CHAN_SEND_NIL, Operation.NIL);
    }
    Channel channel = get(op.channel());
    if (channel.closed) {
      g.finishWithPanic(SEND_ON_CLOSED);
      return costs.channel();
    }
    if (trySend(m, g, channel, op.value())) {
      g.finish();
      return costs.channel();
    }
    Waiter waiter = new Waiter(g);
    waiter.value = op.value();
    waiter.since = clock.now();
    g.waiting = waiter;
    channel.sendq.addLast(waiter);
    return parking.park(m, WaitReason.CHAN_SEND, channel.handle);
  }

  /** The goroutine runs again in the middle of its send. */
  public long sendResumed(Machine m, Goroutine g, Operation.Send op) {
    Waiter waiter = g.waiting;
    if (waiter == null) {
      return send(m, g, op);
    }
    g.waiting = null;
    if (waiter.success) {
      g.finish();
    } else {
      g.finishWithPanic(SEND_ON_CLOSED);
    }
    return 0;
  }

  /**
   * Sends on an open channel if nobody has to wait for it: a waiting receiver is given the value
   * and is readied, else it goes to the buffer. The sender may be nobody, that is a timer.
   */
  boolean trySend(Machine m, @Nullable Goroutine g, Channel channel, @Nullable Object value) {
    Waiter receiver = channel.recvq.dequeue();
    if (receiver != null) {
      tracer.tell(EventKind.CHAN_SENT, m, g, channel.handle, TO_RECEIVER);
      receiver.value = value;
      Ordering.meets(g, receiver.g, channel);
      wake(m, receiver);
      return true;
    }
    if (!channel.hasRoom()) {
      return false;
    }
    channel.put(value);
    Ordering.puts(g, channel);
    tracer.tell(EventKind.CHAN_SENT, m, g, channel.handle, TO_BUFFER);
    return true;
  }

  @Override
  public void sendFromTimer(Machine m, int channel, Object value) {
    Channel target = get(channel);
    if (!target.closed) {
      trySend(m, null, target, value);
    }
  }

  private void wake(Machine m, Waiter waiter) {
    waiter.success = true;
    waiter.woken = true;
    parking.ready(m, waiter.g);
  }

  // ---- receiving

  public long receive(Machine m, Goroutine g, Operation.Receive op) {
    if (op.channel() == Operation.NIL) {
      return parking.park(m, WaitReason.CHAN_RECEIVE_NIL, Operation.NIL);
    }
    Channel channel = get(op.channel());
    lookAtTimer(m, channel);
    if (tryReceive(m, g, channel)) {
      return costs.channel();
    }
    Waiter waiter = new Waiter(g);
    waiter.since = clock.now();
    g.waiting = waiter;
    channel.recvq.addLast(waiter);
    startWaiting(m, waiter, channel);
    return parking.park(m, WaitReason.CHAN_RECEIVE, channel.handle);
  }

  /** The goroutine runs again in the middle of its receive. */
  public long receiveResumed(Machine m, Goroutine g, Operation.Receive op) {
    Waiter waiter = g.waiting;
    if (waiter == null) {
      return receive(m, g, op);
    }
    g.waiting = null;
    if (waiter.blocksTimer) {
      stopWaiting(waiter, get(op.channel()));
    }
    g.finish(waiter.value, waiter.success);
    return 0;
  }

  /** Finishes the goroutine's operation with a value, or with the news of the close, if it can. */
  boolean tryReceive(Machine m, Goroutine g, Channel channel) {
    Waiter sender = channel.sendq.dequeue();
    if (sender != null) {
      tracer.tell(EventKind.CHAN_RECEIVED, m, g, channel.handle, ReceivedFrom.SENDER.ordinal());
      g.finish(takeFrom(sender, channel), true);
      Ordering.meets(g, sender.g, channel);
      wake(m, sender);
      return true;
    }
    if (channel.count() > 0) {
      g.finish(channel.take(), true);
      Ordering.takes(g, channel);
      tracer.tell(EventKind.CHAN_RECEIVED, m, g, channel.handle, ReceivedFrom.BUFFER.ordinal());
      return true;
    }
    if (channel.closed) {
      g.finish(null, false);
      Ordering.findsClosed(g, channel);
      tracer.tell(EventKind.CHAN_RECEIVED, m, g, channel.handle, ReceivedFrom.CLOSED.ordinal());
      return true;
    }
    return false;
  }

  /** The sender's value, or the oldest of a full buffer, which the sender's then joins. */
  private static @Nullable Object takeFrom(Waiter sender, Channel channel) {
    Object sent = sender.value;
    sender.value = null;
    if (channel.capacity == 0) {
      return sent;
    }
    Object oldest = channel.take();
    channel.put(sent);
    return oldest;
  }

  // ---- timers' channels

  /** The timer of a channel that behaves as if it had no buffer, or null. */
  private @Nullable Timer synchronousTimer(Channel channel) {
    Timer timer = channel.timer;
    return timer != null && timer.synchronous ? timer : null;
  }

  /** Lets the channel's timer send if it is due and in no heap. */
  void lookAtTimer(Machine m, Channel channel) {
    Timer timer = synchronousTimer(channel);
    if (timer != null) {
      timers.maybeRunChannel(m, timer);
    }
  }

  /** Tells the channel's timer that somebody waits for it. */
  void startWaiting(Machine m, Waiter waiter, Channel channel) {
    Timer timer = synchronousTimer(channel);
    if (timer != null) {
      waiter.blocksTimer = true;
      timers.blockOnChannel(m, timer);
    }
  }

  /** Tells the channel's timer that one no longer waits, if it was told that it did. */
  void stopWaiting(Waiter waiter, Channel channel) {
    Timer timer = channel.timer;
    if (timer != null && waiter.blocksTimer) {
      waiter.blocksTimer = false;
      timers.unblockOnChannel(timer);
    }
  }

  // ---- close, len, cap

  long close(Machine m, Goroutine g, Operation.Close op) {
    if (op.channel() == Operation.NIL) {
      g.finishWithPanic(RuntimePanic.plainError("close of nil channel"));
      return costs.channel();
    }
    Channel channel = get(op.channel());
    if (channel.closed) {
      g.finishWithPanic(RuntimePanic.plainError("close of closed channel"));
      return costs.channel();
    }
    channel.closed = true;
    Ordering.closes(g, channel);
    GoroutineQueue woken = new GoroutineQueue();
    collect(channel.recvq, woken, channel);
    collect(channel.sendq, woken, channel);
    tracer.tell(EventKind.CHAN_CLOSED, m, g, channel.handle, woken.size());
    g.finish();
    Goroutine next = woken.removeFirst();
    while (next != null) {
      parking.ready(m, next);
      next = woken.removeFirst();
    }
    return costs.channel();
  }

  /** The last to come into the list is the first to be readied. */
  private void collect(WaitQueue queue, GoroutineQueue woken, Channel channel) {
    Waiter waiter = queue.dequeue();
    while (waiter != null) {
      work.spend(WAKE_WORK);
      waiter.value = null;
      waiter.success = false;
      waiter.woken = true;
      woken.addFirst(waiter.g);
      Ordering.findsClosed(waiter.g, channel);
      waiter = queue.dequeue();
    }
  }

  long length(Goroutine g, Operation.Length op) {
    g.finish(showsBuffer(op.channel()) ? get(op.channel()).count() : 0);
    return costs.step();
  }

  long capacity(Goroutine g, Operation.Capacity op) {
    g.finish(showsBuffer(op.channel()) ? get(op.channel()).capacity : 0);
    return costs.step();
  }

  private boolean showsBuffer(int channel) {
    return channel != Operation.NIL && synchronousTimer(get(channel)) == null;
  }
}
