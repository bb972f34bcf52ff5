package gopark.scenario;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Objects;
import java.util.SequencedMap;
import java.util.function.Function;
import org.jspecify.annotations.Nullable;

/**
 * One field of an object in a document, described once: reading it, its limits and its part of the
 * schema come from here. Where it may be absent it has a value that holds then.
 *
 * @param <T> what is read; null only where a field may be absent without one
 */
final class Field<T extends @Nullable Object> {
  private static final String DEFAULT = "default";

  final String name;
  private final Reader<T> reader;

  /** The field's part of the schema. */
  private final SequencedMap<String, Object> schema;

  /** What the schema refers to there; or null. */
  private final @Nullable Definition definition;

  private final boolean required;

  /** How a field of some name is read. */
  @FunctionalInterface
  interface Reader<T extends @Nullable Object> {
    T read(Fields fields, String name);
  }

  /** A part of the schema that has a name of its own. */
  record Definition(String name, SequencedMap<String, Object> schema) {}

  private Field(
      String name,
      Reader<T> reader,
      SequencedMap<String, Object> schema,
      @Nullable Definition definition,
      boolean required) {
    this.name = name;
    this.reader = reader;
    this.schema = schema;
    this.definition = definition;
    this.required = required;
  }

  /** A field that must be there, read by a reader of its own. */
  static <T extends @Nullable Object> Field<T> of(
      String name, SequencedMap<String, Object> schema, Reader<T> reader) {
    return new Field<>(name, reader, schema, null, true);
  }

  // ---- kinds

  static Field<Integer> integer(String name, int least, int most) {
    return of(name, Schema.integer(least, most), (fields, it) -> fields.integer(it, least, most));
  }

  static Field<Integer> integer(String name, int least, int most, int otherwise) {
    return integer(name, least, most).otherwise(otherwise);
  }

  static Field<Long> number(String name, long least, long most) {
    return of(name, Schema.integer(least, most), (fields, it) -> fields.number(it, least, most));
  }

  static Field<Long> number(String name, long least, long most, long otherwise) {
    return number(name, least, most).otherwise(otherwise);
  }

  /** A number that may have a fraction. */
  static Field<Double> decimal(String name, double least, double most) {
    SequencedMap<String, Object> schema = Schema.of("type", "number");
    schema.put("minimum", least);
    schema.put("maximum", most);
    return of(name, schema, (fields, it) -> fields.decimal(it, least, most));
  }

  static Field<Boolean> flag(String name) {
    return of(
        name,
        Schema.of("type", "boolean"),
        (fields, it) -> Boolean.TRUE.equals(fields.optionalFlag(it)));
  }

  static Field<Boolean> flag(String name, boolean otherwise) {
    return flag(name).otherwise(otherwise);
  }

  /** A text of at least one character. */
  static Field<String> text(String name, int most) {
    return of(name, Schema.text(1, most), (fields, it) -> fields.text(it, most));
  }

  /** A text that may be empty. */
  static Field<String> anyText(String name, int most, String otherwise) {
    return of(
            name,
            Schema.text(0, most),
            (Reader<String>) (fields, it) -> fields.anyText(it, most, otherwise))
        .otherwise(otherwise);
  }

  /** One of some words. */
  static Field<String> choice(String name, List<String> words, String otherwise) {
    return of(
            name,
            Schema.of("enum", words),
            (Reader<String>)
                (fields, it) -> {
                  String word = fields.choice(it, words);
                  return word == null ? otherwise : word;
                })
        .otherwise(otherwise);
  }

  // ---- what else may be said of it

  /** This field, which is absent where it has this value. */
  Field<T> otherwise(T value) {
    return absentIf(value, Schema.with(schema, DEFAULT, Objects.requireNonNull(value)));
  }

  /** This field, which is absent where it has this value; the schema does not say so. */
  Field<T> unless(T value) {
    return absentIf(value, schema);
  }

  private Field<T> absentIf(T value, SequencedMap<String, Object> described) {
    return new Field<>(name, orElse(value), described, definition, false);
  }

  private Reader<T> orElse(T value) {
    return (fields, it) -> fields.isAbsent(it) ? value : reader.read(fields, it);
  }

  /** This field, null where it is absent. */
  Field<@Nullable T> optional() {
    return new Field<@Nullable T>(
        name,
        (fields, it) -> fields.isAbsent(it) ? null : reader.read(fields, it),
        schema,
        definition,
        false);
  }

  /** This field, with this value where it is absent and another check tells that it is missing. */
  Field<T> orToldElsewhere(T value) {
    return new Field<>(name, orElse(value), schema, definition, true);
  }

  /** This field, which the schema tells by reference to a definition. */
  Field<T> as(String definedName) {
    return new Field<>(
        name, reader, Schema.reference(definedName), new Definition(definedName, schema), required);
  }

  /** This field with a sentence in the schema. */
  Field<T> about(String sentence) {
    return new Field<>(
        name, reader, Schema.with(schema, "description", sentence), definition, required);
  }

  /** This field under another name. */
  Field<T> named(String other) {
    return new Field<>(other, reader, schema, definition, required);
  }

  // ---- use

  T of(Fields fields) {
    return reader.read(fields, name);
  }

  /** The field of those objects that have this value there; where that is null, it is absent. */
  <S> Member<S> from(Function<? super S, ? extends @Nullable Object> value) {
    return new Member<>(this, value);
  }

  Definition definition() {
    return Objects.requireNonNull(definition, name);
  }

  /** An object with these fields and no others. */
  static SequencedMap<String, Object> object(List<? extends Field<?>> fields) {
    SequencedMap<String, Object> properties = new LinkedHashMap<>();
    List<String> required = new ArrayList<>();
    for (Field<?> field : fields) {
      properties.put(field.name, field.schema);
      if (field.required) {
        required.add(field.name);
      }
    }
    return Schema.object(properties, required);
  }

  /**
   * A field, and where its value is in what is written.
   *
   * @param value null: the field is left out
   */
  record Member<S>(Field<?> field, Function<? super S, ? extends @Nullable Object> value) {
    /** This member of an object that has such a one within. */
    <W> Member<W> within(Function<? super W, ? extends S> part) {
      return new Member<>(field, whole -> value.apply(part.apply(whole)));
    }

    void write(S from, Tree tree) {
      tree.with(field.name, value.apply(from));
    }
  }

  /** Writes an object. */
  static <S> Tree write(S from, List<Member<S>> members, Tree tree) {
    members.forEach(member -> member.write(from, tree));
    return tree;
  }
}
