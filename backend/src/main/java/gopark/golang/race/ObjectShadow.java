package gopark.golang.race;

import gopark.golang.value.Shadow;
import java.util.Arrays;
import org.jspecify.annotations.Nullable;

/** What is remembered of the variables in one object. */
final class ObjectShadow extends Shadow {
  private static final int FEW = 2;

  private static final long OWN_BYTES = 48;

  /** The bytes of a cell, with an access that is remembered for it alone. */
  private static final long CELL_BYTES = 40;

  /** The most variables watched; of larger objects only the beginning is watched. */
  private static final int MOST = 1 << 22;

  /** The cell of each variable: null, its only access, or its location. */
  private @Nullable Object[] cells = new Object[FEW];

  private int locations;

  /** What is remembered of the variable. */
  @Nullable Object cell(int index) {
    return index < cells.length ? cells[index] : null;
  }

  /** Whether there is a place for the variable; of very large objects there is not for all. */
  boolean hasPlace(int index) {
    return index < MOST;
  }

  /** Remembers an access or a location. */
  void set(int index, Object cell) {
    if (index >= cells.length) {
      cells = Arrays.copyOf(cells, Math.max(index + 1, cells.length * 3 / 2));
    }
    if (cell instanceof Location) {
      locations++;
    }
    cells[index] = cell;
  }

  /** The location, made of what there was. */
  Location location(int index) {
    Object cell = cell(index);
    if (cell instanceof Location location) {
      return location;
    }
    Location made = new Location();
    if (cell instanceof Access first) {
      made.begin(first);
    }
    set(index, made);
    return made;
  }

  @Override
  protected ObjectShadow copy() {
    ObjectShadow copy = new ObjectShadow();
    copy.cells = cells.clone();
    copy.locations = locations;
    for (int i = 0; i < cells.length; i++) {
      if (cells[i] instanceof Location location) {
        copy.cells[i] = location.copy();
      }
    }
    return copy;
  }

  @Override
  protected long bytes() {
    return OWN_BYTES + CELL_BYTES * cells.length + Location.BYTES * locations;
  }
}
