package gopark.quality;

import static org.assertj.core.api.Assertions.assertThat;

import com.sun.source.tree.CaseTree;
import com.sun.source.tree.CompilationUnitTree;
import com.sun.source.tree.DefaultCaseLabelTree;
import com.sun.source.tree.ExpressionTree;
import com.sun.source.tree.SwitchExpressionTree;
import com.sun.source.tree.SwitchTree;
import com.sun.source.tree.ThrowTree;
import com.sun.source.tree.Tree;
import com.sun.source.util.JavacTask;
import com.sun.source.util.TreePath;
import com.sun.source.util.TreePathScanner;
import com.sun.source.util.Trees;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.stream.Stream;
import javax.lang.model.element.ElementKind;
import javax.lang.model.element.Modifier;
import javax.lang.model.element.TypeElement;
import javax.lang.model.type.DeclaredType;
import javax.lang.model.type.TypeMirror;
import javax.tools.JavaFileObject;
import javax.tools.StandardJavaFileManager;
import javax.tools.ToolProvider;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/**
 * A switch over one of our enums or sealed types has a case for each, so that the compiler finds
 * all places that a new one must be thought of in.
 */
class NoDefaultTest {
  private static final Path MAIN = Path.of("src/main/java");

  /**
   * Enums and sealed types whose members are many enough for a default to answer for the rest in
   * one line: of a hundred kinds of events or operations, thirty reasons to wait, and the words,
   * trees and types of Go, few concern one place. A default may still not throw.
   */
  private static final Set<String> MANY =
      Set.of(
          "gopark.runtime.event.EventKind",
          "gopark.runtime.event.Event",
          "gopark.runtime.state.WaitReason",
          "gopark.program.Operation",
          "gopark.golang.syntax.Token",
          "gopark.golang.syntax.Op",
          "gopark.golang.syntax.SyntaxExpr",
          "gopark.golang.syntax.SyntaxStmt",
          "gopark.golang.tree.Expr",
          "gopark.golang.tree.Stmt",
          "gopark.golang.type.Type",
          "gopark.golang.type.Basic",
          "gopark.golang.value.Kind",
          "gopark.golang.escape.Op");

  @Test
  void noSwitchOverAnEnumOrASealedTypeOfOursHasADefault() throws IOException {
    assertThat(findings(sources(), System.getProperty("java.class.path"))).isEmpty();
  }

  @Test
  void aDefaultIsFoundByTheTypeThatItIsFor(@TempDir Path folder) throws IOException {
    Path file = folder.resolve("gopark/Bad.java");
    Files.createDirectories(file.getParent());
    Files.writeString(
        file,
        """
        package gopark;
        class Bad {
          enum Colour { RED, GREEN }
          sealed interface Shape { record Dot() implements Shape {} }
          int one(Colour c) { return switch (c) { case RED -> 1; default -> 2; }; }
          int two(Shape s) { return switch (s) { case Shape.Dot d -> 1; default -> 2; }; }
          int three(Colour c) { return switch (c) { case RED -> 1; case GREEN -> 2; }; }
          int four(String s) { return switch (s) { case "a" -> 1; default -> 2; }; }
          void five(Colour c) { switch (c) { case RED: break; default: } }
          int six(java.util.concurrent.TimeUnit u) { return switch (u) { default -> 2; }; }
        }
        """);
    assertThat(findings(List.of(file), ""))
        .satisfiesExactly(
            it -> assertThat(it).contains("Bad.java:5", "Colour"),
            it -> assertThat(it).contains("Bad.java:6", "Shape"),
            it -> assertThat(it).contains("Bad.java:9", "Colour"));
  }

  private static List<Path> sources() throws IOException {
    try (Stream<Path> files = Files.walk(MAIN)) {
      return files.filter(file -> file.toString().endsWith(".java")).toList();
    }
  }

  private static List<String> findings(List<Path> files, String classPath) throws IOException {
    var compiler = ToolProvider.getSystemJavaCompiler();
    List<String> found = new ArrayList<>();
    try (StandardJavaFileManager manager = compiler.getStandardFileManager(null, null, null)) {
      Iterable<? extends JavaFileObject> units = manager.getJavaFileObjectsFromPaths(files);
      List<String> options = List.of("-proc:none", "-cp", classPath);
      var task = (JavacTask) compiler.getTask(null, manager, _ -> {}, options, null, units);
      Iterable<? extends CompilationUnitTree> parsed = task.parse();
      task.analyze();
      for (CompilationUnitTree unit : parsed) {
        new Switches(unit, Trees.instance(task)).scan(unit, found);
      }
    }
    return found;
  }

  private static final class Switches extends TreePathScanner<@Nullable Void, List<String>> {
    private final CompilationUnitTree unit;
    private final Trees trees;

    Switches(CompilationUnitTree unit, Trees trees) {
      this.unit = unit;
      this.trees = trees;
    }

    @Override
    public @Nullable Void visitSwitch(SwitchTree node, List<String> found) {
      look(node, node.getExpression(), node.getCases(), found);
      return super.visitSwitch(node, found);
    }

    @Override
    public @Nullable Void visitSwitchExpression(SwitchExpressionTree node, List<String> found) {
      look(node, node.getExpression(), node.getCases(), found);
      return super.visitSwitchExpression(node, found);
    }

    private void look(
        Tree node, ExpressionTree selector, List<? extends CaseTree> cases, List<String> found) {
      TypeMirror type = trees.getTypeMirror(new TreePath(getCurrentPath(), selector));
      if (!(type instanceof DeclaredType declared)
          || !(declared.asElement() instanceof TypeElement element)) {
        return;
      }
      String name = element.getQualifiedName().toString();
      boolean isClosed =
          element.getKind() == ElementKind.ENUM || element.getModifiers().contains(Modifier.SEALED);
      if (!isClosed || !name.startsWith("gopark.")) {
        return;
      }
      for (CaseTree one : cases) {
        boolean isDefault =
            one.getLabels().stream().anyMatch(DefaultCaseLabelTree.class::isInstance);
        if (isDefault && !(MANY.contains(name) && !(one.getBody() instanceof ThrowTree))) {
          long line =
              unit.getLineMap()
                  .getLineNumber(trees.getSourcePositions().getStartPosition(unit, node));
          found.add(
              "%s:%d: a switch over %s has a default; give each its case."
                  .formatted(unit.getSourceFile().getName(), line, element.getSimpleName()));
        }
      }
    }
  }
}
