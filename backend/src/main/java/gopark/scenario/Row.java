package gopark.scenario;

import gopark.scenario.Field.Member;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.SequencedMap;
import java.util.function.Function;
import java.util.function.Predicate;
import org.jspecify.annotations.Nullable;

/**
 * One line of a {@link Table}: a word, the fields that go with it, and what they stand for.
 *
 * @param word that tells the object's kind
 * @param is whether this line is to write a value
 * @param reader null if the fields are so wrong that nothing can be made of them, which is told
 * @param members the fields, in the order in which they are written
 * @param forms the objects that the schema has for it, each by its fields; none: it is always
 *     refused
 * @param rules that the schema has for it beside these objects
 */
record Row<T>(
    String word,
    Predicate<T> is,
    Function<Fields, @Nullable T> reader,
    List<Member<T>> members,
    List<List<Field<?>>> forms,
    SequencedMap<String, Object> rules) {

  private static final String LEAST_FIELDS = "minProperties";

  /** A line for all values of a type. */
  @SafeVarargs
  static <T, S extends T> Row<T> of(
      String word,
      Class<S> type,
      Function<Fields, @Nullable S> reader,
      Member<? super S>... members) {
    List<Member<? super S>> all = new ArrayList<>();
    for (Member<? super S> member : members) {
      all.add(member);
    }
    return of(word, type, reader, all);
  }

  /** A line for all values of a type. */
  static <T, S extends T> Row<T> of(
      String word,
      Class<S> type,
      Function<Fields, @Nullable S> reader,
      List<Member<? super S>> members) {
    return of(word, type, type::isInstance, reader, members);
  }

  /** A line for some values of a type. */
  static <T, S extends T> Row<T> of(
      String word,
      Class<S> type,
      Predicate<T> is,
      Function<Fields, @Nullable S> reader,
      List<Member<? super S>> members) {
    List<Member<T>> all = new ArrayList<>();
    for (Member<? super S> member : members) {
      all.add(member.within(type::cast));
    }
    List<Field<?>> form = new ArrayList<>();
    all.forEach(member -> form.add(member.field()));
    return new Row<>(word, is, reader::apply, all, List.of(form), new LinkedHashMap<>());
  }

  /** A line that only refuses: the word was one once, or is one elsewhere. */
  static <T> Row<T> refused(String word, Function<Fields, @Nullable T> reader) {
    return new Row<>(word, value -> false, reader, List.of(), List.of(), new LinkedHashMap<>());
  }

  /** This line, which the schema tells as several objects. */
  Row<T> inForms(List<List<Field<?>>> others) {
    return new Row<>(word, is, reader, members, others, rules);
  }

  /** This line, in which two fields exclude each other. */
  Row<T> notBoth(Field<?> one, Field<?> other) {
    return with("not", Schema.of("required", List.of(one.name, other.name)));
  }

  /** This line, with at least that number of fields beside the word. */
  Row<T> withAtLeast(int fields) {
    return with(LEAST_FIELDS, fields);
  }

  private Row<T> with(String rule, Object value) {
    return new Row<>(word, is, reader, members, forms, Schema.with(rules, rule, value));
  }

  /** The field whose presence tells this line from others of the same word. */
  Field<?> mark() {
    return members.getFirst().field();
  }

  /** The objects that the schema has for it, with some fields before the word. */
  List<SequencedMap<String, Object>> schemas(String wordField, List<Field<?>> before) {
    return forms.stream().map(form -> schema(wordField, before, form)).toList();
  }

  private SequencedMap<String, Object> schema(
      String wordField, List<Field<?>> before, List<Field<?>> form) {
    List<Field<?>> fields = new ArrayList<>(before);
    fields.add(Field.of(wordField, Schema.of("const", word), (read, name) -> word));
    fields.addAll(form);
    SequencedMap<String, Object> schema = Field.object(fields);
    rules.forEach((rule, value) ->
        schema.put(
            rule, rule.equals(LEAST_FIELDS) ? (Object) ((int) value + before.size() + 1) : value));
    return schema;
  }
}
