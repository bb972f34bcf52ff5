package gopark.golang.library;

import gopark.golang.value.RuntimeType;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/**
 * The fields that printing shows of structs of packages sync and sync/atomic. Theirs differ from
 * Go's, since the runtime of the simulation does the waiting; these are Go 1.26's.
 */
final class FmtViews {
  /** A field as it is printed. */
  sealed interface Part {
    String name();
  }

  /** A field of the struct itself, or of one of its structs: the way there, by numbers. */
  record Real(String name, List<Integer> path) implements Part {}

  /** A pointer that Go keeps without its type. */
  record Untyped(String name, List<Integer> path) implements Part {}

  /** A struct or an array without content. */
  record Empty(String name, String type, String brackets) implements Part {}

  /** A struct of Go's that stands for fields of ours. */
  record Nested(String name, String type, List<Part> parts) implements Part {}

  /** The type of an untyped pointer. */
  static final String UNTYPED = "unsafe.Pointer";

  private static final String ANY_PAIR = "indirect[interface {},interface {}]";

  /** By the name of the type, without type arguments. */
  private static final Map<String, List<Part>> VIEWS = views();

  private FmtViews() {}

  /** The parts in Go's order; null if the type's own fields are shown. */
  static @Nullable List<Part> of(RuntimeType type) {
    if (!type.text.startsWith("sync.") && !type.text.startsWith("atomic.")) {
      return null;
    }
    int bracket = type.text.indexOf('[');
    return VIEWS.get(bracket < 0 ? type.text : type.text.substring(0, bracket));
  }

  /** The text of an empty part with the flag #. */
  static String typeText(Empty part, RuntimeType owner) {
    return part.type.isEmpty() ? "[0]" + owner.fields().getFirst().type().text : part.type;
  }

  private static Map<String, List<Part>> views() {
    Map<String, List<Part>> views = new LinkedHashMap<>();
    for (String type : List.of("Bool", "Int32", "Uint32", "Uintptr")) {
      views.put("atomic." + type, atomic(0));
    }
    for (String type : List.of("Int64", "Uint64")) {
      views.put("atomic." + type, wide(0));
    }
    views.put(
        "atomic.Pointer",
        List.of(
            new Empty("_", "", "[]"), empty("_", "atomic.noCopy"), new Untyped("v", List.of(0))));
    views.put("sync.Mutex", mutex());
    views.put(
        "sync.RWMutex",
        List.of(
            new Nested("w", "sync.Mutex", mutex()),
            real("writerSem", 3),
            real("readerSem", 3),
            new Nested("readerCount", "atomic.Int32", atomic(1)),
            new Nested("readerWait", "atomic.Int32", atomic(2))));
    views.put(
        "sync.WaitGroup",
        List.of(
            empty("noCopy", "sync.noCopy"),
            new Nested("state", "atomic.Uint64", wide(1)),
            real("sema", 0, 3)));
    views.put("sync.Cond", cond());
    views.put("sync.Once", List.of(empty("_", "sync.noCopy"), real("done", 0), real("m", 1)));
    views.put(
        "sync.Pool",
        List.of(
            empty("noCopy", "sync.noCopy"),
            new Untyped("local", List.of(1)),
            real("localSize", 2),
            new Untyped("victim", List.of(1)),
            real("victimSize", 2),
            real("New", 0)));
    views.put("sync.Map", List.of(empty("_", "sync.noCopy"), real("m", 0)));
    views.put("sync.HashTrieMap", trie());
    return Collections.unmodifiableMap(views);
  }

  private static List<Part> mutex() {
    return List.of(
        empty("_", "sync.noCopy"),
        new Nested("mu", "sync.Mutex", List.of(real("state", 0, 2), real("sema", 0, 3))));
  }

  private static List<Part> cond() {
    return List.of(
        empty("noCopy", "sync.noCopy"),
        real("L", 1),
        new Nested(
            "notify",
            "sync.notifyList",
            List.of(
                real("wait", 0, 3),
                real("notify", 0, 3),
                real("lock", 2),
                new Untyped("head", List.of(3)),
                new Untyped("tail", List.of(3)))),
        real("checker", 2));
  }

  private static List<Part> trie() {
    String indirect = "sync." + ANY_PAIR;
    return List.of(
        new Nested("inited", "atomic.Uint32", atomic(1)),
        new Nested("initMu", "sync.Mutex", List.of(real("state", 2), real("sema", 1))),
        new Nested(
            "root",
            "atomic.Pointer[internal/" + indirect + "]",
            List.of(
                new Empty("_", "[0]*" + indirect, "[]"),
                empty("_", "atomic.noCopy"),
                new Untyped("v", List.of(0)))),
        real("keyHash", 3),
        real("valEqual", 4),
        real("seed", 5));
  }

  private static List<Part> atomic(int field) {
    return List.of(empty("_", "atomic.noCopy"), real("v", field));
  }

  private static List<Part> wide(int field) {
    return List.of(empty("_", "atomic.noCopy"), empty("_", "atomic.align64"), real("v", field));
  }

  private static Real real(String name, Integer... path) {
    return new Real(name, List.of(path));
  }

  private static Empty empty(String name, String type) {
    return new Empty(name, type, "{}");
  }
}
