package gopark.golang.check;

import gopark.golang.syntax.Parser;
import gopark.golang.syntax.SyntaxFile;
import gopark.golang.syntax.SyntaxResult;
import gopark.golang.type.Compilation;
import java.util.LinkedHashMap;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/**
 * The packages of the library, each checked when it is first imported, then kept. The first program
 * that needs one checks it in its own time and without a lock, so that no other waits; if two do so
 * at once, the first result is kept.
 */
final class Packages {
  private final Library library;
  private final Map<String, CheckedPackage> checked = new LinkedHashMap<>();

  Packages(Library library) {
    this.library = library;
  }

  /** The package, or null if there is none. */
  @Nullable CheckedPackage find(String path) {
    CheckedPackage known = known(path);
    if (known != null) {
      return known;
    }
    String source = library.source(path);
    if (source == null) {
      return null;
    }
    return keep(check(path, source));
  }

  private synchronized @Nullable CheckedPackage known(String path) {
    return checked.get(path);
  }

  private synchronized CheckedPackage keep(CheckedPackage made) {
    CheckedPackage other = checked.putIfAbsent(made.path(), made);
    return other == null ? made : other;
  }

  private CheckedPackage check(String path, String source) {
    String fileName = path + "/" + path.substring(path.lastIndexOf('/') + 1) + ".go";
    SyntaxResult parsed = Parser.parse(fileName, source, Compilation.meter());
    SyntaxFile file = parsed.file();
    if (file == null || !parsed.errors().isEmpty()) {
      throw new IllegalStateException(fileName + ": " + parsed.errors().getFirst());
    }
    CheckProblems problems = new CheckProblems(fileName);
    CheckedPackage made = new PackageCheck(path, file, problems, this, true).run();
    if (!problems.isEmpty()) {
      throw new IllegalStateException(fileName + ": " + problems.sorted());
    }
    return made;
  }
}
