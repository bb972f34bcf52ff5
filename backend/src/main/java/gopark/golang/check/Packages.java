package gopark.golang.check;

import gopark.golang.syntax.Parser;
import gopark.golang.syntax.SyntaxFile;
import gopark.golang.syntax.SyntaxResult;
import java.util.LinkedHashMap;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/** The packages of the library, each checked when it is first imported, then kept. */
final class Packages {
  private final Library library;
  private final Map<String, CheckedPackage> checked = new LinkedHashMap<>();
  private final Map<String, Boolean> underway = new LinkedHashMap<>();

  Packages(Library library) {
    this.library = library;
  }

  /** The package, or null if there is none. */
  synchronized @Nullable CheckedPackage find(String path) {
    CheckedPackage known = checked.get(path);
    if (known != null) {
      return known;
    }
    String source = library.source(path);
    if (source == null) {
      return null;
    }
    if (underway.put(path, true) != null) {
      throw new IllegalStateException("package " + path + " imports itself");
    }
    try {
      CheckedPackage made = check(path, source);
      checked.put(path, made);
      return made;
    } finally {
      underway.remove(path);
    }
  }

  private CheckedPackage check(String path, String source) {
    String fileName = path + "/" + path.substring(path.lastIndexOf('/') + 1) + ".go";
    SyntaxResult parsed = Parser.parse(fileName, source);
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
