package gopark.runtime.state;

import static gopark.runtime.state.Meaning.COUNT;
import static gopark.runtime.state.Meaning.GOROUTINE;
import static gopark.runtime.state.Meaning.OBJECT;

import java.util.List;

/**
 * What is in a channel.
 *
 * @param type of its values; empty if it is not known
 * @param values in its buffer, the oldest first; of very many the first ones
 * @param senders the goroutines that wait to send, the first to come first
 * @param receivers the goroutines that wait to receive
 */
public record ChannelContents(
    @Means(OBJECT) int id,
    String name,
    String type,
    @Means(COUNT) int capacity,
    @Means(COUNT) int length,
    boolean closed,
    List<String> values,
    List<Sender> senders,
    List<@Means(GOROUTINE) Integer> receivers) {
  public ChannelContents {
    values = List.copyOf(values);
    senders = List.copyOf(senders);
    receivers = List.copyOf(receivers);
  }

  /** A goroutine that waits with a value. */
  public record Sender(@Means(GOROUTINE) int g, String value) {}
}
