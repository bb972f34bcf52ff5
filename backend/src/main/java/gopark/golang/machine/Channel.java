package gopark.golang.machine;

import gopark.golang.value.ChanValue;
import gopark.golang.value.RuntimeType;
import gopark.golang.value.StructValue;
import gopark.program.Operation;
import gopark.program.Outcome;
import org.jspecify.annotations.Nullable;

/** How values travel through channels: words boxed, references as they are. */
final class Channel {
  /** The second field of a moment that was read from the clock of the process. */
  private static final long MONOTONIC = Long.MIN_VALUE;

  private Channel() {}

  /** The handle of the channel in a slot. */
  static int handle(Fiber f, int slot) {
    Object channel = f.refs[f.base + slot];
    return channel == null ? Operation.NIL : ((ChanValue) channel).handle;
  }

  /** The value in a slot, on its way. */
  static @Nullable Object value(Fiber f, int slot, boolean word) {
    return word ? (Object) f.words[f.base + slot] : f.refs[f.base + slot];
  }

  /** Puts what was received into a slot; the zero value if the channel is closed. */
  static void store(Fiber f, int slot, RuntimeType element, @Nullable Object value, boolean ok) {
    if (element.isWord()) {
      f.words[f.base + slot] = value == null ? 0 : (Long) value;
    } else if (!ok) {
      f.refs[f.base + slot] = f.zero(element);
    } else {
      f.refs[f.base + slot] = value instanceof Long time ? time(f, element, time) : value;
    }
  }

  /** A reference in a slot was sent. */
  static void sent(Fiber f, int channelSlot, int valueSlot) {
    if (f.refs[f.base + channelSlot] instanceof ChanValue channel) {
      channel.sent(f.refs[f.base + valueSlot]);
    }
  }

  /** A reference was received, if anything was. */
  static void received(Fiber f, int channelSlot, Outcome outcome) {
    if (outcome.ok && f.refs[f.base + channelSlot] instanceof ChanValue channel) {
      channel.received(outcome.value);
    }
  }

  /** What a timer sends is a moment; a program has a struct for it whose first field says when. */
  private static StructValue time(Fiber f, RuntimeType element, long ns) {
    StructValue time = element.newStruct(f);
    time.words[0] = ns;
    time.words[1] = MONOTONIC;
    return time;
  }
}
