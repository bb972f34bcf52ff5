package gopark.trace;

import gopark.runtime.event.ChannelEvent;
import gopark.runtime.event.ChannelEvent.ChanClosed;
import gopark.runtime.event.ChannelEvent.ChanMade;
import gopark.runtime.event.ChannelEvent.ChanReceived;
import gopark.runtime.event.ChannelEvent.ChanSent;
import gopark.runtime.event.ChannelEvent.Selected;
import gopark.runtime.event.ReceivedFrom;
import gopark.runtime.event.Stamp;

/** Channels and select, in words. */
final class ChannelWords {
  private ChannelWords() {}

  static EventLine of(ChannelEvent event) {
    Stamp at = event.at();
    return EventLine.ofG(
        at,
        switch (event) {
          case ChanMade e -> "makes chan #" + e.channel() + ", capacity " + e.capacity();
          case ChanSent e ->
              "sends on chan #"
                  + e.channel()
                  + (e.toReceiver() ? " to a waiting receiver" : " into the buffer");
          case ChanReceived e -> "receives on chan #" + e.channel() + " " + from(e.from());
          case ChanClosed e -> "closes chan #" + e.channel() + ", wakes " + e.woken();
          case Selected e ->
              e.chosen() < 0
                  ? "select: default"
                  : "select: case " + e.chosen() + ", chan #" + e.channel();
        });
  }

  private static String from(ReceivedFrom from) {
    return switch (from) {
      case BUFFER -> "from the buffer";
      case SENDER -> "from a waiting sender";
      case CLOSED -> "that it is closed";
    };
  }
}
