package gopark.golang.check;

import gopark.golang.syntax.LiteralValue;
import gopark.golang.syntax.SyntaxDecl;
import gopark.golang.syntax.SyntaxExpr;
import gopark.golang.syntax.SyntaxFile;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.SequencedMap;
import java.util.Set;
import java.util.TreeSet;

/**
 * Finds which packages Go's compiler names by their paths: those with the name of another one that
 * is imported, if only by what is imported and if only within Go itself.
 */
final class AmbiguousPackages {
  /** Packages that have a namesake among those that Go keeps to itself and that they import. */
  private static final List<String> ALWAYS = List.of("sync", "strconv");

  /** Packages that import nothing which leads to the runtime's own package atomic. */
  private static final List<String> WITHOUT_RUNTIME =
      List.of(
          "cmp",
          "container/list",
          "container/ring",
          "math",
          "math/bits",
          "sync/atomic",
          "unicode",
          "unicode/utf16",
          "unicode/utf8");

  private AmbiguousPackages() {}

  static Set<String> of(SyntaxFile file) {
    Set<String> paths = new TreeSet<>();
    for (SyntaxDecl decl : file.decls()) {
      if (decl instanceof SyntaxDecl.Import i) {
        SyntaxExpr.Literal path = i.path();
        if (path != null && !path.bad()) {
          paths.add(LiteralValue.bytes(path.text()));
        }
      }
    }
    Set<String> ambiguous = sameNames(paths);
    ambiguous.addAll(ALWAYS);
    if (!WITHOUT_RUNTIME.containsAll(paths)) {
      ambiguous.add("sync/atomic");
    }
    if (paths.contains("net/http") || paths.contains("net/http/pprof")) {
      ambiguous.addAll(List.of("time", "math/rand", "math/rand/v2"));
    }
    return ambiguous;
  }

  private static Set<String> sameNames(Set<String> paths) {
    SequencedMap<String, String> byName = new LinkedHashMap<>();
    Set<String> same = new TreeSet<>();
    for (String path : paths) {
      String other = byName.put(name(path), path);
      if (other != null) {
        same.add(other);
        same.add(path);
      }
    }
    return same;
  }

  /** The last part of a path, but for that of a version. */
  private static String name(String path) {
    String plain = path.endsWith("/v2") ? path.substring(0, path.length() - 3) : path;
    return plain.substring(plain.lastIndexOf('/') + 1);
  }
}
