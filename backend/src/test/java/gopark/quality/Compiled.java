package gopark.quality;

import com.tngtech.archunit.core.domain.JavaClasses;
import com.tngtech.archunit.core.importer.ClassFileImporter;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.net.URI;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import javax.tools.JavaCompiler;
import javax.tools.JavaFileObject;
import javax.tools.SimpleJavaFileObject;
import javax.tools.StandardJavaFileManager;
import javax.tools.StandardLocation;
import javax.tools.ToolProvider;

/**
 * Sources compiled on the spot, so that a sample that breaks a rule can live in any package, also
 * one that has no code yet.
 */
final class Compiled {

  private static final List<String> OPTIONS =
      List.of("-classpath", System.getProperty("java.class.path", ""), "-proc:none", "-nowarn");

  private static final JavaCompiler JAVAC = ToolProvider.getSystemJavaCompiler();

  /** One for all samples: it opens every jar of the class path. */
  private static final StandardJavaFileManager FILES =
      JAVAC.getStandardFileManager(null, null, null);

  private static final Pattern NAME = Pattern.compile("(?:class|interface) (\\w+)");

  private Compiled() {}

  /**
   * Compiles each source, of one type, in a fresh folder within the given one. One at a time: where
   * the classes go is a matter of the files that all samples share.
   */
  static synchronized JavaClasses classes(Path within, String... sources) {
    try {
      Path folder = Files.createTempDirectory(within, "compiled");
      FILES.setLocationFromPaths(StandardLocation.CLASS_OUTPUT, List.of(folder));
      List<JavaFileObject> files = Stream.of(sources).map(Compiled::file).toList();
      if (!JAVAC.getTask(null, FILES, null, OPTIONS, null, files).call()) {
        throw new IllegalArgumentException("the sample does not compile; javac said why above");
      }
      return new ClassFileImporter().importPath(folder);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  private static JavaFileObject file(String source) {
    String name = NAME.matcher(source).results().findFirst().orElseThrow().group(1);
    return new SimpleJavaFileObject(
        URI.create("sample:///" + name + ".java"), JavaFileObject.Kind.SOURCE) {
      @Override
      public CharSequence getCharContent(boolean ignoreEncodingErrors) {
        return source;
      }
    };
  }
}
