package gopark.trace;

import java.lang.invoke.MethodHandle;
import java.lang.invoke.MethodHandles;
import java.lang.invoke.MethodType;
import java.lang.reflect.RecordComponent;
import java.lang.reflect.Type;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/**
 * The components of a record by their names. Trees and conditions are made from it, so that what is
 * told outside has the names of the records and cannot drift from them.
 */
public final class RecordShape {
  private static final MethodType GETTER = MethodType.methodType(Object.class, Object.class);

  private static final MethodType MAKER = MethodType.methodType(Object.class, Object[].class);

  private static final ClassValue<RecordShape> SHAPES =
      new ClassValue<>() {
        @Override
        protected RecordShape computeValue(Class<?> type) {
          return new RecordShape(type);
        }
      };

  /** One component. */
  public record Part(String name, Type type, boolean nullable) {}

  private final List<Part> parts;
  private final List<MethodHandle> getters = new ArrayList<>();
  private final MethodHandle maker;
  private final Map<String, Integer> places = new LinkedHashMap<>();

  private RecordShape(Class<?> type) {
    RecordComponent[] components = type.getRecordComponents();
    if (components == null) {
      throw new IllegalArgumentException(type.getName() + " is no record");
    }
    List<Part> all = new ArrayList<>();
    for (RecordComponent component : components) {
      boolean nullable = component.getAnnotatedType().isAnnotationPresent(Nullable.class);
      places.put(component.getName(), all.size());
      all.add(new Part(component.getName(), component.getGenericType(), nullable));
      getters.add(getter(component));
    }
    parts = List.copyOf(all);
    maker = maker(type, components);
  }

  private static MethodHandle getter(RecordComponent component) {
    try {
      return MethodHandles.publicLookup().unreflect(component.getAccessor()).asType(GETTER);
    } catch (IllegalAccessException e) {
      throw new IllegalArgumentException(component + " is not public", e);
    }
  }

  private static MethodHandle maker(Class<?> type, RecordComponent[] components) {
    Class<?>[] types = new Class<?>[components.length];
    for (int i = 0; i < types.length; i++) {
      types[i] = components[i].getType();
    }
    try {
      return MethodHandles.publicLookup()
          .unreflectConstructor(type.getDeclaredConstructor(types))
          .asSpreader(Object[].class, types.length)
          .asType(MAKER);
    } catch (ReflectiveOperationException e) {
      throw new IllegalArgumentException(type + " is not public", e);
    }
  }

  public static RecordShape of(Class<?> type) {
    return SHAPES.get(type);
  }

  public List<Part> parts() {
    return parts;
  }

  /** Whether there is a component of that name. */
  public boolean has(String name) {
    return places.containsKey(name);
  }

  /** That component's value; null also if there is no such component. */
  public @Nullable Object get(Record record, String name) {
    Integer place = places.get(name);
    return place == null ? null : get(record, place);
  }

  boolean isPrimitive(int place) {
    return parts.get(place).type() instanceof Class<?> type && type.isPrimitive();
  }

  @Nullable Object get(Record record, int place) {
    try {
      return (Object) getters.get(place).invokeExact((Object) record);
    } catch (RuntimeException | Error e) {
      throw e;
    } catch (Throwable e) {
      throw new AssertionError(e);
    }
  }

  /** A record of these components, in their order. */
  Record make(@Nullable Object[] components) {
    try {
      return (Record) (Object) maker.invokeExact(components);
    } catch (RuntimeException | Error e) {
      throw e;
    } catch (Throwable e) {
      throw new AssertionError(e);
    }
  }
}
