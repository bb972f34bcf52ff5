package gopark.golang.type;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.SequencedMap;

/** The instances of a generic type that a compilation has met, found by their arguments. */
final class Instances {
  private final Named origin;
  private final SequencedMap<Integer, List<Named>> byHash = new LinkedHashMap<>();

  Instances(Named origin) {
    this.origin = origin;
  }

  Named of(List<Type> typeArgs) {
    List<Named> alike = byHash.computeIfAbsent(Hash.of(origin, typeArgs), _ -> new ArrayList<>(1));
    for (Named known : alike) {
      if (Identical.all(known.typeArgs, typeArgs)) {
        return known;
      }
    }
    Named made = new Named(origin, typeArgs);
    alike.add(made);
    return made;
  }
}
