package gopark.scenario;

import gopark.simulation.WorkMeter;
import java.math.BigDecimal;
import java.math.BigInteger;
import java.util.ArrayList;
import java.util.Collection;
import java.util.List;
import java.util.Map;
import java.util.function.Supplier;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;

/** All that is wrong with one tree, and the rules for its values. */
final class Problems {
  /** The stand-in for a value that is missing, which has been reported. */
  enum Told {
    MISSING
  }

  private static final Pattern PLAIN_NAME = Pattern.compile("[A-Za-z_][A-Za-z0-9_-]{0,49}");
  private static final int SHOWN = 40;

  /** What a field costs to be read; and a value to be counted. */
  private static final long FIELD_WORK = 200;

  private static final long NODE_WORK = 20;

  /** The meter that reading is counted by. */
  final WorkMeter work;

  /** All objects that are being read. */
  final List<Fields> readers = new ArrayList<>();

  /** Objects and lists that may be within each other. */
  private final int deepest;

  private final List<Problem> found = new ArrayList<>();

  /** How many there are beyond those that are told. */
  private int untold;

  Problems(WorkMeter work, int deepest) {
    this.work = work;
    this.deepest = deepest;
  }

  /** Adds a problem, which is only made if it is told: a stranger may have sent very many. */
  void add(Supplier<Problem> problem) {
    if (found.size() < ScenarioLimits.PROBLEMS) {
      found.add(problem.get());
    } else {
      untold++;
    }
  }

  /** Reports that a field is looked at. */
  void spendOnField() {
    work.spend(FIELD_WORK);
  }

  <T> Reading<T> reading(@Nullable T value) {
    for (Fields fields : readers) {
      fields.tellUnasked();
    }
    if (untold > 0) {
      found.add(
          Problem.of("", "more-problems", "There are " + untold + " more mistakes.")
              .with("count", untold));
    }
    if (!found.isEmpty()) {
      return new Reading.Refused<>(found);
    }
    if (value == null) {
      throw new IllegalStateException("Nothing was read, and nothing told.");
    }
    return new Reading.Read<>(value);
  }

  // ---- the whole tree

  /** Whether the tree is neither too large nor too deep. */
  boolean hasFitting(@Nullable Object tree) {
    int left = count(tree, "", 0, ScenarioLimits.NODES);
    if (left < 0 && found.isEmpty()) {
      add(() ->
          Problem.of(
                  "",
                  "too-large",
                  "There are more than " + ScenarioLimits.NODES + " values in this document.")
              .with("most", ScenarioLimits.NODES));
    }
    return found.isEmpty();
  }

  /** How many more values there may be after these; negative if there are too many. */
  private int count(@Nullable Object tree, String path, int depth, int budget) {
    int left = budget - 1;
    work.spend(NODE_WORK);
    if (depth > deepest) {
      add(() ->
          Problem.of(
                  path,
                  "too-deep",
                  "There are more than " + deepest + " objects within each other.")
              .with("most", deepest));
      return -1;
    }
    if (tree instanceof Map<?, ?> map) {
      for (Map.Entry<?, ?> entry : map.entrySet()) {
        if (left < 0) {
          return left;
        }
        left = count(entry.getValue(), within(path, entry, depth), depth + 1, left);
      }
    } else if (tree instanceof List<?> list) {
      for (int i = 0; i < list.size() && left >= 0; i++) {
        left = count(list.get(i), path, depth + 1, left);
      }
    }
    return left;
  }

  /** Paths are made only where they may be told: they cost more than the looking. */
  private static String within(String path, Map.Entry<?, ?> entry, int depth) {
    boolean mayBeDeep =
        entry.getValue() instanceof Map<?, ?> || entry.getValue() instanceof List<?>;
    return depth < 1 && mayBeDeep ? join(path, String.valueOf(entry.getKey())) : path;
  }

  static String join(String path, String name) {
    if (!PLAIN_NAME.matcher(name).matches()) {
      return path + "[" + shown(name) + "]";
    }
    return path.isEmpty() ? name : path + "." + name;
  }

  // ---- values

  List<Fields> elements(String path, List<?> list, int least, int most) {
    List<Fields> elements = new ArrayList<>(list.size());
    if (fits(path, list, least, most)) {
      for (int i = 0; i < list.size(); i++) {
        elements.add(Fields.element(this, path + "[" + i + "]", list.get(i)));
      }
    }
    return elements;
  }

  List<String> texts(String path, List<?> list, int mostTexts, int most) {
    List<String> texts = new ArrayList<>(list.size());
    if (fits(path, list, 0, mostTexts)) {
      for (int i = 0; i < list.size(); i++) {
        texts.add(text(path + "[" + i + "]", list.get(i), 1, most));
      }
    }
    return texts;
  }

  List<Integer> integers(String path, List<?> list, int mostNumbers, int least, int most) {
    List<Integer> numbers = new ArrayList<>(list.size());
    if (fits(path, list, 0, mostNumbers)) {
      for (int i = 0; i < list.size(); i++) {
        numbers.add((int) number(path + "[" + i + "]", list.get(i), least, most));
      }
    }
    return numbers;
  }

  boolean fits(String path, List<?> list, int least, int most) {
    if (list.size() > most || list.size() < least) {
      boolean many = list.size() > most;
      add(() ->
          Problem.of(
                  path,
                  many ? "too-many" : "too-few",
                  "There must be "
                      + (many ? "at most " + most : "at least " + least)
                      + " here, not "
                      + list.size()
                      + ".")
              .with("count", list.size())
              .with("least", least)
              .with("most", most));
      return false;
    }
    return true;
  }

  long number(String path, @Nullable Object value, long least, long most) {
    Long whole = whole(value);
    if (whole == null) {
      if (value instanceof BigInteger || isWholeBeyondLong(value)) {
        outOfRange(path, shown(value), least, most);
      } else {
        wrongType(path, "not-a-whole-number", "a whole number", value);
      }
      return least;
    }
    if (whole < least || whole > most || Math.abs(whole) > ScenarioLimits.EXACT) {
      outOfRange(
          path,
          whole,
          Math.max(least, -ScenarioLimits.EXACT),
          Math.min(most, ScenarioLimits.EXACT));
      return least;
    }
    return whole;
  }

  private static boolean isWholeBeyondLong(@Nullable Object value) {
    return (value instanceof Double || value instanceof Float)
        && Double.isFinite(((Number) value).doubleValue())
        && ((Number) value).doubleValue() % 1 == 0;
  }

  /** The exact value as a whole number, or null if it has none that fits. */
  private static @Nullable Long whole(@Nullable Object value) {
    return switch (value) {
      case Long number -> number;
      case Integer number -> number.longValue();
      case Short number -> number.longValue();
      case Byte number -> number.longValue();
      case BigInteger number -> number.bitLength() < Long.SIZE ? number.longValue() : null;
      case BigDecimal number -> whole(number);
      case Double number -> whole(number.doubleValue());
      case Float number -> whole(number.doubleValue());
      case null, default -> null;
    };
  }

  private static @Nullable Long whole(BigDecimal number) {
    try {
      return number.longValueExact();
    } catch (ArithmeticException notWhole) {
      return null;
    }
  }

  /** Beyond 2⁵³ a double may have been another number before it was read. */
  private static @Nullable Long whole(double number) {
    boolean exact = number % 1 == 0 && Math.abs(number) <= ScenarioLimits.EXACT;
    return exact ? (Long) (long) number : null;
  }

  double decimal(String path, @Nullable Object value, double least, double most) {
    if (!(value instanceof Number given)) {
      wrongType(path, "not-a-number", "a number", value);
      return least;
    }
    double number = given.doubleValue();
    if (!(number >= least && number <= most)) {
      outOfRange(path, shown(value), least, most);
      return least;
    }
    return number;
  }

  private void outOfRange(String path, Object value, Object least, Object most) {
    add(() ->
        Problem.of(
                path,
                "out-of-range",
                "This must be from " + least + " to " + most + ", not " + value + ".")
            .with("value", value)
            .with("least", least)
            .with("most", most));
  }

  String text(String path, @Nullable Object value, int least, int most) {
    if (!(value instanceof String text)) {
      wrongType(path, "not-a-text", "a text", value);
      return "";
    }
    if (text.length() > most || text.length() < least) {
      boolean isLong = text.length() > most;
      add(() ->
          Problem.of(
                  path,
                  isLong ? "too-long" : "empty",
                  isLong
                      ? "This must have at most " + most + " characters, not " + text.length() + "."
                      : "This must not be empty.")
              .with("length", text.length())
              .with("most", most));
      return "";
    }
    if (!isWellFormed(text)) {
      add(() -> Problem.of(path, "not-unicode", "This text holds half a character or a zero."));
      return "";
    }
    return text;
  }

  /** Whether the text survives any encoding: no lone surrogates, no zeros. */
  private static boolean isWellFormed(String text) {
    for (int i = 0; i < text.length(); i++) {
      char c = text.charAt(i);
      if (c == 0 || Character.isLowSurrogate(c)) {
        return false;
      }
      if (Character.isHighSurrogate(c)) {
        i++;
        if (i == text.length() || !Character.isLowSurrogate(text.charAt(i))) {
          return false;
        }
      }
    }
    return true;
  }

  @Nullable String choice(String path, @Nullable Object value, List<String> known) {
    if (!(value instanceof String word)) {
      wrongType(path, "not-a-text", "a text", value);
      return null;
    }
    if (known.contains(word)) {
      return word;
    }
    add(() -> {
      String list = String.join(", ", known);
      return Problem.of(
              path, "unknown-word", "There is no " + shown(word) + " here; there are " + list + ".")
          .with("value", shown(word))
          .with("known", list);
    });
    return null;
  }

  /** A field that nobody asked for, of the object at that path. */
  void unknownField(String path, String name, Collection<String> known) {
    add(() -> {
      String list = String.join(", ", known);
      return Problem.of(
              join(path, name),
              "unknown-field",
              "There is no field " + shown(name) + " here; there may be " + list + ".")
          .with("name", shown(name))
          .with("known", list);
    });
  }

  void wrongType(String path, String code, String wanted, @Nullable Object found) {
    if (!(found instanceof Told)) {
      add(() ->
          Problem.of(path, code, "This must be " + wanted + ", not " + kind(found) + ".")
              .with("found", kind(found)));
    }
  }

  private static String kind(@Nullable Object value) {
    return switch (value) {
      case null -> "null";
      case String text -> "text";
      case Boolean flag -> "boolean";
      case Number number -> "number";
      case List<?> list -> "list";
      case Map<?, ?> map -> "object";
      default -> "something else";
    };
  }

  /** Some of it, in quotes and without what could confuse: it comes from a stranger. */
  private static String shown(@Nullable Object value) {
    StringBuilder text = new StringBuilder();
    String whole = value instanceof BigInteger big ? digits(big) : String.valueOf(value);
    whole.codePoints().limit(SHOWN).forEach(c -> text.appendCodePoint(isShown(c) ? c : '?'));
    boolean cut = whole.codePointCount(0, whole.length()) > SHOWN;
    String shown = text + (cut ? "…" : "");
    return value instanceof String ? "\"" + shown + "\"" : shown;
  }

  private static boolean isShown(int c) {
    return !Character.isISOControl(c)
        && Character.isValidCodePoint(c)
        && Character.getType(c) != Character.SURROGATE
        && Character.getType(c) != Character.FORMAT;
  }

  /** A number of a million digits takes long to write out. */
  private static String digits(BigInteger number) {
    return number.bitLength() > 256 ? "a number of many digits" : number.toString();
  }
}
