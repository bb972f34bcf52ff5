package gopark.trace;

import gopark.runtime.state.Means;
import java.lang.invoke.MethodHandle;
import java.lang.invoke.MethodHandles;
import java.lang.invoke.MethodType;
import java.lang.reflect.AnnotatedType;
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
  private static final MethodType MAKER = MethodType.methodType(Object.class, Object[].class);

  private static final ClassValue<RecordShape> SHAPES =
      new ClassValue<>() {
        @Override
        protected RecordShape computeValue(Class<?> type) {
          return new RecordShape(type);
        }
      };

  /**
   * One component.
   *
   * @param means what its number or text stands for; null where its type says so
   */
  public record Part(String name, Type type, boolean nullable, @Nullable Means means) {

    /** The number that stands for nothing; null if none does. */
    public @Nullable Long none() {
      if (means == null) {
        return null;
      }
      long none = means.none() == Means.AS_ALWAYS ? means.value().none() : means.none();
      return none == Means.NEVER_NOTHING ? null : none;
    }
  }

  private final List<Part> parts;
  private final boolean[] primitive;
  private final RecordReader reader;
  private final MethodHandle maker;
  private final boolean holdsMaps;
  private final Map<String, Integer> places = new LinkedHashMap<>();

  private RecordShape(Class<?> type) {
    RecordComponent[] components = type.getRecordComponents();
    if (components == null) {
      throw new IllegalArgumentException(type.getName() + " is no record");
    }
    primitive = new boolean[components.length];
    boolean anyMap = false;
    List<Part> all = new ArrayList<>();
    for (RecordComponent component : components) {
      AnnotatedType annotated = component.getAnnotatedType();
      primitive[all.size()] = component.getType().isPrimitive();
      places.put(component.getName(), all.size());
      all.add(
          new Part(
              component.getName(),
              component.getGenericType(),
              annotated.isAnnotationPresent(Nullable.class),
              annotated.getAnnotation(Means.class)));
      Class<?> kind = component.getType();
      anyMap |=
          Map.class.isAssignableFrom(kind)
              || (kind.isRecord() && kind != type && of(kind).holdsMaps);
    }
    parts = List.copyOf(all);
    reader = RecordReader.of(type, components);
    maker = maker(type, components);
    holdsMaps = anyMap;
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

  /** The value of the component with this name; null also if there is no such component. */
  public @Nullable Object get(Record record, String name) {
    Integer place = places.get(name);
    return place == null ? null : values(record)[place];
  }

  boolean isPrimitive(int place) {
    return primitive[place];
  }

  /** The values of all components, in their order. */
  public @Nullable Object[] values(Record record) {
    return reader.read(record);
  }

  /** Whether it is made of maps, or of records that are. */
  boolean holdsMaps() {
    return holdsMaps;
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
