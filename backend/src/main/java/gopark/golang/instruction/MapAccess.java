package gopark.golang.instruction;

import gopark.golang.machine.Fiber;
import gopark.golang.machine.Instruction;
import gopark.golang.value.Costs;
import gopark.golang.value.GoPanic;
import gopark.golang.value.Kind;
import gopark.golang.value.MapValue;
import gopark.golang.value.RuntimeType;
import java.lang.invoke.MethodHandles;
import org.jspecify.annotations.Nullable;

/** What instructions do with an entry of a map whose keys are words, strings, or anything else. */
final class MapAccess {
  private static final MapAccess OF_WORDS =
      new MapAccess(
          (f, map, slot) -> map.findWord(f.words[slot], f),
          (f, map, slot) -> map.putWord(f.words[slot], f));
  private static final MapAccess OF_TEXTS =
      new MapAccess(
          (f, map, slot) -> map.findText(Texts.of(f.refs[slot]), f),
          (f, map, slot) -> map.putText(Texts.of(f.refs[slot]), f));
  private static final MapAccess OF_OTHERS =
      new MapAccess(
          (f, map, slot) -> map.find(0, f.refs[slot], f),
          (f, map, slot) -> map.put(0, f.refs[slot], f));

  private final Specialization<LoadMaker> load;
  private final Specialization<StoreMaker> store;

  private MapAccess(Entry found, Entry made) {
    load = new Specialization<>(LoadMaker.class, Load.class, found);
    store = new Specialization<>(StoreMaker.class, Store.class, made);
  }

  static MapAccess of(RuntimeType map) {
    RuntimeType key = map.key();
    if (key.isWord()) {
      return OF_WORDS;
    }
    return key.kind == Kind.STRING ? OF_TEXTS : OF_OTHERS;
  }

  /** The value of a key, else zero; and whether it is there, unless that slot is −1. */
  Instruction load(int to, int ok, int map, int key, RuntimeType type, String failure) {
    return load.maker().of(to, ok, map, key, type, type.element().isWord(), failure);
  }

  /** Gives a key a value, which is nobody else's. */
  Instruction store(int map, int key, int from, RuntimeType type) {
    return store.maker().of(map, key, from, type, type.element().isWord());
  }

  /** The entry of the key in the slot, given from the bottom of the stack; −1 if there is none. */
  private interface Entry {
    int of(Fiber f, MapValue map, int slot);
  }

  private interface LoadMaker {
    Instruction of(
        int to, int ok, int map, int key, RuntimeType type, boolean word, String failure);
  }

  private interface StoreMaker {
    Instruction of(int map, int key, int from, RuntimeType type, boolean word);
  }

  private static final class Load extends MapUse implements LoadMaker {
    private static final Entry OPERATION =
        Specialization.operation(MethodHandles.lookup(), Entry.class);

    private final int to;
    private final int ok;
    private final int key;
    private final RuntimeType type;
    private final boolean word;
    private final boolean changes;

    Load(int to, int ok, int map, int key, RuntimeType type, boolean word, String failure) {
      super(map, false, failure);
      this.to = to;
      this.ok = ok;
      this.key = key;
      this.type = type;
      this.word = word;
      changes = WRITE.equals(failure);
    }

    @Override
    public Instruction of(
        int to, int ok, int map, int key, RuntimeType type, boolean word, String failure) {
      return new Load(to, ok, map, key, type, word, failure);
    }

    @Override
    public int run(Fiber f, int pc) {
      MapValue m = map(f);
      return waits(f, m, pc) ? f.passTime() : use(f, m, pc);
    }

    @Override
    int use(Fiber f, @Nullable MapValue m, int pc) {
      int b = f.base;
      f.spend(Costs.KEY);
      int entry = -1;
      try {
        if (m != null) {
          entry = OPERATION.of(f, m, b + key);
        } else if (!changes) {
          Maps.absent(f, type, b + key);
        }
      } catch (GoPanic panic) {
        throw changes || m == null ? panic : Maps.lookingUp(m, panic);
      }
      if (word) {
        f.words[b + to] = entry < 0 || m == null ? 0 : m.valueWord(entry);
      } else {
        f.refs[b + to] = entry < 0 || m == null ? f.zero(type.element()) : m.valueRef(entry);
      }
      if (ok >= 0) {
        f.words[b + ok] = entry < 0 ? 0 : 1;
      }
      return pc + 1;
    }

    @Override
    public String within() {
      return Maps.within(ok < 0 ? "mapaccess1" : "mapaccess2", type);
    }
  }

  private static final class Store extends MapUse implements StoreMaker {
    private static final Entry OPERATION =
        Specialization.operation(MethodHandles.lookup(), Entry.class);

    private final int key;
    private final int from;
    private final RuntimeType type;
    private final boolean word;

    Store(int map, int key, int from, RuntimeType type, boolean word) {
      super(map, true, WRITE);
      this.key = key;
      this.from = from;
      this.type = type;
      this.word = word;
    }

    @Override
    public Instruction of(int map, int key, int from, RuntimeType type, boolean word) {
      return new Store(map, key, from, type, word);
    }

    @Override
    boolean ignores(MapValue map) {
      return false;
    }

    @Override
    public int run(Fiber f, int pc) {
      MapValue m = map(f);
      return waits(f, m, pc) ? f.passTime() : use(f, m, pc);
    }

    @Override
    int use(Fiber f, @Nullable MapValue m, int pc) {
      if (m == null) {
        throw GoPanic.nilMap();
      }
      int b = f.base;
      f.spend(Costs.KEY);
      int entry = OPERATION.of(f, m, b + key);
      if (word) {
        m.setValueWord(entry, f.words[b + from]);
      } else {
        m.setValueRef(entry, f.refs[b + from]);
      }
      return pc + 1;
    }

    @Override
    public String within() {
      return Maps.within("mapassign", type);
    }
  }
}
