package gopark.condition;

import com.google.common.collect.ImmutableCollection;
import com.google.common.collect.ImmutableList;
import com.google.common.collect.ImmutableSet;
import dev.cel.common.types.CelType;
import dev.cel.common.types.CelTypeProvider;
import dev.cel.common.types.ListType;
import dev.cel.common.types.MapType;
import dev.cel.common.types.NullableType;
import dev.cel.common.types.SimpleType;
import dev.cel.common.types.StructType;
import dev.cel.common.types.StructTypeReference;
import gopark.runtime.event.Checks;
import gopark.runtime.event.Event;
import gopark.runtime.event.EventKind;
import gopark.runtime.state.RuntimeSnapshot;
import gopark.runtime.state.Told;
import gopark.trace.ApiNames;
import gopark.trace.EventTree;
import gopark.trace.RecordNames;
import gopark.trace.RecordShape;
import java.lang.reflect.ParameterizedType;
import java.lang.reflect.Type;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.SequencedSet;
import org.jspecify.annotations.Nullable;

/**
 * The names that a condition may use, with their types: those of the snapshot's and the events'
 * records.
 */
@SuppressWarnings("Immutable") // It does not change once it is made.
final class Vocabulary implements CelTypeProvider {
  static final String EVENT = "gopark.Event";
  static final String EVENT_VARIABLE = "ev";
  static final String KIND = "kind";
  private static final String DETAIL = "gopark.EventDetail";
  private static final String STEP = "step";
  private static final String TIME = "timeNs";

  private final Map<String, CelType> variables = new LinkedHashMap<>();
  private final Map<String, Map<String, CelType>> structs = new LinkedHashMap<>();
  private final Map<String, List<String>> words = new LinkedHashMap<>();

  Vocabulary() {
    for (RecordShape.Part part : RecordShape.of(RuntimeSnapshot.class).parts()) {
      variables.put(part.name(), typeOf(part));
    }
    addEvent();
    variables.put(EVENT_VARIABLE, StructTypeReference.create(EVENT));
    words.put(EVENT + "." + KIND, EventKind.apiNames());
  }

  static String nameOf(Class<?> type) {
    return Event.class.isAssignableFrom(type) ? DETAIL : "gopark." + RecordNames.of(type);
  }

  private void addEvent() {
    Map<String, CelType> fields = new LinkedHashMap<>();
    fields.put(STEP, SimpleType.INT);
    fields.put(TIME, SimpleType.INT);
    fields.put(KIND, SimpleType.STRING);
    for (String id : List.of("g", "m", "p")) {
      fields.put(id, NullableType.create(SimpleType.INT));
    }
    fields.put("fn", SimpleType.STRING);
    for (String text : List.of("from", "to", "rule")) {
      fields.put(text, NullableType.create(SimpleType.STRING));
    }
    fields.put(EventTree.CHECKS, ListType.create(typeOf(Checks.Entry.class)));
    fields.put("detail", StructTypeReference.create(DETAIL));
    structs.put(EVENT, fields);
    structs.put(DETAIL, new LinkedHashMap<>());
    addDetails(Event.class);
  }

  /** Each kind of event has what it has; of a detail, all that any kind has may be asked. */
  private void addDetails(Class<?> type) {
    Class<?>[] kinds = type.getPermittedSubclasses();
    if (kinds != null) {
      for (Class<?> kind : kinds) {
        addDetails(kind);
      }
      return;
    }
    Map<String, CelType> details = fieldsOf(DETAIL);
    for (RecordShape.Part part : RecordShape.of(type).parts()) {
      if (!part.name().equals(EventTree.STAMP) && !part.name().equals(EventTree.CHECKS)) {
        CelType own = nullable(typeOf(part));
        CelType known = details.putIfAbsent(part.name(), own);
        if (known != null && !known.equals(own)) {
          details.put(part.name(), SimpleType.DYN);
        }
        addWords(DETAIL, part);
      }
    }
  }

  private CelType typeOf(RecordShape.Part part) {
    CelType type = typeOf(part.type());
    return part.nullable() ? nullable(type) : type;
  }

  private static CelType nullable(CelType type) {
    return type instanceof SimpleType ? NullableType.create(type) : type;
  }

  private CelType typeOf(Type type) {
    if (type instanceof ParameterizedType generic) {
      Type[] arguments = generic.getActualTypeArguments();
      return arguments.length == 1
          ? ListType.create(typeOf(arguments[0]))
          : MapType.create(typeOf(arguments[0]), typeOf(arguments[1]));
    }
    if (!(type instanceof Class<?> plain)) {
      throw new IllegalArgumentException("CEL has no " + type);
    }
    if (plain == int.class || plain == long.class) {
      return SimpleType.INT;
    }
    if (plain == Integer.class || plain == Long.class) {
      return SimpleType.INT;
    }
    if (plain == boolean.class) {
      return SimpleType.BOOL;
    }
    if (plain == double.class) {
      return SimpleType.DOUBLE;
    }
    if (plain == String.class || plain.isEnum() || Told.class.isAssignableFrom(plain)) {
      return SimpleType.STRING;
    }
    addStruct(plain);
    return StructTypeReference.create(nameOf(plain));
  }

  private void addStruct(Class<?> record) {
    String name = nameOf(record);
    if (structs.containsKey(name)) {
      return;
    }
    Map<String, CelType> fields = new LinkedHashMap<>();
    structs.put(name, fields);
    for (RecordShape.Part part : RecordShape.of(record).parts()) {
      fields.put(part.name(), typeOf(part));
      addWords(name, part);
    }
  }

  /** Several kinds of events may use other words for the same detail. */
  private void addWords(String struct, RecordShape.Part part) {
    if (part.type() instanceof Class<?> type && type.isEnum()) {
      SequencedSet<String> all = new LinkedHashSet<>();
      String key = struct + "." + part.name();
      all.addAll(words.getOrDefault(key, List.of()));
      for (Object constant : type.getEnumConstants()) {
        all.add(ApiNames.of((Enum<?>) constant));
      }
      words.put(key, List.copyOf(all));
    }
  }

  Map<String, CelType> variables() {
    return variables;
  }

  private Map<String, CelType> fieldsOf(String struct) {
    return structs.getOrDefault(struct, new LinkedHashMap<>());
  }

  /** All words that the field can have, or null if it can have any. */
  @Nullable List<String> wordsOf(String struct, String field) {
    return words.get(struct + "." + field);
  }

  /** All names of fields, of whatever they are. */
  SequencedSet<String> fieldNames() {
    SequencedSet<String> names = new LinkedHashSet<>();
    structs.values().forEach(fields -> names.addAll(fields.keySet()));
    return names;
  }

  /** Whether the name is neither the event nor the clock. */
  boolean isOfSnapshot(String variable) {
    return variables.containsKey(variable)
        && !variable.equals(EVENT_VARIABLE)
        && !variable.equals(STEP)
        && !variable.equals(TIME);
  }

  private StructType struct(String name) {
    Map<String, CelType> fields = fieldsOf(name);
    return StructType.create(
        name,
        ImmutableSet.copyOf(fields.keySet()),
        field -> Optional.ofNullable(fields.get(field)));
  }

  @Override
  public ImmutableCollection<CelType> types() {
    ImmutableList.Builder<CelType> types = ImmutableList.builder();
    for (String name : structs.keySet()) {
      types.add(struct(name));
    }
    return types.build();
  }

  @Override
  public Optional<CelType> findType(String name) {
    return structs.containsKey(name) ? Optional.of(struct(name)) : Optional.empty();
  }
}
