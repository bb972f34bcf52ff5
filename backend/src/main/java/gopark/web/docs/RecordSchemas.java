package gopark.web.docs;

import gopark.golang.GoSettings;
import gopark.runtime.release.Rules;
import gopark.runtime.state.Told;
import gopark.session.Lag;
import gopark.session.ProgramText;
import gopark.trace.ApiNames;
import gopark.trace.RecordNames;
import gopark.trace.RecordShape;
import java.lang.reflect.ParameterizedType;
import java.lang.reflect.Type;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/** The schemas of trees that are made of records, under the records' names. */
final class RecordSchemas {

  private static final String TYPE = "type";

  /** Schemas of records that are not the runtime's. */
  private static final Map<Class<?>, String> NAMES_ABOVE =
      Map.of(
          Rules.class,
          "Rules",
          Lag.class,
          "Lag",
          ProgramText.class,
          "ProgramText",
          GoSettings.class,
          "GoSettings");

  private final Map<String, Object> schemas = new LinkedHashMap<>();

  Map<String, Object> all() {
    return schemas;
  }

  /** A schema that refers to the record's, which is made if there is none yet. */
  Map<String, Object> of(Class<?> record) {
    String above = NAMES_ABOVE.get(record);
    String name = above == null ? RecordNames.of(record) : above;
    if (!schemas.containsKey(name)) {
      // One that holds another of its kind would come here again.
      schemas.put(name, Map.of());
      schemas.put(name, object(RecordShape.of(record).parts()));
    }
    return Tree.reference("schemas", name);
  }

  /** An object of these components; what may be null there may be absent here. */
  Map<String, Object> object(List<RecordShape.Part> parts) {
    Map<String, Object> properties = new LinkedHashMap<>();
    List<Object> required = new ArrayList<>();
    for (RecordShape.Part part : parts) {
      properties.put(part.name(), of(part.type()));
      if (!part.nullable()) {
        required.add(part.name());
      }
    }
    Map<String, Object> schema = typed("object");
    schema.put("properties", properties);
    schema.put("required", required);
    return schema;
  }

  private Map<String, Object> of(Type type) {
    if (type instanceof ParameterizedType many) {
      Type[] arguments = many.getActualTypeArguments();
      boolean isList = List.class.isAssignableFrom((Class<?>) many.getRawType());
      Map<String, Object> schema = typed(isList ? "array" : "object");
      schema.put(isList ? "items" : "additionalProperties", of(arguments[arguments.length - 1]));
      return schema;
    }
    if (!(type instanceof Class<?> single)) {
      throw new IllegalArgumentException("There is no schema for " + type);
    }
    if (single.isEnum()) {
      Map<String, Object> schema = typed("string");
      schema.put(
          "enum",
          Arrays.stream(single.getEnumConstants()).map(it -> ApiNames.of((Enum<?>) it)).toList());
      return schema;
    }
    if (Told.class.isAssignableFrom(single)) {
      return typed("string");
    }
    return single.isRecord() ? of(single) : typed(name(single));
  }

  private static String name(Class<?> type) {
    if (type == String.class) {
      return "string";
    }
    if (type == boolean.class || type == Boolean.class) {
      return "boolean";
    }
    if (type == double.class || type == Double.class) {
      return "number";
    }
    if (type == int.class || type == Integer.class || type == long.class || type == Long.class) {
      return "integer";
    }
    throw new IllegalArgumentException("There is no schema for " + type);
  }

  private static Map<String, Object> typed(String name) {
    Map<String, Object> schema = new LinkedHashMap<>();
    schema.put(TYPE, name);
    return schema;
  }
}
