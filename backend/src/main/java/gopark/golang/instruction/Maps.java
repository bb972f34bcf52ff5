package gopark.golang.instruction;

import gopark.golang.machine.Fiber;
import gopark.golang.value.GoPanic;
import gopark.golang.value.Kind;
import gopark.golang.value.MapValue;
import gopark.golang.value.RuntimeType;

/** Keys on their way into maps. */
final class Maps {
  private Maps() {}

  /** The function of the runtime for maps with such keys. */
  static String within(String function, RuntimeType type) {
    return "runtime." + function + suffix(type.key());
  }

  private static String suffix(RuntimeType key) {
    if (key.kind == Kind.STRING) {
      return "_faststr";
    }
    if (!key.isWord()) {
      return "";
    }
    return key.bytes() == 8 ? "_fast64" : key.bytes() == 4 ? "_fast32" : "";
  }

  /** Looks up a key in a nil map, which has no entries; a key that cannot be one still panics. */
  static void absent(Fiber f, RuntimeType type, int slot) {
    Kind kind = type.key().kind;
    if (kind == Kind.INTERFACE || kind == Kind.STRUCT || kind == Kind.ARRAY) {
      MapValue none = MapValue.make(type, 0, false, f);
      try {
        none.find(0, f.refs[slot], f);
      } catch (GoPanic panic) {
        throw lookingUp(none, panic);
      }
    }
  }

  /** What a lookup panics with because of its key: a map without entries has words of its own. */
  static GoPanic lookingUp(MapValue map, GoPanic panic) {
    return map.size() == 0 ? panic.inEmptyMap() : panic;
  }
}
