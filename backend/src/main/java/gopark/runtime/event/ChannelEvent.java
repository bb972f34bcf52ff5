package gopark.runtime.event;

import static gopark.runtime.state.Meaning.COUNT;
import static gopark.runtime.state.Meaning.NUMBER;
import static gopark.runtime.state.Meaning.OBJECT;

import gopark.runtime.state.Means;

/** Events of channels and select. */
public sealed interface ChannelEvent extends Event {

  /** A new channel. */
  record ChanMade(Stamp at, @Means(OBJECT) int channel, @Means(COUNT) int capacity)
      implements ChannelEvent {}

  /** A value went into the buffer, or straight to a receiver that waited. */
  record ChanSent(Stamp at, @Means(OBJECT) int channel, boolean toReceiver)
      implements ChannelEvent {}

  /** A value came from the buffer, or from a sender that waited, or the channel is closed. */
  record ChanReceived(Stamp at, @Means(OBJECT) int channel, ReceivedFrom from)
      implements ChannelEvent {}

  /** The channel was closed, which woke {@code woken} goroutines that waited on it. */
  record ChanClosed(Stamp at, @Means(OBJECT) int channel, @Means(COUNT) int woken)
      implements ChannelEvent {}

  /** One case of a select went ahead, −1 being default. */
  record Selected(
      Stamp at, @Means(value = NUMBER, none = -1) int chosen, @Means(OBJECT) int channel)
      implements ChannelEvent {}
}
