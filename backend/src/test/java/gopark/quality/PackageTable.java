package gopark.quality;

import com.tngtech.archunit.core.domain.Dependency;
import com.tngtech.archunit.core.domain.JavaClass;
import com.tngtech.archunit.core.domain.JavaClasses;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;

/**
 * Which package may use which packages and libraries. What is not allowed is forbidden; Java itself
 * and the nullness annotations are free for all.
 */
final class PackageTable {

  private static final List<String> FREE = List.of("java", "org.jspecify");

  private static final String MEND =
      "Move the code to a package that may, or change the table in ArchitectureTest and"
          + " backend/ARCHITECTURE.md together.";

  /** The head of the table in the document. */
  private static final String DOCUMENTED = "| package | job |";

  private static final Pattern CODE = Pattern.compile("`([^`]+)`");

  private static final Map<String, String> NAMES =
      Map.of(
          "org.springframework", "Spring",
          "reactor", "Reactor",
          "io.netty", "Netty",
          "tools.jackson", "Jackson",
          "com.fasterxml.jackson", "Jackson",
          "org.thymeleaf", "Thymeleaf");

  /** A package below the root ("" is the root itself), and all it may use. */
  record Row(String name, List<String> uses, List<String> libraries) {

    Row using(String... packages) {
      return new Row(name, List.of(packages), libraries);
    }

    Row with(String... prefixes) {
      return new Row(name, uses, Stream.concat(libraries.stream(), Stream.of(prefixes)).toList());
    }
  }

  private final String root;
  private final Map<String, Row> rows = new LinkedHashMap<>();

  PackageTable(String root, Row... rows) {
    this.root = root;
    for (Row row : rows) {
      this.rows.put(row.name(), row);
    }
  }

  static Row row(String name) {
    return new Row(name, List.of(), List.of());
  }

  /** The part of the class's package below the root: "runtime.state", "" for the root itself. */
  String nameOf(JavaClass type) {
    String name = type.getPackageName();
    return name.equals(root) ? "" : name.substring(root.length() + 1);
  }

  List<String> violations(JavaClasses classes) {
    return classes.stream().flatMap(this::violations).distinct().sorted().toList();
  }

  private Stream<String> violations(JavaClass type) {
    Row row = rows.get(nameOf(type));
    if (row == null) {
      return Stream.of(
          "Package %s is not in the table: add it in ArchitectureTest and backend/ARCHITECTURE.md."
              .formatted(type.getPackageName()));
    }
    return row.name().isEmpty()
        ? Stream.empty()
        : type.getDirectDependenciesFromSelf().stream()
            .flatMap(dependency -> violation(row, dependency).stream());
  }

  private Optional<String> violation(Row row, Dependency dependency) {
    JavaClass target = dependency.getTargetClass().getBaseComponentType();
    String used = target.getPackageName();
    if (target.isPrimitive() || isUnder(used, FREE)) {
      return Optional.empty();
    }
    String user = root + "." + row.name();
    String where = dependency.getSourceCodeLocation().toString();
    if (isUnder(used, List.of(root))) {
      String name = nameOf(target);
      boolean allowed = name.equals(row.name()) || row.uses().contains(name);
      return allowed
          ? Optional.empty()
          : Optional.of(
              "%s must not use %s: it uses %s %s. It may use: %s. %s"
                  .formatted(user, used, target.getName(), where, listed(row.uses()), MEND));
    }
    return isUnder(used, row.libraries())
        ? Optional.empty()
        : Optional.of(
            "%s must not use %s: it uses %s %s. It may use these libraries: %s. %s"
                .formatted(
                    user,
                    libraryName(used),
                    target.getName(),
                    where,
                    listed(row.libraries()),
                    MEND));
  }

  /** Rows that use each other in a circle, named along it; a sound table has none. */
  Optional<String> cycle() {
    return rows.keySet().stream()
        .map(name -> circleFrom(name, new ArrayList<>()))
        .flatMap(Optional::stream)
        .findFirst();
  }

  private Optional<String> circleFrom(String name, List<String> path) {
    if (path.contains(name)) {
      return Optional.of(String.join(" -> ", path) + " -> " + name);
    }
    List<String> longer = Stream.concat(path.stream(), Stream.of(name)).toList();
    @Nullable Row row = rows.get(name);
    return row == null
        ? Optional.empty()
        : row.uses().stream().flatMap(next -> circleFrom(next, longer).stream()).findFirst();
  }

  /** The packages that may use the package. */
  List<String> usersOf(String name) {
    return rows.values().stream().filter(row -> row.uses().contains(name)).map(Row::name).toList();
  }

  /** Names in the table that no row explains; most likely misspelt. */
  List<String> strangers() {
    return rows.values().stream()
        .flatMap(row -> row.uses().stream())
        .filter(name -> !rows.containsKey(name))
        .toList();
  }

  /** The packages of which a document says nothing; it names them by their last part, as code. */
  List<String> missingIn(String document) {
    return rows.keySet().stream()
        .filter(name -> !name.isEmpty())
        .filter(name -> !document.contains("`" + name.substring(name.lastIndexOf('.') + 1) + "`"))
        .toList();
  }

  /** The rows whose packages have no code. */
  List<String> empty(JavaClasses classes) {
    Set<String> used = classes.stream().map(this::nameOf).collect(Collectors.toSet());
    return rows.keySet().stream().filter(name -> !used.contains(name)).toList();
  }

  /** The packages in the first column of a document's table that no row has. */
  List<String> unknownIn(String document) {
    String table = document.substring(document.indexOf(DOCUMENTED) + DOCUMENTED.length());
    return table
        .lines()
        .skip(1)
        .takeWhile(line -> line.startsWith("|"))
        .map(line -> line.split("\\|", -1)[1])
        .flatMap(cell -> CODE.matcher(cell).results().map(found -> found.group(1)))
        .filter(name -> !name.equals(root))
        .filter(name -> rows.keySet().stream().noneMatch(row -> ("." + row).endsWith("." + name)))
        .toList();
  }

  private static boolean isUnder(String name, List<String> prefixes) {
    return prefixes.stream().anyMatch(p -> name.equals(p) || name.startsWith(p + "."));
  }

  private static String libraryName(String packageName) {
    return NAMES.entrySet().stream()
        .filter(entry -> isUnder(packageName, List.of(entry.getKey())))
        .map(Map.Entry::getValue)
        .findFirst()
        .orElse(packageName);
  }

  private static String listed(List<String> names) {
    return names.isEmpty() ? "none" : String.join(", ", names);
  }
}
