package gopark.golang.value;

import gopark.program.Copies;
import gopark.simulation.WorkMeter;
import org.jspecify.annotations.Nullable;

/**
 * Where a range over a map stands. It begins where the map says, and does not see entries that come
 * after it has begun; one that is deleted before it comes there it does not see either.
 */
public final class MapIterator extends HeapObject {
  private @Nullable MapValue map;

  /** The number of the entry it began at. */
  private final int start;

  /** The number that the first entry had that it shall not see. */
  private final int end;

  /** The number of the entry to look at next. */
  private int next;

  /** Whether it has come to the end and goes on from the beginning. */
  private boolean wrapped;

  private int entry;

  private MapIterator(@Nullable MapValue map, int start, int end) {
    this.map = map;
    this.start = start;
    this.end = end;
    this.next = start;
  }

  /** Over a map, which may be nil. */
  public static MapIterator of(@Nullable MapValue map, Running by) {
    if (map == null || map.size() == 0) {
      return new MapIterator(null, 0, 0);
    }
    int start = map.start(by);
    return new MapIterator(map, start, map.nextNumber());
  }

  /** Goes to the next entry. Whether there is one. */
  public boolean next(Spender by) {
    MapValue walked = map;
    if (walked == null) {
      return false;
    }
    int place = walked.placeOf(next);
    int dead = 0;
    while (true) {
      boolean ends = place >= walked.used() || walked.number(place) - end >= 0;
      if (!wrapped && ends) {
        wrapped = true;
        place = 0;
      } else if (ends || (wrapped && walked.number(place) - start >= 0)) {
        by.spend(dead);
        map = null;
        return false;
      } else if (walked.isAlive(place)) {
        by.spend(dead);
        entry = place;
        next = walked.number(place) + 1;
        return true;
      } else {
        place++;
        if (++dead == WorkMeter.PIECE) {
          by.spend(dead);
          dead = 0;
        }
      }
    }
  }

  /** The map that is walked through; null if the end was reached. */
  public @Nullable MapValue walked() {
    return map;
  }

  /** The map and the place of the entry in it, good until the map changes. */
  public MapValue map() {
    MapValue walked = map;
    if (walked == null) {
      throw new IllegalStateException("The iterator has come to the end.");
    }
    return walked;
  }

  public int entry() {
    return entry;
  }

  @Override
  protected MapIterator emptyCopy(Spender by) {
    MapIterator copy = new MapIterator(null, start, end);
    copy.next = next;
    copy.wrapped = wrapped;
    copy.entry = entry;
    return copy;
  }

  @Override
  protected void fillCopy(HeapObject copy, Copies copies) {
    MapValue walked = map;
    if (walked != null) {
      ((MapIterator) copy).map = copies.of(walked, it -> (MapValue) it.copy(copies));
    }
  }

  @Override
  protected void reach(Living living) {
    living.one(map);
  }

  @Override
  protected long footprint() {
    return 2 * Footprint.OBJECT;
  }

  @Override
  protected long bytes() {
    return 96;
  }
}
