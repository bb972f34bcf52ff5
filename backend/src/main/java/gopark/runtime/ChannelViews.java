package gopark.runtime;

import gopark.runtime.state.ChannelContents;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** Makes records of what is in a channel. */
final class ChannelViews {
  /** So many values, senders and receivers are told. */
  private static final int MOST = 64;

  private ChannelViews() {}

  /** Of the channel with that number; null if there is none. */
  static @Nullable ChannelContents view(Core core, int handle) {
    boolean known = handle > 0 && handle <= core.handles.size();
    return known && core.handles.get(handle) instanceof Channel channel ? view(channel) : null;
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
