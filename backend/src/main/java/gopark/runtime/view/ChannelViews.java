package gopark.runtime.view;

import gopark.runtime.model.Channel;
import gopark.runtime.model.Waiter;
import gopark.runtime.state.ChannelContents;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** Makes records of what is in a channel. */
public final class ChannelViews {
  /** The most values, senders and receivers that are listed. */
  private static final int MOST = 64;

  private ChannelViews() {}

  /** The contents of the channel with that number; null if there is none. */
  public static @Nullable ChannelContents view(ProcessData process, int handle) {
    boolean known = handle > 0 && handle <= process.handles().size();
    return known && process.handles().get(handle) instanceof Channel channel ? view(channel) : null;
  }

  private static ChannelContents view(Channel channel) {
    List<String> values = new ArrayList<>();
    for (int i = 0; i < Math.min(MOST, channel.count()); i++) {
      values.add(channel.elements.text(channel.peek(i)));
    }
    List<ChannelContents.Sender> senders = new ArrayList<>();
    for (Waiter it = channel.sendq.first; it != null && senders.size() < MOST; it = it.next) {
      senders.add(new ChannelContents.Sender(it.g.goid, channel.elements.text(it.value)));
    }
    List<Integer> receivers = new ArrayList<>();
    for (Waiter it = channel.recvq.first; it != null && receivers.size() < MOST; it = it.next) {
      receivers.add(it.g.goid);
    }
    return new ChannelContents(
        channel.handle,
        channel.name,
        channel.elements.type(),
        channel.capacity,
        channel.count(),
        channel.closed,
        values,
        senders,
        receivers);
  }
}
