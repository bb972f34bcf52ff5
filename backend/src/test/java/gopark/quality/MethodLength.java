package gopark.quality;

import com.sun.source.tree.MethodTree;
import com.sun.source.tree.ReturnTree;
import com.sun.source.tree.StatementTree;
import com.sun.source.tree.SwitchExpressionTree;
import com.sun.source.tree.SwitchTree;
import com.sun.source.util.TreeScanner;
import gopark.quality.JavaSources.Source;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * A method that can be seen at once. One that is nothing but a switch reads case by case and may
 * have as many as there are: to cut it in two would cost what the compiler knows of missing cases.
 */
final class MethodLength implements TidyRule {

  static final int LINES = 60;

  @Override
  public List<Finding> findings(List<TrackedFile> files) {
    List<Finding> found = new ArrayList<>();
    JavaSources.read(files, source -> source.unit().accept(new Methods(source), found));
    return found;
  }

  private static final class Methods extends TreeScanner<@Nullable Void, List<Finding>> {

    private final Source source;

    Methods(Source source) {
      this.source = source;
    }

    @Override
    public @Nullable Void visitMethod(MethodTree method, List<Finding> found) {
      int first = source.firstLine(method);
      int lines = source.lastLine(method) - first + 1;
      if (lines > LINES && !isOneSwitch(method)) {
        found.add(
            new Finding(
                source.path(),
                first,
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
  }
}
