package gopark.golang;

import gopark.golang.check.StandardNames;
import gopark.golang.library.LibrarySources;
import gopark.golang.syntax.Parser;
import gopark.golang.syntax.SyntaxDecl;
import gopark.golang.syntax.SyntaxExpr;
import gopark.golang.syntax.SyntaxFile;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Objects;
import java.util.SequencedMap;
import java.util.SortedSet;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/** What a library package exports, as the document on the subset lists it. */
final class LibraryNames {
  private static final Path ROOT = Path.of("src/main/resources/gopark/golang/library");

  private final SortedSet<String> values = new TreeSet<>();
  private final SequencedMap<String, SortedSet<String>> types = new TreeMap<>();

  private LibraryNames() {}

  /** The paths of all packages that a program may import. */
  static List<String> packages() {
    try (Stream<Path> files = Files.walk(ROOT)) {
      return files
          .map(file -> ROOT.relativize(file).toString())
          .filter(name -> name.endsWith(".go") && !name.startsWith("internal"))
          .map(name -> name.substring(0, name.length() - ".go".length()))
          .sorted()
          .toList();
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  static LibraryNames of(String importPath) {
    String source = Objects.requireNonNull(new LibrarySources().source(importPath));
    SyntaxFile file = Objects.requireNonNull(Parser.parse(importPath + ".go", source).file());
    LibraryNames names = new LibraryNames();
    file.decls().forEach(names::add);
    names.types.keySet().removeIf(name -> !isExported(name));
    names.hideWhatProgramsDoNotSee(importPath);
    return names;
  }

  /** Some names are for other packages of the library only. */
  private void hideWhatProgramsDoNotSee(String importPath) {
    if (StandardNames.knows(importPath)) {
      values.removeIf(name -> !StandardNames.contains(importPath, name));
      types.forEach((type, methods) ->
          methods.removeIf(name -> !StandardNames.contains(importPath, type + "." + name)));
    }
  }

  private void add(SyntaxDecl declaration) {
    switch (declaration) {
      case SyntaxDecl.Import _ -> {}
      case SyntaxDecl.Const constant -> constant.names().forEach(this::value);
      case SyntaxDecl.Var variable -> variable.names().forEach(this::value);
      case SyntaxDecl.TypeDecl type -> methods(type.name().text());
      case SyntaxDecl.Func function -> {
        if (function.receiver() == null) {
          value(function.name());
        } else if (isExported(function.name().text())) {
          methods(nameOf(function.receiver().type())).add(function.name().text());
        }
      }
    }
  }

  private void value(SyntaxExpr.Name name) {
    if (isExported(name.text())) {
      values.add(name.text());
    }
  }

  private SortedSet<String> methods(String type) {
    return types.computeIfAbsent(type, _ -> new TreeSet<>());
  }

  private static boolean isExported(String name) {
    return Character.isUpperCase(name.charAt(0));
  }

  /** The type's name without its star and type parameters. */
  private static String nameOf(SyntaxExpr receiver) {
    return switch (receiver) {
      case SyntaxExpr.Name name -> name.text();
      case SyntaxExpr.Unary star -> nameOf(star.x());
      case SyntaxExpr.Index generic -> nameOf(generic.x());
      case SyntaxExpr.Paren inner -> nameOf(inner.x());
      default -> throw new IllegalArgumentException("no receiver: " + receiver);
    };
  }

  /** The beginning of a row of the table. */
  static String row(String importPath) {
    LibraryNames names = of(importPath);
    return "| `" + importPath + "` | " + list(names.values) + " | " + names.typesText() + " |";
  }

  private String typesText() {
    return types.entrySet().stream()
        .map(type ->
            type.getValue().isEmpty()
                ? type.getKey()
                : type.getKey() + " (" + list(type.getValue()) + ")")
        .collect(Collectors.joining(", "));
  }

  private static String list(SortedSet<String> names) {
    return String.join(", ", names);
  }
}
