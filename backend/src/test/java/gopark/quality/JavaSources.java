package gopark.quality;

import com.sun.source.tree.CompilationUnitTree;
import com.sun.source.tree.Tree;
import com.sun.source.util.JavacTask;
import com.sun.source.util.SourcePositions;
import com.sun.source.util.Trees;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.net.URI;
import java.util.List;
import java.util.function.Consumer;
import javax.tools.JavaFileObject;
import javax.tools.SimpleJavaFileObject;
import javax.tools.ToolProvider;

/** Reads Java files as the compiler does, without compiling them. */
final class JavaSources {

  private JavaSources() {}

  /** One file, as the compiler reads it. */
  record Source(CompilationUnitTree unit, SourcePositions positions) {

    String path() {
      return unit.getSourceFile().toUri().getPath().substring(1);
    }

    int firstLine(Tree part) {
      return lineOf(positions.getStartPosition(unit, part));
    }

    int lastLine(Tree part) {
      return lineOf(positions.getEndPosition(unit, part));
    }

    private int lineOf(long position) {
      return (int) unit.getLineMap().getLineNumber(position);
    }
  }

  /** Reads those of the files that are Java. */
  static void read(List<TrackedFile> files, Consumer<Source> reader) {
    List<JavaFileObject> javaFiles =
        files.stream().filter(file -> file.kind().equals("java")).map(JavaSources::source).toList();
    if (javaFiles.isEmpty()) {
      return;
    }
    var task =
        (JavacTask)
            ToolProvider.getSystemJavaCompiler()
                .getTask(null, null, problem -> {}, List.of("-proc:none"), null, javaFiles);
    try {
      for (CompilationUnitTree unit : task.parse()) {
        reader.accept(new Source(unit, Trees.instance(task).getSourcePositions()));
      }
    } catch (IOException e) {
      throw new UncheckedIOException(e);
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
