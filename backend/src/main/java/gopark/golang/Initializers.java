package gopark.golang;

import gopark.golang.check.Resources;
import gopark.golang.syntax.SyntaxDecl;
import gopark.golang.syntax.SyntaxFile;
import gopark.program.Beginning;
import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.Map;
import java.util.Objects;
import java.util.Set;

/**
 * What the initializers of the packages of a program make the runtime begin before main.main. The
 * list is written by the script {@code src/test/golang/initializers} from the packages that come
 * with Go, since GoPark's own import less.
 */
final class Initializers {
  private static final String LIST = "/gopark/golang/initializers.txt";

  private static final Map<String, Set<String>> IMPORTERS = read();

  private Initializers() {}

  static Beginning of(SyntaxFile file) {
    boolean finalizers = false;
    boolean uniqueValues = false;
    for (SyntaxDecl each : file.decls()) {
      if (each instanceof SyntaxDecl.Import it && it.path() != null) {
        String path = it.path().text().substring(1, it.path().text().length() - 1);
        finalizers |= importers("os").contains(path);
        uniqueValues |= importers("net/netip").contains(path);
      }
    }
    return new Beginning(false, finalizers, uniqueValues);
  }

  /** The packages that import the one, directly or not, and itself. */
  private static Set<String> importers(String path) {
    return Objects.requireNonNull(IMPORTERS.get(path));
  }

  private static Map<String, Set<String>> read() {
    Map<String, Set<String>> importers = new LinkedHashMap<>();
    for (String line : Resources.lines(LIST)) {
      String[] words = line.split(" ", -1);
      importers.put(words[0], new LinkedHashSet<>(Arrays.asList(words)));
    }
    return importers;
  }
}
