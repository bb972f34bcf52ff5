package gopark.golang.check;

import gopark.golang.syntax.Parser;
import gopark.golang.syntax.SyntaxFile;
import gopark.golang.syntax.SyntaxResult;
import gopark.golang.type.Compilation;
import java.util.LinkedHashMap;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/**
 * The packages of the library, each checked when it is first imported, then kept. Who needs one
 * first checks it with his own work and without a lock, so that nobody waits for him; of two who do
 * so at once, the first one's is kept.
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
    Problems problems = new Problems(fileName);
    CheckedPackage made = new PackageCheck(path, file, problems, this, true).run();
    if (!problems.isEmpty()) {
      throw new IllegalStateException(fileName + ": " + problems.sorted());
    }
    return made;
  }
}
