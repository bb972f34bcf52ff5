package gopark.golang.instruction;

import gopark.golang.machine.Fiber;
import gopark.golang.machine.Touches;
import gopark.golang.machine.TouchesMemory;
import gopark.golang.value.Costs;
import gopark.golang.value.MapIterator;
import gopark.golang.value.MapValue;
import gopark.golang.value.RuntimeType;
import gopark.program.Outcome;

/** Goes to the next entry of a map, whose key and value it gives; jumps if there is none. */
public final class NextEntry extends Jumping implements TouchesMemory {
  private final int iterator;
  private final int key;
  private final int value;
  private final RuntimeType type;

  /** Key or value are not wanted if their slots are −1. */
  public NextEntry(int iterator, int key, int value, RuntimeType type, int offset, int cost) {
    super(offset, cost);
    this.iterator = iterator;
    this.key = key;
    this.value = value;
    this.type = type;
  }

  @Override
  public int run(Fiber f, int pc) {
    MapIterator at = iterator(f);
    MapValue walked = at.walked();
    return walked != null
            && !walked.isOnlyOf(f.id)
            && MapUse.waits(f, walked, false, walked.size() == 0, pc)
        ? f.passTime()
        : goOn(f, pc, at);
  }

  @Override
  public int resume(Fiber f, int pc, Outcome outcome) {
    if (!MapUse.hasWaited(f)) {
      return super.resume(f, pc, outcome);
    }
    MapIterator at = iterator(f);
    MapUse.look(at.walked(), MapUse.ITERATION);
    return goOn(f, pc, at);
  }

  private MapIterator iterator(Fiber f) {
    return (MapIterator) Pointers.target(f.refs[f.base + iterator]);
  }

  private int goOn(Fiber f, int pc, MapIterator at) {
    int b = f.base;
    if (!at.next(f)) {
      return jump(f, pc);
    }
    f.spend(Costs.KEY);
    MapValue map = at.map();
    if (key >= 0) {
      if (type.key().isWord()) {
        f.words[b + key] = map.keyWord(at.entry());
      } else {
        Object ref = map.keyRef(at.entry());
        f.refs[b + key] = type.key().isOwned() ? f.copy(type.key(), ref) : ref;
      }
    }
    if (value >= 0) {
      if (type.element().isWord()) {
        f.words[b + value] = map.valueWord(at.entry());
      } else {
        Object ref = map.valueRef(at.entry());
        f.refs[b + value] = type.element().isOwned() ? f.copy(type.element(), ref) : ref;
      }
    }
    return pc + 1;
  }

  @Override
  public void touch(Fiber f, Touches seen) {
    if (f.refs[f.base + iterator] instanceof MapIterator at) {
      seen.map(f, at.walked(), false);
    }
  }

  @Override
  public String within() {
    return "runtime.mapIterNext";
  }
}
