package gopark.quality;

import com.sun.source.tree.CompilationUnitTree;
import com.sun.source.tree.MethodTree;
import com.sun.source.tree.ReturnTree;
import com.sun.source.tree.StatementTree;
import com.sun.source.tree.SwitchExpressionTree;
import com.sun.source.tree.SwitchTree;
import com.sun.source.util.JavacTask;
import com.sun.source.util.SourcePositions;
import com.sun.source.util.TreeScanner;
import com.sun.source.util.Trees;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.net.URI;
import java.util.ArrayList;
import java.util.List;
import javax.tools.JavaFileObject;
import javax.tools.SimpleJavaFileObject;
import javax.tools.ToolProvider;
import org.jspecify.annotations.Nullable;

/**
 * A method that can be seen at once. One that is nothing but a switch reads case by case and may
 * have as many as there are: to cut it in two would cost what the compiler knows of missing cases.
 */
final class MethodLength implements TidyRule {

  static final int LINES = 60;

  @Override
  public List<Finding> findings(List<TrackedFile> files) {
    List<JavaFileObject> javaFiles =
        files.stream()
            .filter(file -> file.kind().equals("java"))
            .map(MethodLength::source)
            .toList();
    if (javaFiles.isEmpty()) {
      return List.of();
    }
    var task =
        (JavacTask)
            ToolProvider.getSystemJavaCompiler()
                .getTask(null, null, problem -> {}, List.of("-proc:none"), null, javaFiles);
    List<Finding> found = new ArrayList<>();
    try {
      for (CompilationUnitTree unit : task.parse()) {
        unit.accept(new Methods(unit, Trees.instance(task).getSourcePositions()), found);
      }
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
    return found;
  }

  private static final class Methods extends TreeScanner<@Nullable Void, List<Finding>> {

    private final CompilationUnitTree unit;
    private final SourcePositions positions;

    Methods(CompilationUnitTree unit, SourcePositions positions) {
      this.unit = unit;
      this.positions = positions;
    }

    @Override
    public @Nullable Void visitMethod(MethodTree method, List<Finding> found) {
      long first = lineOf(positions.getStartPosition(unit, method));
      long last = lineOf(positions.getEndPosition(unit, method));
      long lines = last - first + 1;
      if (lines > LINES && !isOneSwitch(method)) {
        found.add(
            new Finding(
                unit.getSourceFile().toUri().getPath().substring(1),
                (int) first,
                "%s has %d lines, more than %d; give its parts names of their own."
                    .formatted(method.getName(), lines, LINES)));
      }
      return super.visitMethod(method, found);
    }

    private static boolean isOneSwitch(MethodTree method) {
      if (method.getBody() == null || method.getBody().getStatements().size() != 1) {
        return false;
      }
      StatementTree only = method.getBody().getStatements().getFirst();
      return only instanceof SwitchTree
          || (only instanceof ReturnTree back
              && back.getExpression() instanceof SwitchExpressionTree);
    }

    private long lineOf(long position) {
      return unit.getLineMap().getLineNumber(position);
    }
  }

  private static JavaFileObject source(TrackedFile file) {
    URI name = URI.create("source:///" + file.path());
    return new SimpleJavaFileObject(name, JavaFileObject.Kind.SOURCE) {
      @Override
      public CharSequence getCharContent(boolean ignoreEncodingErrors) {
        return file.text();
      }
    };
  }
}
