package gopark.golang.race;

import java.util.LinkedHashMap;
import java.util.SequencedMap;

/** What timers order: setting a timer comes before what the timer does. */
final class TimerClocks {
  private final SequencedMap<Integer, VectorClock> timers = new LinkedHashMap<>();

  /** The timers of channels. */
  private final SequencedMap<Integer, Integer> channels = new LinkedHashMap<>();

  void set(int timer, VectorClock clock) {
    timers.put(timer, clock);
  }

  void sendsOn(int timer, int channel) {
    channels.put(channel, timer);
  }

  /** What has happened before the timer was last set. */
  VectorClock clock(int timer) {
    return timers.getOrDefault(timer, VectorClock.ZERO);
  }

  /** What has happened before what a timer sent on the channel; nothing for other channels. */
  VectorClock ofChannel(int channel) {
    return clock(channels.getOrDefault(channel, 0));
  }

  void weigh(Weighing weighing) {
    Races.weigh(timers.values(), weighing);
    weighing.add(Races.ENTRY_BYTES * channels.size());
  }

  TimerClocks copy() {
    TimerClocks copy = new TimerClocks();
    copy.timers.putAll(timers);
    copy.channels.putAll(channels);
    return copy;
  }
}
