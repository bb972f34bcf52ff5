package gopark.runtime;

import gopark.program.Copies;
import gopark.program.Operation;
import java.util.ArrayList;
import java.util.List;

/** The channels, locks and timers that programs know by number. */
final class Handles {

  /** An object with a number. */
  interface Numbered {
    Numbered copy(Copies copies);
  }

  private final List<Numbered> objects = new ArrayList<>();

  /** The number that the next object will have. */
  int next() {
    return objects.size() + 1;
  }

  int size() {
    return objects.size();
  }

  int add(Numbered object) {
    objects.add(object);
    return objects.size();
  }

  <T extends Numbered> T get(int handle, Class<T> kind) {
    if (handle == Operation.NIL || handle > objects.size()) {
      throw new SimulatorBug("There is no object " + handle);
    }
    return kind.cast(objects.get(handle - 1));
  }

  Numbered get(int handle) {
    return objects.get(handle - 1);
  }

  /** After all goroutines, machines, processors, timers and waiters are known. */
  void copyFrom(Handles original, Copies copies) {
    for (Numbered object : original.objects) {
      objects.add(copies.of(object, known -> known.copy(copies)));
    }
  }
}
