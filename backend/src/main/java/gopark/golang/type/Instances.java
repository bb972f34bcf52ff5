package gopark.golang.type;

import java.lang.ref.WeakReference;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.SequencedMap;
import org.jspecify.annotations.Nullable;

/** The instances of a generic type that somebody holds, found by their arguments. */
final class Instances {
  private static final int FEW = 64;

  private final SequencedMap<Integer, List<WeakReference<Named>>> byHash = new LinkedHashMap<>();
  private int count;
  private int sweepAt = FEW;

  @Nullable Named find(int hash, List<? extends Type> typeArgs) {
    for (WeakReference<Named> reference : byHash.getOrDefault(hash, List.of())) {
      Named known = reference.get();
      if (known != null && Identical.all(known.typeArgs, typeArgs)) {
        return known;
      }
    }
    return null;
  }

  void add(int hash, Named instance) {
    if (count >= sweepAt) {
      sweep();
    }
    byHash.computeIfAbsent(hash, _ -> new ArrayList<>(1)).add(new WeakReference<>(instance));
    count++;
  }

  /** Forgets those that are gone; so seldom that it costs little for each. */
  private void sweep() {
    byHash.values().forEach(list -> list.removeIf(reference -> reference.get() == null));
    byHash.values().removeIf(List::isEmpty);
    count = byHash.values().stream().mapToInt(List::size).sum();
    sweepAt = Math.max(FEW, 2 * count);
  }
}
