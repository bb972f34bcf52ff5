package gopark.web.docs;

import gopark.program.Operation;
import gopark.program.OperationNames;
import gopark.runtime.event.Event;
import gopark.runtime.event.EventKind;
import gopark.runtime.state.GoroutineStatus;
import gopark.runtime.state.ProcessorStatus;
import gopark.runtime.state.RuntimeSnapshot;
import gopark.runtime.state.Why;
import gopark.session.Moment;
import gopark.trace.ApiNames;
import gopark.trace.GoldenText;
import gopark.trace.RecordShape;
import java.io.IOException;
import java.lang.reflect.RecordComponent;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;

/**
 * The names that others' programs, stored conditions and stored sessions rely on. None may go or
 * change; a new one is written down with {@code -Dgolden=update}.
 */
class PublicNamesTest {
  private static final String FILE = "web/docs/public-names.txt";

  private final Map<String, String> words = new TreeMap<>();

  @Test
  void everyNameThatIsToldOutsideIsTheOneWrittenDown() throws IOException {
    StringBuilder names = new StringBuilder();
    names.append("# Kinds of events\n");
    EventKind.apiNames().forEach(kind -> names.append(kind).append('\n'));
    names.append("\n# Fields of events\n");
    fieldsOfEvents().forEach(name -> names.append(name).append('\n'));
    names.append("\n# Fields of snapshots\n");
    fieldsOfSnapshots().forEach((record, all) -> names.append(record).append(all).append('\n'));
    names.append("\n# Operations of goroutines\n");
    operations().forEach(operation -> names.append(operation).append('\n'));
    names.append("\n# Links of reasons\n");
    links().forEach((code, fields) -> names.append(code).append(fields).append('\n'));
    names.append("\n# Statuses\n");
    for (GoroutineStatus status : GoroutineStatus.values()) {
      names.append(status.text()).append('\n');
    }
    for (ProcessorStatus status : ProcessorStatus.values()) {
      names.append(status.text()).append('\n');
    }
    names.append("\n# Words for constants\n");
    words.forEach((field, all) -> names.append(field).append(all).append('\n'));
    GoldenText.check(FILE, names.toString());
  }

  private Set<String> fieldsOfEvents() {
    Set<String> fields = new TreeSet<>();
    for (Class<?> record : leaves(Event.class)) {
      for (RecordShape.Part part : RecordShape.of(record).parts()) {
        fields.add(part.name());
        note(part);
      }
    }
    return fields;
  }

  private Map<String, String> fieldsOfSnapshots() {
    RecordSchemas schemas = new RecordSchemas();
    List<RecordShape.Part> parts = new ArrayList<>(RecordShape.of(Moment.class).parts());
    parts.removeIf(part -> List.of("pace", "trouble", "runtime").contains(part.name()));
    parts.addAll(RecordShape.of(RuntimeSnapshot.class).parts());
    schemas.object(parts);
    Map<String, String> fields = new TreeMap<>();
    schemas
        .all()
        .forEach((name, schema) ->
            fields.put(
                name,
                ": "
                    + String.join(
                        ", ",
                        new TreeSet<>(
                            properties(schema).keySet().stream().map(Object::toString).toList()))));
    List<String> own = parts.stream().map(RecordShape.Part::name).sorted().distinct().toList();
    fields.put("Snapshot", ": " + String.join(", ", own));
    return fields;
  }

  private static Map<?, ?> properties(Object schema) {
    return (Map<?, ?>) Objects.requireNonNull(((Map<?, ?>) schema).get("properties"));
  }

  private static List<String> operations() {
    return leaves(Operation.class).stream()
        .map(type -> OperationNames.of((Operation) blank(type)))
        .sorted()
        .toList();
  }

  private Map<String, String> links() {
    Map<String, String> links = new TreeMap<>();
    for (Class<?> type : leaves(Why.Link.class)) {
      List<String> fields = new ArrayList<>();
      for (RecordShape.Part part : RecordShape.of(type).parts()) {
        fields.add(part.name());
        note(part);
      }
      links.put(((Why.Link) blank(type)).code(), ": " + String.join(", ", fields));
    }
    return links;
  }

  private void note(RecordShape.Part part) {
    if (part.type() instanceof Class<?> type && type.isEnum() && type != EventKind.class) {
      List<String> all =
          Arrays.stream(type.getEnumConstants()).map(it -> ApiNames.of((Enum<?>) it)).toList();
      // Several kinds may use other words for a field of one name.
      words.merge(part.name(), ": " + String.join(", ", all), PublicNamesTest::both);
    }
  }

  private static String both(String known, String more) {
    return known.contains(more.substring(2)) ? known : known + "; " + more.substring(2);
  }

  private static List<Class<?>> leaves(Class<?> type) {
    Class<?>[] kinds = type.getPermittedSubclasses();
    if (kinds == null) {
      return List.of(type);
    }
    return Arrays.stream(kinds).flatMap(kind -> leaves(kind).stream()).distinct().toList();
  }

  /** A record of nothing, of which only the type matters. */
  private static Object blank(Class<?> type) {
    Map<Class<?>, Object> zeros = new LinkedHashMap<>();
    zeros.put(int.class, 0);
    zeros.put(long.class, 0L);
    zeros.put(double.class, 0.0);
    zeros.put(boolean.class, false);
    zeros.put(String.class, "");
    zeros.put(List.class, List.of());
    RecordComponent[] components = type.getRecordComponents();
    Class<?>[] types = new Class<?>[components.length];
    @Nullable Object[] values = new @Nullable Object[components.length];
    for (int i = 0; i < types.length; i++) {
      types[i] = components[i].getType();
      values[i] = zeros.get(types[i]);
    }
    try {
      return type.getDeclaredConstructor(types).newInstance(values);
    } catch (ReflectiveOperationException e) {
      throw new LinkageError(type.getName(), e);
    }
  }
}
