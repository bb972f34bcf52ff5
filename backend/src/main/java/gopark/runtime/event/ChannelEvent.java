package gopark.runtime.event;

/** Of channels and select. */
public sealed interface ChannelEvent extends Event {

  /** A new channel. */
  record ChanMade(Stamp at, int channel, int capacity) implements ChannelEvent {}

  /** A value went into the buffer, or straight to a receiver that waited. */
  record ChanSent(Stamp at, int channel, boolean toReceiver) implements ChannelEvent {}

  /** A value came from the buffer, or from a sender that waited, or the channel is closed. */
  record ChanReceived(Stamp at, int channel, ReceivedFrom from) implements ChannelEvent {}

  /** The channel was closed and so many that waited on it were woken. */
  record ChanClosed(Stamp at, int channel, int woken) implements ChannelEvent {}

  /** One case of a select went ahead, −1 being default. */
  record Selected(Stamp at, int chosen, int channel) implements ChannelEvent {}
}
