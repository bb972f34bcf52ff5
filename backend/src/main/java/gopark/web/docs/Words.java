package gopark.web.docs;

import gopark.web.document.Documents;
import gopark.web.document.Format;
import gopark.web.problem.ApiProblem;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Map;

/** The resource files that hold what the code cannot tell: words and examples. */
final class Words {

  private static final List<String> OF_CALLS =
      List.of(
          "sessions",
          "reading",
          "branches",
          "texts",
          "programs",
          "comparing",
          "learning",
          "catalogues");

  private Words() {}

  /** What stands at the head of the document. */
  static Map<String, Object> head() {
    return read("head.yaml");
  }

  /** What is said of schemas, by their names. */
  static Map<String, Object> schemas() {
    return Tree.laidOver(read("schemas.yaml"), read("state.yaml"));
  }

  /** What commands and behaviours mean, by their names. */
  static Map<String, Object> commands() {
    return read("commands.yaml");
  }

  /** The calls, each by its method and path: {@code GET /api/releases}. */
  static Map<String, Object> calls() {
    Map<String, Object> calls = Map.of();
    for (String file : OF_CALLS) {
      calls = Tree.laidOver(calls, read(file + ".yaml"));
    }
    return calls;
  }

  private static Map<String, Object> read(String file) {
    try {
      return Tree.object(Documents.read(text(Words.class, file), Format.YAML));
    } catch (ApiProblem wrong) {
      // The mistake is ours, and not the client's.
      throw new IllegalStateException(file + ": " + wrong.getMessage(), wrong);
    }
  }

  /** A resource beside a class. */
  static String text(Class<?> beside, String file) {
    try (InputStream content = beside.getResourceAsStream(file)) {
      if (content == null) {
        throw new IllegalStateException(file + " is not in the class path");
      }
      return new String(content.readAllBytes(), StandardCharsets.UTF_8);
    } catch (IOException failure) {
      throw new UncheckedIOException(file + " cannot be read", failure);
    }
  }
}
