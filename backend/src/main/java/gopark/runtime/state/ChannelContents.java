package gopark.runtime.state;

import java.util.List;

/**
 * What is in a channel.
 *
 * @param type of its values; empty if it is not known
 * @param values in its buffer, the oldest first; of very many the first ones
 * @param senders who wait to send, the first to come first
 * @param receivers who wait to receive
 */
public record ChannelContents(
    int id,
    String name,
    String type,
    int capacity,
    int length,
    boolean closed,
    List<String> values,
    List<Sender> senders,
    List<Integer> receivers) {
  public ChannelContents {
    values = List.copyOf(values);
    senders = List.copyOf(senders);
    receivers = List.copyOf(receivers);
  }

  /** One who waits with a value. */
  public record Sender(int g, String value) {}
}
