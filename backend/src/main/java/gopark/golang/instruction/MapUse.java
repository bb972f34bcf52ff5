package gopark.golang.instruction;

import gopark.golang.machine.Fiber;
import gopark.golang.machine.Touches;
import gopark.golang.value.GoPanic;
import gopark.golang.value.MapValue;
import gopark.program.Outcome;
import org.jspecify.annotations.Nullable;

/**
 * A use of a map. Of one that several goroutines use, and some change, it takes its time, so that
 * others come between as they do in Go: a goroutine that changes the map marks it for as long as
 * that takes, and another that sees the mark ends the program. In Go: internal/runtime/maps, the
 * field writing.
 */
abstract class MapUse extends MemoryInstruction {
  static final String READ = "concurrent map read and map write";
  static final String WRITE = "concurrent map writes";
  static final String ITERATION = "concurrent map iteration and map write";

  private static final int NONE = 0;

  /** The time until the use is passing. */
  private static final int BEGINS = 1;

  /** The time that a change takes is passing. */
  private static final int CHANGES = 2;

  /** The slot of the map. */
  private final int map;

  private final boolean changes;

  /** What Go says if somebody else is changing the map. */
  private final String failure;

  MapUse(int map, boolean changes, String failure) {
    this.map = map;
    this.changes = changes;
    this.failure = failure;
  }

  final @Nullable MapValue map(Fiber f) {
    return (MapValue) f.refs[f.base + map];
  }

  /** Whether Go does not look whether somebody changes it: there is nothing to find. */
  boolean ignores(MapValue map) {
    return map.size() == 0;
  }

  /** Does it with the map, which may be nil. */
  abstract int use(Fiber f, @Nullable MapValue map, int pc);

  /** Whether the time until now must pass first. */
  final boolean waits(Fiber f, @Nullable MapValue map, int pc) {
    return map != null && !map.isOnlyOf(f.id) && waits(f, map, changes, ignores(map), pc);
  }

  /** Whether the time until now must pass first of the use of a map that others use, too. */
  static boolean waits(Fiber f, MapValue map, boolean changes, boolean ignored, int pc) {
    if (!map.isContended(f.id, changes) || ignored || !f.isParallel(pc)) {
      return false;
    }
    f.mapUse = BEGINS;
    return true;
  }

  /** Whether the time until a use has just passed. */
  static boolean hasWaited(Fiber f) {
    boolean begins = f.mapUse == BEGINS;
    if (begins) {
      f.mapUse = NONE;
    }
    return begins;
  }

  /** Ends the program if somebody is changing the map. */
  static void look(@Nullable MapValue map, String failure) {
    if (map != null && map.isBeingWritten()) {
      throw GoPanic.mapUse(failure);
    }
  }

  @Override
  public final void touch(Fiber f, Touches seen) {
    seen.map(f, map(f), changes);
  }

  @Override
  public final int resume(Fiber f, int pc, Outcome outcome) {
    if (f.mapUse == CHANGES) {
      return end(f, pc);
    }
    return hasWaited(f) ? begin(f, pc) : pc + 1;
  }

  private int begin(Fiber f, int pc) {
    MapValue map = map(f);
    if (map == null || ignores(map)) {
      return use(f, map, pc);
    }
    look(map, failure);
    int next = use(f, map, pc);
    if (!changes) {
      return next;
    }
    map.setBeingWritten(true);
    f.mapUse = CHANGES;
    return f.passTime();
  }

  private int end(Fiber f, int pc) {
    f.mapUse = NONE;
    MapValue map = map(f);
    if (map != null) {
      if (!map.isBeingWritten()) {
        throw GoPanic.mapUse(failure);
      }
      map.setBeingWritten(false);
    }
    return pc + 1;
  }
}
