package gopark.web.problem;

import com.sun.source.tree.CompilationUnitTree;
import com.sun.source.tree.ExpressionTree;
import com.sun.source.tree.MethodInvocationTree;
import com.sun.source.tree.MethodTree;
import com.sun.source.tree.NewClassTree;
import com.sun.source.tree.Tree;
import com.sun.source.tree.VariableTree;
import com.sun.source.util.JavacTask;
import com.sun.source.util.TreePath;
import com.sun.source.util.TreePathScanner;
import com.sun.source.util.Trees;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;
import javax.tools.StandardJavaFileManager;
import javax.tools.ToolProvider;
import org.jspecify.annotations.Nullable;

/** The sources of some packages: what is called where, and what is a constant. */
final class SourceTree {

  /** A call of a method or a constructor, or the declaration of a method or a variable. */
  record Found<T extends Tree>(T tree, TreePath path, String file, long line) {

    String place() {
      return file + ":" + line;
    }

    /** The method around it; null outside of one. */
    @Nullable MethodTree method() {
      for (Tree around : path) {
        if (around instanceof MethodTree method) {
          return method;
        }
      }
      return null;
    }
  }

  final List<Found<MethodInvocationTree>> calls = new ArrayList<>();
  final List<Found<NewClassTree>> constructions = new ArrayList<>();
  final List<Found<MethodTree>> methods = new ArrayList<>();
  final List<Found<VariableTree>> variables = new ArrayList<>();
  private final Map<String, List<Found<MethodInvocationTree>>> callsByName = new HashMap<>();

  private SourceTree() {}

  /** Everything in these folders, and the folders within. */
  static SourceTree of(List<Path> folders) {
    SourceTree found = new SourceTree();
    try (StandardJavaFileManager manager =
        ToolProvider.getSystemJavaCompiler().getStandardFileManager(null, null, null)) {
      List<Path> files = new ArrayList<>();
      for (Path folder : folders) {
        files.addAll(javaFiles(folder));
      }
      var task =
          (JavacTask)
              ToolProvider.getSystemJavaCompiler()
                  .getTask(
                      null,
                      manager,
                      problem -> {},
                      List.of("-proc:none"),
                      null,
                      manager.getJavaFileObjectsFromPaths(files));
      Trees trees = Trees.instance(task);
      for (CompilationUnitTree unit : task.parse()) {
        found.new Reader(unit, trees).scan(unit, null);
      }
      return found;
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  private static List<Path> javaFiles(Path folder) throws IOException {
    try (Stream<Path> files = Files.walk(folder)) {
      return files.filter(file -> file.toString().endsWith(".java")).sorted().toList();
    }
  }

  /**
   * The calls of a method: {@code refuse(…)} in its own file, {@code fields.refuse(…)} anywhere.
   */
  List<Found<MethodInvocationTree>> callsOf(Found<MethodTree> method) {
    String type = typeOf(method.file());
    String name = method.tree().getName().toString();
    int parameters = method.tree().getParameters().size();
    return callsByName.getOrDefault(name, List.of()).stream()
        .filter(call -> call.tree().getArguments().size() == parameters)
        .filter(call -> {
          String receiver = receiver(call.tree());
          boolean isType = !receiver.isEmpty() && Character.isUpperCase(receiver.charAt(0));
          if (receiver.isEmpty() || receiver.equals("this")) {
            return call.file().equals(method.file());
          }
          return !isType || List.of(receiver.split("\\.")).contains(type);
        })
        .toList();
  }

  Found<MethodTree> declaration(MethodTree method) {
    return methods.stream().filter(found -> isSame(found.tree(), method)).findFirst().orElseThrow();
  }

  /** Whether it is the same place, and not just the same words. */
  @SuppressWarnings("ReferenceEquality")
  static boolean isSame(@Nullable Tree a, @Nullable Tree b) {
    return a == b;
  }

  static String typeOf(String file) {
    return file.substring(0, file.length() - ".java".length());
  }

  static String name(MethodInvocationTree call) {
    String whole = call.getMethodSelect().toString();
    return whole.substring(whole.lastIndexOf('.') + 1);
  }

  /** What stands before the name; empty for nothing. */
  static String receiver(MethodInvocationTree call) {
    String whole = call.getMethodSelect().toString();
    return whole.contains(".") ? whole.substring(0, whole.lastIndexOf('.')) : "";
  }

  static @Nullable ExpressionTree argument(List<? extends ExpressionTree> arguments, int index) {
    return index < arguments.size() ? arguments.get(index) : null;
  }

  private final class Reader extends TreePathScanner<@Nullable Void, @Nullable Void> {

    private final CompilationUnitTree unit;
    private final Trees trees;
    private final String file;

    Reader(CompilationUnitTree unit, Trees trees) {
      this.unit = unit;
      this.trees = trees;
      Path path = Path.of(unit.getSourceFile().toUri());
      file = String.valueOf(path.getFileName());
    }

    private <T extends Tree> Found<T> found(T tree) {
      long start = trees.getSourcePositions().getStartPosition(unit, tree);
      return new Found<>(tree, getCurrentPath(), file, unit.getLineMap().getLineNumber(start));
    }

    @Override
    public @Nullable Void visitMethodInvocation(MethodInvocationTree call, @Nullable Void nothing) {
      Found<MethodInvocationTree> found = found(call);
      calls.add(found);
      callsByName.computeIfAbsent(name(call), unseen -> new ArrayList<>()).add(found);
      return super.visitMethodInvocation(call, null);
    }

    @Override
    public @Nullable Void visitNewClass(NewClassTree construction, @Nullable Void nothing) {
      constructions.add(found(construction));
      return super.visitNewClass(construction, null);
    }

    @Override
    public @Nullable Void visitMethod(MethodTree method, @Nullable Void nothing) {
      methods.add(found(method));
      return super.visitMethod(method, null);
    }

    @Override
    public @Nullable Void visitVariable(VariableTree variable, @Nullable Void nothing) {
      variables.add(found(variable));
      return super.visitVariable(variable, null);
    }
  }
}
