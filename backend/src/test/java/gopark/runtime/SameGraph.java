package gopark.runtime;

import gopark.os.KernelListener;
import gopark.program.Elements;
import gopark.runtime.event.EventSink;
import gopark.simulation.WorkMeter;
import java.lang.reflect.Array;
import java.lang.reflect.Field;
import java.lang.reflect.Modifier;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Collection;
import java.util.IdentityHashMap;
import java.util.Iterator;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Set;
import java.util.function.Consumer;
import org.jspecify.annotations.Nullable;

/**
 * Whether two webs of objects are the same in shape and numbers, and have nothing that can change
 * in common. It asks every field of every class, so that none can be forgotten.
 */
// Identity is what this compares.
@SuppressWarnings("ReferenceEquality")
final class SameGraph {
  /** Listeners and work counters, which are no part of a simulation's state. */
  private static final Set<Class<?>> OUTSIDERS =
      Set.of(EventSink.class, KernelListener.class, WorkMeter.class);

  private record Pair(String path, @Nullable Object one, @Nullable Object other) {}

  private final IdentityHashMap<Object, Object> met = new IdentityHashMap<>();
  private final IdentityHashMap<Object, Object> metBack = new IdentityHashMap<>();
  private final ArrayDeque<Pair> waiting = new ArrayDeque<>();
  private final Consumer<Object> visitor;

  private SameGraph(Consumer<Object> visitor) {
    this.visitor = visitor;
  }

  static void check(Object one, Object other) {
    SameGraph graph = new SameGraph(object -> {});
    graph.add("", one, other);
    graph.run(true);
  }

  /** Everything that can be reached and that can change. */
  static List<Object> objects(Object root) {
    List<Object> all = new ArrayList<>();
    SameGraph graph = new SameGraph(all::add);
    graph.add("", root, root);
    graph.run(false);
    return all;
  }

  private void add(String path, @Nullable Object one, @Nullable Object other) {
    waiting.add(new Pair(path, one, other));
  }

  private void run(boolean apart) {
    while (!waiting.isEmpty()) {
      Pair pair = waiting.poll();
      compare(pair.path(), pair.one(), pair.other(), apart);
    }
  }

  private void compare(String path, @Nullable Object one, @Nullable Object other, boolean apart) {
    if (one == null || other == null || isValue(one)) {
      require(Objects.equals(one, other), path, one + " became " + other);
      return;
    }
    require(one.getClass() == other.getClass(), path, "has another class");
    if (one.getClass().isHidden() || one.getClass().isSynthetic()) {
      return;
    }
    boolean fixed = one instanceof Record || isFixed(one);
    if (!fixed) {
      require(!apart || one != other, path, "is shared");
      Object before = met.putIfAbsent(one, other);
      Object back = metBack.putIfAbsent(other, one);
      require(
          before == null ? back == null : before == other && back == one, path, "is another one");
      if (before != null) {
        return;
      }
      visitor.accept(one);
    }
    walk(path, one, other);
  }

  private void walk(String path, Object one, Object other) {
    if (one.getClass().isArray()) {
      int length = Array.getLength(one);
      require(length == Array.getLength(other), path, "has another length");
      for (int i = 0; i < length; i++) {
        add(path + "[" + i + "]", Array.get(one, i), Array.get(other, i));
      }
    } else if (one instanceof Collection<?> list) {
      walk(path, list, (Collection<?>) other);
    } else if (one instanceof Map<?, ?> map) {
      walk(path + ".keys", map.keySet(), ((Map<?, ?>) other).keySet());
      walk(path + ".values", map.values(), ((Map<?, ?>) other).values());
    } else if (one instanceof RepeatedProgram program) {
      require(program.at() == ((RepeatedProgram) other).at(), path, "stands elsewhere");
    } else {
      require(one.getClass().getName().startsWith("gopark."), path, "is a " + one.getClass());
      fields(path, one, other);
    }
  }

  private void walk(String path, Collection<?> one, Collection<?> other) {
    require(one.size() == other.size(), path, one.size() + " became " + other.size());
    Iterator<?> others = other.iterator();
    int i = 0;
    for (Object element : one) {
      add(path + "[" + i++ + "]", element, others.next());
    }
  }

  private void fields(String path, Object one, Object other) {
    for (Field field : fieldsOf(one.getClass())) {
      Class<?> type = field.getType();
      if (!OUTSIDERS.contains(type)) {
        add(path + "." + field.getName(), get(field, one), get(field, other));
      }
    }
  }

  static List<Field> fieldsOf(Class<?> type) {
    List<Field> fields = new ArrayList<>();
    for (Class<?> at = type; at != null && at != Object.class; at = at.getSuperclass()) {
      for (Field field : at.getDeclaredFields()) {
        if (!Modifier.isStatic(field.getModifiers()) && !field.isSynthetic()) {
          field.setAccessible(true);
          fields.add(field);
        }
      }
    }
    return fields;
  }

  static @Nullable Object get(Field field, Object object) {
    try {
      return field.get(object);
    } catch (IllegalAccessException e) {
      throw new AssertionError(e);
    }
  }

  private static boolean isValue(Object object) {
    return object instanceof String
        || object instanceof Number
        || object instanceof Boolean
        || object instanceof Character
        || object instanceof Enum<?>;
  }

  /** What cannot change may be shared, if what is in it may. */
  private static boolean isFixed(Object object) {
    return switch (object) {
      case Collection<?> list -> cannotChange(list);
      case Map<?, ?> map -> cannotChange(map);
      case Elements _ -> true;
      default -> false;
    };
  }

  private static boolean cannotChange(Object collection) {
    String name = collection.getClass().getName();
    return name.contains("Immutable") || name.contains("Unmodifiable");
  }

  private static void require(boolean holds, String path, String what) {
    if (!holds) {
      throw new AssertionError(path + " " + what);
    }
  }
}
