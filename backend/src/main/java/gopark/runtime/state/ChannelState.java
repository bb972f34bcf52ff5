package gopark.runtime.state;

import static gopark.runtime.state.Meaning.COUNT;
import static gopark.runtime.state.Meaning.GOROUTINE;
import static gopark.runtime.state.Meaning.OBJECT;

import java.util.List;

/**
 * A channel. In Go: chan.go, type hchan.
 *
 * @param qcount values in its buffer
 * @param recvq the first of the goroutines that wait to receive
 * @param sendq the first of those that wait to send
 */
public record ChannelState(
    @Means(OBJECT) int id,
    String name,
    @Means(COUNT) int qcount,
    @Means(COUNT) int dataqsiz,
    boolean closed,
    List<@Means(GOROUTINE) Integer> recvq,
    @Means(COUNT) int recvqsize,
    List<@Means(GOROUTINE) Integer> sendq,
    @Means(COUNT) int sendqsize) {
  public ChannelState {
    recvq = List.copyOf(recvq);
    sendq = List.copyOf(sendq);
  }
}
