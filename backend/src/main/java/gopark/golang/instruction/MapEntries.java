package gopark.golang.instruction;

import gopark.golang.machine.Fiber;
import gopark.golang.machine.Instruction;
import gopark.golang.machine.Touches;
import gopark.golang.value.Costs;
import gopark.golang.value.GoPanic;
import gopark.golang.value.MapIterator;
import gopark.golang.value.MapValue;
import gopark.golang.value.RuntimeType;
import org.jspecify.annotations.Nullable;

/** Entries of the map in a slot. */
public final class MapEntries {
  private MapEntries() {}

  /** The value of a key, else zero; and whether it is there, unless that slot is −1. */
  public static Instruction load(int to, int ok, int map, int key, RuntimeType type) {
    return MapAccess.of(type).load(to, ok, map, key, type, MapUse.READ);
  }

  /** The first half of what Go does at once: {@code m[key] += more}. */
  public static Instruction loadToChange(int to, int map, int key, RuntimeType type) {
    return MapAccess.of(type).load(to, -1, map, key, type, MapUse.WRITE);
  }

  /** Gives a key a value, which is nobody else's. */
  public static Instruction store(int map, int key, int from, RuntimeType type) {
    return MapAccess.of(type).store(map, key, from, type);
  }

  /** {@code delete(m, key)}. */
  public static Instruction delete(int map, int key, RuntimeType type) {
    return new MapUse(map, true, MapUse.WRITE) {
      @Override
      public int run(Fiber f, int pc) {
        MapValue m = map(f);
        return waits(f, m, pc) ? f.passTime() : use(f, m, pc);
      }

      @Override
      int use(Fiber f, @Nullable MapValue m, int pc) {
        int b = f.base;
        if (m == null) {
          Maps.absent(f, type, b + key);
        } else {
          f.spend(Costs.KEY);
          try {
            m.delete(f.words[b + key], f.refs[b + key], f);
          } catch (GoPanic panic) {
            throw Maps.lookingUp(m, panic);
          }
        }
        return pc + 1;
      }

      @Override
      public String within() {
        return Maps.within("mapdelete", type);
      }
    };
  }

  /** {@code clear(m)}. */
  public static Instruction clear(int map) {
    return new MapUse(map, true, MapUse.WRITE) {
      @Override
      public int run(Fiber f, int pc) {
        MapValue m = map(f);
        return waits(f, m, pc) ? f.passTime() : use(f, m, pc);
      }

      @Override
      int use(Fiber f, @Nullable MapValue m, int pc) {
        if (m != null) {
          m.clear(f);
        }
        return pc + 1;
      }

      @Override
      public String within() {
        return "runtime.mapclear";
      }
    };
  }

  /** {@code make(map[K]V, room)}; a slot −1 is no room. */
  public static Instruction make(int to, RuntimeType type, int room, boolean heap) {
    return new Instruction() {
      @Override
      public int run(Fiber f, int pc) {
        int b = f.base;
        long wanted = room < 0 ? 0 : Math.clamp(f.words[b + room], 0, Growth.MOST_ROOM);
        f.refs[b + to] = MapValue.make(type, wanted, heap, f);
        return f.made(0, pc);
      }
    };
  }

  /** Begins to walk through a map. */
  public static Instruction iterate(int to, int from) {
    return new MemoryInstruction() {
      @Override
      public int run(Fiber f, int pc) {
        int b = f.base;
        f.refs[b + to] = MapIterator.of((MapValue) f.refs[b + from], f);
        return pc + 1;
      }

      @Override
      public void touch(Fiber f, Touches seen) {
        seen.map(f, f.refs[f.base + from], false);
      }

      @Override
      public String within() {
        return "runtime.mapIterStart";
      }
    };
  }
}
