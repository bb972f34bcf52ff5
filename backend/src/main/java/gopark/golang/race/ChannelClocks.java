package gopark.golang.race;

import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.SequencedMap;
import org.jspecify.annotations.Nullable;

/** What channels order. In Go: chan.go, racesync and racenotify. */
final class ChannelClocks {
  private static final long OWN_BYTES = 56;
  private static final long PLACE_BYTES = 4;

  /** One channel: a clock for each place of its buffer that has been used, and one of its close. */
  private static final class Clocks {
    private @Nullable VectorClock[] places = new VectorClock[1];
    private VectorClock closed = VectorClock.ZERO;
    private int toPut;
    private int toTake;

    /** Elements without a size are all at one place, which gathers what is told it. */
    private boolean gathers;

    private Clocks copy() {
      Clocks copy = new Clocks();
      copy.places = places.clone();
      copy.closed = closed;
      copy.toPut = toPut;
      copy.toTake = toTake;
      copy.gathers = gathers;
      return copy;
    }

    /** The goroutine and the place tell each other what they know. */
    private void notify(Racing g, int index) {
      int place = gathers ? 0 : index;
      if (place >= places.length) {
        places = Arrays.copyOf(places, Math.max(place + 1, 2 * places.length));
      }
      VectorClock before = places[place];
      if (gathers && before != null) {
        g.acquire(before);
      }
      places[place] = g.release();
      if (before != null) {
        g.acquire(before);
      }
    }
  }

  private final SequencedMap<Integer, Clocks> channels = new LinkedHashMap<>();

  void weigh(Weighing weighing) {
    for (Clocks clocks : channels.values()) {
      weighing.add(Races.ENTRY_BYTES + OWN_BYTES + PLACE_BYTES * clocks.places.length);
      clocks.closed.weigh(weighing);
      for (VectorClock place : clocks.places) {
        if (place != null) {
          place.weigh(weighing);
        }
      }
    }
  }

  private Clocks of(int channel) {
    return channels.computeIfAbsent(channel, _ -> new Clocks());
  }

  /** A channel has been made whose elements have no size. */
  void hasElementsWithoutSize(int channel) {
    of(channel).gathers = true;
  }

  void puts(Racing g, int channel, int capacity) {
    Clocks clocks = of(channel);
    clocks.notify(g, clocks.toPut);
    clocks.toPut = (clocks.toPut + 1) % capacity;
  }

  void takes(Racing g, int channel, int capacity) {
    Clocks clocks = of(channel);
    clocks.notify(g, clocks.toTake);
    clocks.toTake = (clocks.toTake + 1) % capacity;
  }

  void meets(Racing g, Racing waiting, int channel, int capacity) {
    if (capacity == 0) {
      VectorClock mine = g.release();
      waiting.acquire(mine);
      g.acquire(waiting.release());
      return;
    }
    Clocks clocks = of(channel);
    clocks.notify(g, clocks.toTake);
    clocks.notify(waiting, clocks.toTake);
    clocks.toTake = (clocks.toTake + 1) % capacity;
    clocks.toPut = clocks.toTake;
  }

  void closes(Racing g, int channel) {
    of(channel).closed = g.release();
  }

  void findsClosed(Racing g, int channel) {
    Clocks known = channels.get(channel);
    if (known != null) {
      g.acquire(known.closed);
    }
  }

  ChannelClocks copy() {
    ChannelClocks copy = new ChannelClocks();
    channels.forEach((channel, clocks) -> copy.channels.put(channel, clocks.copy()));
    return copy;
  }
}
