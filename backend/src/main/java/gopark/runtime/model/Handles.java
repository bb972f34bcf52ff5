package gopark.runtime.model;

import gopark.program.Copies;
import gopark.program.Operation;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/** The channels, locks and timers that programs know by number. */
public final class Handles {

  /** An object with a number. */
  public sealed interface Numbered
      permits Channel, Cond, Mutex, PollDesc, RWMutex, Semaphore, Timer, WaitGroup {
    Numbered copy(Copies copies);
  }

  private final List<Numbered> objects = new ArrayList<>();

  /** The first of each kind and name, among those of the objects that have been looked at. */
  private final Map<String, Integer> firstNamed = new LinkedHashMap<>();

  private int lookedAt;

  /** How many of them are timers that keep a program, to start it when they fire. */
  private int programs;

  /** The number that the next object will have. */
  public int next() {
    return objects.size() + 1;
  }

  public int size() {
    return objects.size();
  }

  /** How many of the objects keep a program. */
  public int programs() {
    return programs;
  }

  public int add(Numbered object) {
    objects.add(object);
    if (object instanceof Timer timer && timer.function != null) {
      programs++;
    }
    return objects.size();
  }

  /** The object of that number and kind; throws {@link BadOperand} if it is not. */
  public <T extends Numbered> T get(int handle, Class<T> kind) {
    if (handle <= Operation.NIL || handle > objects.size()) {
      throw new BadOperand("there is no object " + handle);
    }
    Numbered object = objects.get(handle - 1);
    if (!kind.isInstance(object)) {
      throw wrongKind(handle, object, kind);
    }
    return kind.cast(object);
  }

  private static BadOperand wrongKind(int handle, Numbered object, Class<?> wanted) {
    return new BadOperand(
        "object " + handle + " is a " + nameOf(object.getClass()) + ", no " + nameOf(wanted));
  }

  /** The first object of that kind and name, or NIL. */
  public int named(Class<? extends Numbered> kind, String name) {
    while (lookedAt < objects.size()) {
      Numbered object = objects.get(lookedAt++);
      firstNamed.putIfAbsent(key(object.getClass(), nameOf(object)), lookedAt);
    }
    return firstNamed.getOrDefault(key(kind, name), Operation.NIL);
  }

  private static String key(Class<? extends Numbered> kind, String name) {
    return nameOf(kind) + " " + name;
  }

  private static String nameOf(Numbered object) {
    return switch (object) {
      case Channel it -> it.name;
      case Mutex it -> it.name;
      case RWMutex it -> it.name;
      case WaitGroup it -> it.name;
      case Cond it -> it.name;
      case Semaphore it -> it.name;
      case PollDesc _, Timer _ -> "";
    };
  }

  private static String nameOf(Class<?> kind) {
    return kind.getSimpleName();
  }

  public Numbered get(int handle) {
    return objects.get(handle - 1);
  }

  /** Copies the handles; all goroutines, machines, processors, timers and waiters must be known. */
  public void copyFrom(Handles original, Copies copies) {
    for (Numbered object : original.objects) {
      objects.add(copies.of(object, known -> known.copy(copies)));
    }
    firstNamed.putAll(original.firstNamed);
    lookedAt = original.lookedAt;
    programs = original.programs;
  }
}
