package gopark.golang.instruction;

import gopark.golang.machine.Fiber;
import gopark.golang.machine.Instruction;
import gopark.golang.machine.Touches;
import gopark.golang.machine.TouchesMemory;
import gopark.golang.value.Costs;
import gopark.golang.value.GoPanic;
import gopark.golang.value.MapIterator;
import gopark.golang.value.MapValue;
import gopark.golang.value.RuntimeType;

/** Entries of the map in a slot. */
public final class MapEntries {
  private MapEntries() {}

  /** The value of a key, else zero; and whether it is there, unless that slot is −1. */
  public static final class Load extends Instruction implements TouchesMemory {
    private final int to;
    private final int ok;
    private final int map;
    private final int key;
    private final RuntimeType type;

    public Load(int to, int ok, int map, int key, RuntimeType type) {
      this.to = to;
      this.ok = ok;
      this.map = map;
      this.key = key;
      this.type = type;
    }

    @Override
    public int run(Fiber f, int pc) {
      int b = f.base;
      f.spend(Costs.KEY);
      MapValue m = (MapValue) f.refs[b + map];
      int entry = m == null ? Maps.absent(f, type, b + key) : Maps.find(f, m, type, b + key);
      RuntimeType value = type.element();
      if (value.isWord()) {
        f.words[b + to] = entry < 0 || m == null ? 0 : m.valueWord(entry);
      } else {
        f.refs[b + to] = entry < 0 || m == null ? f.zero(value) : m.valueRef(entry);
      }
      if (ok >= 0) {
        f.words[b + ok] = entry < 0 ? 0 : 1;
      }
      return pc + 1;
    }

    @Override
    public void touch(Fiber f, Touches seen) {
      seen.map(f, f.refs[f.base + map], false);
    }

    @Override
    public String within() {
      return Maps.within(ok < 0 ? "mapaccess1" : "mapaccess2", type);
    }
  }

  /** Gives a key a value, which is nobody else's. */
  public static final class Store extends Instruction implements TouchesMemory {
    private final int map;
    private final int key;
    private final int from;
    private final RuntimeType type;

    public Store(int map, int key, int from, RuntimeType type) {
      this.map = map;
      this.key = key;
      this.from = from;
      this.type = type;
    }

    @Override
    public int run(Fiber f, int pc) {
      int b = f.base;
      MapValue m = (MapValue) f.refs[b + map];
      if (m == null) {
        throw GoPanic.nilMap();
      }
      f.spend(Costs.KEY);
      int entry = m.put(f.words[b + key], f.refs[b + key], f);
      if (type.element().isWord()) {
        m.setValueWord(entry, f.words[b + from]);
      } else {
        m.setValueRef(entry, f.refs[b + from]);
      }
      return pc + 1;
    }

    @Override
    public void touch(Fiber f, Touches seen) {
      seen.map(f, f.refs[f.base + map], true);
    }

    @Override
    public String within() {
      return Maps.within("mapassign", type);
    }
  }

  /** {@code delete(m, key)}. */
  public static final class Delete extends Instruction implements TouchesMemory {
    private final int map;
    private final int key;
    private final RuntimeType type;

    public Delete(int map, int key, RuntimeType type) {
      this.map = map;
      this.key = key;
      this.type = type;
    }

    @Override
    public int run(Fiber f, int pc) {
      int b = f.base;
      MapValue m = (MapValue) f.refs[b + map];
      if (m == null) {
        Maps.absent(f, type, b + key);
      } else {
        f.spend(Costs.KEY);
        m.delete(f.words[b + key], f.refs[b + key], f);
      }
      return pc + 1;
    }

    @Override
    public void touch(Fiber f, Touches seen) {
      seen.map(f, f.refs[f.base + map], true);
    }

    @Override
    public String within() {
      return Maps.within("mapdelete", type);
    }
  }

  /** {@code clear(m)}. */
  public static final class Clear extends Instruction implements TouchesMemory {
    private final int map;

    public Clear(int map) {
      this.map = map;
    }

    @Override
    public int run(Fiber f, int pc) {
      MapValue m = (MapValue) f.refs[f.base + map];
      if (m != null) {
        m.clear(f);
      }
      return pc + 1;
    }

    @Override
    public void touch(Fiber f, Touches seen) {
      seen.map(f, f.refs[f.base + map], true);
    }

    @Override
    public String within() {
      return "runtime.mapclear";
    }
  }

  /** {@code len(m)}. */
  public static final class Length extends TwoSlots {

    public Length(int to, int from) {
      super(to, from);
    }

    @Override
    public int run(Fiber f, int pc) {
      int b = f.base;
      MapValue m = (MapValue) f.refs[b + from];
      f.words[b + to] = m == null ? 0 : m.size();
      return pc + 1;
    }
  }

  /** {@code make(map[K]V, room)}; a slot −1 is no room. */
  public static final class Make extends Instruction {
    private final int to;
    private final RuntimeType type;
    private final int room;
    private final boolean heap;

    public Make(int to, RuntimeType type, int room, boolean heap) {
      this.heap = heap;
      this.to = to;
      this.type = type;
      this.room = room;
    }

    @Override
    public int run(Fiber f, int pc) {
      int b = f.base;
      long wanted = room < 0 ? 0 : Math.clamp(f.words[b + room], 0, Growth.MOST_ROOM);
      f.refs[b + to] = MapValue.make(type, wanted, heap, f);
      return f.made(0, pc);
    }
  }

  /** Begins to walk through a map. */
  public static final class Iterate extends TwoSlots implements TouchesMemory {

    public Iterate(int to, int from) {
      super(to, from);
    }

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
  }
}
