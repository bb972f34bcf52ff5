package gopark.runtime.state;

import java.util.List;

/**
 * A channel. In Go: chan.go, type hchan.
 *
 * @param qcount values in its buffer
 * @param recvq the first of the goroutines that wait to receive
 * @param sendq the first of those that wait to send
 */
public record ChannelState(
    int id,
    String name,
    int qcount,
    int dataqsiz,
    boolean closed,
    List<Integer> recvq,
    int recvqsize,
    List<Integer> sendq,
    int sendqsize) {
  public ChannelState {
    recvq = List.copyOf(recvq);
    sendq = List.copyOf(sendq);
  }
}
