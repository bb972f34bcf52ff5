package gopark.golang.check;

import gopark.golang.check.Entity.PackageEntity;
import gopark.golang.syntax.LiteralValue;
import gopark.golang.syntax.Position;
import gopark.golang.syntax.SyntaxDecl;
import gopark.golang.syntax.SyntaxExpr;
import gopark.golang.syntax.SyntaxFile;
import gopark.golang.syntax.Utf8;
import gopark.golang.type.Names;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.NavigableMap;
import java.util.TreeMap;
import org.jspecify.annotations.Nullable;

/** The imports of a file. */
final class Imports {
  private static final String FORBIDDEN = "!\"#$%&'()*,:;<=>?[\\]^{|}`\uFFFD";

  private final Checking checking;
  private final CheckProblems problems;
  private final Scope file;
  private final Packages packages;
  private final MissingPackages missing;
  private final List<PackageEntity> all = new ArrayList<>();
  private final List<CheckedPackage> imported = new ArrayList<>();
  private final NavigableMap<String, Position> unknown = new TreeMap<>();

  Imports(Checking checking, Scope file, Packages packages) {
    this.checking = checking;
    problems = checking.problems;
    this.file = file;
    this.packages = packages;
    this.missing = new MissingPackages(problems);
  }

  List<CheckedPackage> imported() {
    return List.copyOf(imported);
  }

  /** Takes the imports; tells whether it is of use to go on. */
  boolean collect(SyntaxFile source) {
    for (SyntaxDecl decl : source.decls()) {
      if (decl instanceof SyntaxDecl.Import written) {
        SyntaxExpr.Literal literal = written.path();
        if (literal != null && !literal.bad()) {
          add(written, literal);
        }
      }
    }
    unknown.forEach((path, at) -> missing.tell(at, path));
    if (missing.refused()) {
      problems.keepOrder();
    }
    return !missing.refused();
  }

  private void add(SyntaxDecl.Import decl, SyntaxExpr.Literal literal) {
    String path = Utf8.text(LiteralValue.bytes(literal.text()));
    String problem = problem(path);
    if (problem != null) {
      problems.at(literal, "invalid import path (" + problem + ")");
      return;
    }
    CheckedPackage found = find(path, literal);
    if (found != null && !imported.contains(found)) {
      imported.add(found);
    }
    SyntaxExpr.Name own = decl.name();
    String name = own != null ? own.text() : found != null ? found.name() : last(path);
    if (name.equals("init")) {
      problems.at(decl.at(), "cannot import package as init - init must be a func");
      return;
    }
    PackageEntity entity = new PackageEntity(name, decl.at(), path, found);
    entity.used = found == null;
    all.add(entity);
    if (!name.equals(".")) {
      checking.declare(file, entity);
    } else if (found != null) {
      spread(entity, found);
    }
  }

  private @Nullable CheckedPackage find(String path, SyntaxExpr.Literal literal) {
    if (path.equals("C")) {
      problems.notSupported(literal.at(), "cgo");
      return null;
    }
    if (path.startsWith("internal/") && !checking.mayHaveNatives) {
      problems.at(literal, "use of internal package " + path + " not allowed");
      return null;
    }
    CheckedPackage found = packages.find(path);
    if (found == null) {
      unknown.putIfAbsent(path, literal.at());
    }
    return found;
  }

  private static @Nullable String problem(String path) {
    if (path.isEmpty()) {
      return "empty string";
    }
    for (int i = 0; i < path.length(); i++) {
      char letter = path.charAt(i);
      if (letter <= ' ' || FORBIDDEN.indexOf(letter) >= 0) {
        String code = Integer.toHexString(letter).toUpperCase(Locale.ROOT);
        return "invalid character U+"
            + "0".repeat(Math.max(0, 4 - code.length()))
            + code
            + (letter > ' ' ? " '" + letter + "'" : letter == ' ' ? " ' '" : "");
      }
    }
    return null;
  }

  /** Makes the exported names known without the package's. */
  private void spread(PackageEntity entity, CheckedPackage found) {
    file.insert(". " + found.path(), entity);
    for (Entity each : found.scope().entities()) {
      if (!Names.isExported(each.name)
          || (StandardNames.knows(found.path())
              && !StandardNames.contains(found.path(), each.name))) {
        continue;
      }
      Entity other = file.insert(each);
      if (other != null) {
        problems.at(
            entity.at,
            each.name
                + " redeclared in this block"
                + problems.line(other.at, "other declaration of " + each.name));
      }
    }
  }

  private static String last(String path) {
    return path.substring(path.lastIndexOf('/') + 1);
  }

  /** Tells of names that mean both something in the package and an import. */
  void tellConflicts() {
    for (Entity entity : file.entities()) {
      Entity other = checking.scope.own(entity.name);
      if (other == null) {
        continue;
      }
      String what =
          entity instanceof PackageEntity p
              ? "import of package " + last(p.path) + " (\"" + p.path + "\")"
              : "dot-import of package " + last(entity.pkg) + " (\"" + entity.pkg + "\")";
      problems.at(
          other.at,
          entity.name
              + " already declared through "
              + what
              + problems.line(entity.at, "other declaration of " + entity.name));
    }
  }

  void tellUnused() {
    for (PackageEntity entity : all) {
      if (entity.used || entity.name.equals("_")) {
        continue;
      }
      boolean plain = entity.name.equals(".") || entity.name.equals(last(entity.path));
      problems.at(
          entity.at,
          "\""
              + entity.path
              + "\" imported"
              + (plain ? "" : " as " + entity.name)
              + " and not used");
    }
  }
}
