package gopark.scenario;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Objects;
import java.util.SequencedMap;
import org.jspecify.annotations.Nullable;

/**
 * Objects of several kinds, told apart by a word in one of their fields. Reading, writing and the
 * schema come from its lines.
 *
 * @param <T> what the objects stand for
 */
final class Table<T> {
  private final String wordField;
  private final List<Row<T>> rows;

  /** The lines by their words, in the order in which these are told of. */
  private final SequencedMap<String, List<Row<T>>> byWord = new LinkedHashMap<>();

  private final List<String> words;

  Table(String wordField, List<Row<T>> rows) {
    this.wordField = wordField;
    this.rows = List.copyOf(rows);
    rows.forEach(row -> byWord.computeIfAbsent(row.word(), it -> new ArrayList<>()).add(row));
    words = List.copyOf(byWord.keySet());
  }

  List<String> words() {
    return words;
  }

  /** What the fields tell; null if it is none of these, or too wrong, which is told. */
  @Nullable T read(Fields fields) {
    String word = fields.choice(wordField, words);
    if (word == null) {
      fields.leaveRest();
      return null;
    }
    return read(word, fields);
  }

  /** What the fields tell that go with a word. */
  @Nullable T read(String word, Fields fields) {
    return row(word, fields).reader().apply(fields);
  }

  private Row<T> row(String word, Fields fields) {
    List<Row<T>> all = Objects.requireNonNull(byWord.get(word), word);
    Row<T> first = all.getFirst();
    if (all.size() == 1) {
      return first;
    }
    Row<T> other = all.getLast();
    fields.needsOneOf(first.mark().name, other.mark().name);
    return fields.has(other.mark().name) ? other : first;
  }

  /** The word that stands for a value. */
  String word(T value) {
    return row(value).word();
  }

  SequencedMap<String, Object> tree(T value) {
    Row<T> row = row(value);
    return Field.write(value, row.members(), new Tree().with(wordField, row.word())).done();
  }

  private Row<T> row(T value) {
    for (Row<T> row : rows) {
      if (row.is().test(value)) {
        return row;
      }
    }
    throw new IllegalArgumentException("No line of the table writes " + value);
  }

  /** The schema, in which each object has some fields before its word. */
  SequencedMap<String, Object> schema(Field<?>... before) {
    List<SequencedMap<String, Object>> forms = new ArrayList<>();
    for (Row<T> row : rows) {
      forms.addAll(row.schemas(wordField, List.of(before)));
    }
    return Schema.of(Schema.ONE_OF, List.copyOf(forms));
  }
}
