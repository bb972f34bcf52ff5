package gopark.golang.check;

import gopark.golang.check.Entity.FunctionEntity;
import gopark.golang.syntax.Position;
import gopark.golang.syntax.SyntaxFile;
import gopark.golang.tree.Function;
import gopark.golang.tree.Unit;
import gopark.golang.type.Compilation;
import gopark.golang.type.PackageNames;
import java.util.ArrayList;
import java.util.List;
import java.util.TreeMap;
import org.jspecify.annotations.Nullable;

/**
 * Checks programs in the words of Go's compiler. What is known of the library's packages is kept
 * from one program to the next.
 */
public final class Checker {
  private static final String MAIN = "main";

  private final Packages packages;

  public Checker(Library library) {
    this.packages = new Packages(library);
  }

  /**
   * What came of it.
   *
   * @param unit null if there are problems
   * @param problems in order of their places
   */
  public record Result(@Nullable Unit unit, List<CheckProblem> problems) {}

  /** Checks a program of one file, which has been parsed without errors. */
  public Result check(SyntaxFile file) {
    return Compilation.within(() -> checked(file));
  }

  private Result checked(SyntaxFile file) {
    CheckProblems problems = new CheckProblems(file.fileName());
    try {
      return PackageNames.withPaths(AmbiguousPackages.of(file), () -> check(file, problems));
    } catch (StackOverflowError e) {
      problems.limit(new Position(1, 1), "the program is too deep", CheckProblems.TOO_DEEP);
    } catch (NotYet e) {
      problems.at(new Position(1, 1), "invalid recursive type " + e.missing.name);
    }
    return new Result(null, problems.sorted());
  }

  private Result check(SyntaxFile file, CheckProblems problems) {
    String name = file.packageName().text();
    CheckedPackage main = new PackageCheck(MAIN, file, problems, packages, false).run();
    Function entry = main.scope().own(MAIN) instanceof FunctionEntity f ? f.function : null;
    if (problems.isEmpty() && !name.equals(MAIN)) {
      problems.at(file.packageName().at(), "package " + name + " is not a main package");
    } else if (problems.isEmpty() && entry == null) {
      problems.at(file.packageName().at(), "function main is undeclared in the main package");
    }
    if (!problems.isEmpty() || entry == null) {
      return new Result(null, problems.sorted());
    }
    return new Result(new Unit(inOrder(main), entry), List.of());
  }

  /** All packages, each after those that it imports, otherwise by their paths. */
  private static List<Unit.Package> inOrder(CheckedPackage main) {
    TreeMap<String, CheckedPackage> all = new TreeMap<>();
    List<CheckedPackage> stack = new ArrayList<>(main.imports());
    while (!stack.isEmpty()) {
      CheckedPackage next = stack.removeLast();
      if (all.put(next.path(), next) == null) {
        stack.addAll(next.imports());
      }
    }
    List<Unit.Package> order = new ArrayList<>();
    List<CheckedPackage> done = new ArrayList<>();
    while (!all.isEmpty()) {
      for (CheckedPackage each : all.values()) {
        if (done.containsAll(each.imports())) {
          done.add(each);
          order.add(each.tree());
          all.remove(each.path());
          break;
        }
      }
    }
    order.add(main.tree());
    return List.copyOf(order);
  }
}
