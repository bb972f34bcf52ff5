package gopark.golang.library;

import gopark.golang.machine.Natives;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;

/**
 * What functions cost of which Go's compiler makes a few instructions of the processor, while ours
 * are made of more: a lock asks the runtime, which has a cost of its own for that, and an atomic
 * addition is a read and a write.
 */
final class CostsInGo {
  private static final String ATOMIC = "sync/atomic.";

  /** Reading a variable, which is atomic by itself. */
  private static final int LOAD = 1;

  /** An instruction that keeps other processors away from the variable: one to two nanoseconds. */
  private static final int LOCKED = 6;

  private static final Map<String, Integer> COSTS = costs();

  private CostsInGo() {}

  /** In instructions; AS_WRITTEN: as many as ours has. */
  static int of(String qualifiedName) {
    if (qualifiedName.startsWith(ATOMIC)) {
      return ofAtomic(qualifiedName.substring(ATOMIC.length()));
    }
    return COSTS.getOrDefault(qualifiedName, Natives.AS_WRITTEN);
  }

  /** The functions with a cost of their own, but for those that are atomic. */
  static Set<String> names() {
    return COSTS.keySet();
  }

  /** The methods stand for the functions that they call. */
  private static int ofAtomic(String name) {
    if (name.startsWith("(")) {
      return 0;
    }
    return name.startsWith("Load") ? LOAD : LOCKED;
  }

  private static Map<String, Integer> costs() {
    Map<String, Integer> costs = new LinkedHashMap<>();
    costs.put("sync.(*object).ready", 0);
    costs.put("sync.(*Once).Do", 0);
    for (String method : List.of("Lock", "TryLock", "Unlock")) {
      costs.put("sync.(*Mutex)." + method, 0);
      costs.put("sync.(*RWMutex)." + method, 0);
    }
    for (String method : List.of("RLock", "TryRLock", "RUnlock")) {
      costs.put("sync.(*RWMutex)." + method, 0);
    }
    for (String method : List.of("Add", "Done", "Wait")) {
      costs.put("sync.(*WaitGroup)." + method, 0);
    }
    costs.put("sync.(*copyChecker).check", 0);
    for (String method : List.of("Signal", "Broadcast")) {
      costs.put("sync.(*Cond)." + method, 0);
    }
    costs.put("strings.(*Builder).check", 1);
    costs.put("strings.(*Builder).WriteByte", 2);
    return Collections.unmodifiableMap(costs);
  }
}
