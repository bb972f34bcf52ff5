package gopark.golang.check;

import gopark.golang.syntax.Position;

/** What is said of packages that there are not. */
final class MissingPackages {
  private static final String INTERNAL = "internal";

  private final CheckProblems problems;

  /** Whether Go itself refuses an import; it then looks at nothing else. */
  private boolean refused;

  MissingPackages(CheckProblems problems) {
    this.problems = problems;
  }

  boolean refused() {
    return refused;
  }

  void tell(Position at, String path) {
    String first = path.substring(0, (path + "/").indexOf('/'));
    if (first.equals(".") || first.equals("..")) {
      refuse(
          at,
          "\""
              + path
              + "\" is relative, but relative import paths are not supported in module mode");
    } else if (first.equals(INTERNAL)) {
      refuse(at, "use of internal package " + path + " not allowed");
    } else if (first.contains(".") || StandardPackages.contains(path)) {
      problems.noPackage(at, path);
    } else {
      refuse(at, "package " + path + " is not in std (/usr/local/go/src/" + path + ")");
    }
  }

  private void refuse(Position at, String message) {
    problems.at(at, message);
    refused = true;
  }
}
