package gopark.scenario;

import gopark.simulation.WorkMeter;
import java.util.ArrayList;
import java.util.Collection;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.function.Function;
import org.jspecify.annotations.Nullable;

/**
 * The fields of one object of a tree that a stranger sent, read strictly. Whatever is wrong is
 * collected, and reading goes on with a value that is right, so that all problems are told at once;
 * the value that was read is given only if there is none. A field that nobody asked for is a
 * problem too, and so is null.
 */
public final class Fields {
  private final Problems problems;
  private final String path;
  private final Map<String, @Nullable Object> fields;
  private final Set<String> asked = new LinkedHashSet<>();

  /**
   * Whether the document is no object, which has been reported: every field then counts as present.
   */
  private final boolean broken;

  private boolean open;

  private Fields(Problems problems, String path, @Nullable Object tree) {
    this.problems = problems;
    this.path = path;
    this.fields = new LinkedHashMap<>();
    this.broken = !(tree instanceof Map<?, ?>);
    problems.readers.add(this);
    if (tree instanceof Map<?, ?> map) {
      map.forEach((name, value) -> {
        problems.spendOnField();
        fields.put(String.valueOf(name), value);
      });
    } else {
      problems.wrongType(path, "not-an-object", "an object", tree);
    }
  }

  /** Reads an object. */
  public static <T> Reading<T> read(
      @Nullable Object tree, Function<? super Fields, ? extends @Nullable T> reader) {
    return read(tree, WorkMeter.unlimited(), reader);
  }

  /** Reads an object; the meter counts what that takes. */
  public static <T> Reading<T> read(
      @Nullable Object tree,
      WorkMeter work,
      Function<? super Fields, ? extends @Nullable T> reader) {
    Problems problems = new Problems(work, ScenarioLimits.DOCUMENT_DEPTH);
    T value = problems.hasFitting(tree) ? reader.apply(new Fields(problems, "", tree)) : null;
    return problems.reading(value);
  }

  /**
   * Reads an object that this server has stored. It may be of any size and depth: what it was made
   * of had its limits when a stranger sent it, one part at a time.
   */
  public static <T> Reading<T> readStored(
      @Nullable Object tree,
      WorkMeter work,
      Function<? super Fields, ? extends @Nullable T> reader) {
    Problems problems = new Problems(work, Integer.MAX_VALUE);
    return problems.reading(reader.apply(new Fields(problems, "", tree)));
  }

  /** Reads a list of objects, or one object alone, which become part of a document. */
  static <T> Reading<List<T>> readAll(
      @Nullable Object tree, int most, Function<? super Fields, ? extends @Nullable T> reader) {
    Problems problems = new Problems(WorkMeter.unlimited(), ScenarioLimits.DEPTH);
    List<T> values = new ArrayList<>();
    if (problems.hasFitting(tree)) {
      if (tree instanceof List<?> list) {
        for (Fields each : problems.elements("", list, 1, most)) {
          addTo(values, reader.apply(each));
        }
      } else {
        addTo(values, reader.apply(new Fields(problems, "", tree)));
      }
    }
    return problems.reading(Collections.unmodifiableList(values));
  }

  private static <T> void addTo(List<T> values, @Nullable T value) {
    if (value != null) {
      values.add(value);
    }
  }

  /** Where this object is in the tree. */
  public String path() {
    return path;
  }

  /** Where the field is. */
  public String path(String name) {
    return Problems.join(path, name);
  }

  public boolean has(String name) {
    return fields.containsKey(name);
  }

  /** The meter that reading is counted by. */
  public WorkMeter work() {
    return problems.work;
  }

  /** The names of all fields, in their order. */
  public List<String> names() {
    return List.copyOf(fields.keySet());
  }

  // ---- whole numbers

  public int integer(String name, int least, int most) {
    return (int) number(name, least, most);
  }

  public int integer(String name, int least, int most, int otherwise) {
    return (int) number(name, least, most, otherwise);
  }

  public @Nullable Integer optionalInteger(String name, int least, int most) {
    return isAbsent(name) ? null : integer(name, least, most);
  }

  /** A whole number; never rounded, and none beyond 2⁵³ − 1, where others' numbers have gaps. */
  public long number(String name, long least, long most) {
    return present(name) ? problems.number(path(name), fields.get(name), least, most) : least;
  }

  public long number(String name, long least, long most, long otherwise) {
    return isAbsent(name) ? otherwise : number(name, least, most);
  }

  public @Nullable Long optionalNumber(String name, long least, long most) {
    return isAbsent(name) ? null : number(name, least, most);
  }

  /** A number that may have a fraction. */
  public double decimal(String name, double least, double most) {
    return present(name) ? problems.decimal(path(name), fields.get(name), least, most) : least;
  }

  // ---- yes and no

  public boolean flag(String name, boolean otherwise) {
    Boolean value = optionalFlag(name);
    return value == null ? otherwise : value;
  }

  public @Nullable Boolean optionalFlag(String name) {
    if (isAbsent(name)) {
      return null;
    }
    Object value = fields.get(name);
    if (value instanceof Boolean flag) {
      return flag;
    }
    problems.wrongType(path(name), "not-true-or-false", "true or false", value);
    return false;
  }

  // ---- texts

  /** A text of at least one character. */
  public String text(String name, int most) {
    return present(name) ? problems.text(path(name), fields.get(name), 1, most) : "";
  }

  public String text(String name, int most, String otherwise) {
    return isAbsent(name) ? otherwise : text(name, most);
  }

  public @Nullable String optionalText(String name, int most) {
    return isAbsent(name) ? null : text(name, most);
  }

  /** A text that may be empty. */
  public String anyText(String name, int most, String otherwise) {
    return isAbsent(name) ? otherwise : problems.text(path(name), fields.get(name), 0, most);
  }

  /** One of the words; null if it is none of them, which is told. */
  public @Nullable String choice(String name, List<String> known) {
    return present(name) ? problems.choice(path(name), fields.get(name), known) : null;
  }

  public @Nullable String choice(String name, List<String> known, String otherwise) {
    return isAbsent(name) ? otherwise : choice(name, known);
  }

  // ---- objects and lists

  public Fields object(String name) {
    return new Fields(
        problems, path(name), present(name) ? fields.get(name) : Problems.Told.MISSING);
  }

  public @Nullable Fields optionalObject(String name) {
    return isAbsent(name) ? null : object(name);
  }

  /** The objects of a list. */
  public List<Fields> objects(String name, int least, int most) {
    if (!present(name)) {
      return List.of();
    }
    if (fields.get(name) instanceof List<?> list) {
      return problems.elements(path(name), list, least, most);
    }
    problems.wrongType(path(name), "not-a-list", "a list", fields.get(name));
    return List.of();
  }

  /** A list of least to most values of any kind. */
  public List<?> list(String name, int least, int most) {
    if (!present(name)) {
      return List.of();
    }
    if (fields.get(name) instanceof List<?> list) {
      return problems.fits(path(name), list, least, most) ? list : List.of();
    }
    problems.wrongType(path(name), "not-a-list", "a list", fields.get(name));
    return List.of();
  }

  /** The objects of a list that need not be there. */
  public List<Fields> optionalObjects(String name, int most) {
    return isAbsent(name) ? List.of() : objects(name, 0, most);
  }

  /** The texts of a list that need not be there, each of at least one character. */
  public List<String> optionalTexts(String name, int mostTexts, int most) {
    if (isAbsent(name)) {
      return List.of();
    }
    if (fields.get(name) instanceof List<?> list) {
      return problems.texts(path(name), list, mostTexts, most);
    }
    problems.wrongType(path(name), "not-a-list", "a list", fields.get(name));
    return List.of();
  }

  /** The whole numbers of a list. */
  public List<Integer> integers(String name, int mostNumbers, int least, int most) {
    if (!present(name)) {
      return List.of();
    }
    if (fields.get(name) instanceof List<?> list) {
      return problems.integers(path(name), list, mostNumbers, least, most);
    }
    problems.wrongType(path(name), "not-a-list", "a list", fields.get(name));
    return List.of();
  }

  /** What another reader makes of a field; its problems are told as being in that field. */
  public <T> @Nullable T nested(String name, Function<@Nullable Object, Reading<T>> reader) {
    if (!present(name)) {
      return null;
    }
    Reading<T> reading = reader.apply(fields.get(name));
    reading.problems().forEach(problem -> refuse(problem.within(path(name))));
    return reading instanceof Reading.Read<T>(T value) ? value : null;
  }

  // ---- what is wrong beyond types

  /** Tells a problem of the named field. */
  public void refuse(String name, String code, String sentence) {
    refuse(Problem.of(path(name), code, sentence));
  }

  /** Tells a problem. */
  public void refuse(Problem problem) {
    if (!broken) {
      problems.add(() -> problem);
    }
  }

  /** Allows these fields, which the caller reads in another way. */
  public void mayHave(Collection<String> names) {
    asked.addAll(names);
  }

  /** Tells a problem unless exactly one of the two is there. */
  public void needsOneOf(String first, String second) {
    mayHave(List.of(first, second));
    if (has(first) == has(second)) {
      refuse(
          Problem.of(
                  path,
                  "needs-one-of",
                  "There must be either \"" + first + "\" or \"" + second + "\".")
              .with("first", first)
              .with("second", second));
    }
  }

  /** Tells a problem if both are there. */
  public void atMostOneOf(String first, String second) {
    if (has(first) && has(second)) {
      needsOneOf(first, second);
    }
  }

  /**
   * Refuses a document of a version that is newer than the newest known here, whose other fields
   * nobody can judge. Whether it did.
   */
  public boolean refusesVersion(long version, int newest) {
    if (version <= newest) {
      return false;
    }
    refuse(
        Problem.of(
                path("version"),
                "unknown-version",
                "The newest version known here is " + newest + ", not " + version + ".")
            .with("version", version)
            .with("newest", newest));
    leaveRest();
    return true;
  }

  /** Fields that nobody asks for shall pass: something else is so wrong that nobody will ask. */
  public void leaveRest() {
    open = true;
  }

  // ---- within

  static Fields element(Problems problems, String path, @Nullable Object tree) {
    return new Fields(problems, path, tree);
  }

  void tellUnasked() {
    if (broken || open) {
      return;
    }
    for (String name : fields.keySet()) {
      problems.spendOnField();
      if (!asked.contains(name)) {
        problems.unknownField(path, name, asked);
      }
    }
  }

  /** Whether it is not there; it may be. */
  boolean isAbsent(String name) {
    asked.add(name);
    return !fields.containsKey(name);
  }

  /** Whether it is there; tells if not. */
  private boolean present(String name) {
    if (!isAbsent(name)) {
      return true;
    }
    if (!broken) {
      problems.add(() ->
          Problem.of(path(name), "missing", "\"" + name + "\" is missing.").with("name", name));
    }
    return false;
  }
}
