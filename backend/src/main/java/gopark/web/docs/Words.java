package gopark.web.docs;

import gopark.web.document.Documents;
import gopark.web.document.Format;
import gopark.web.document.Resources;
import gopark.web.problem.ApiProblem;
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
      return Tree.object(Documents.read(Resources.text(Words.class, file), Format.YAML));
    } catch (ApiProblem wrong) {
      // The mistake is ours, and not the client's.
      throw new IllegalStateException(file + ": " + wrong.getMessage(), wrong);
    }
  }
}
