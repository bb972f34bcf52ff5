package gopark.web.docs;

import gopark.web.problem.ProblemDocuments;
import java.util.LinkedHashMap;
import java.util.Locale;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;
import org.springframework.stereotype.Component;

/** Makes the whole document of what springdoc found and what the resource files say. */
@Component
final class ApiDocument {

  private static final String API = "/api/";

  private final ProblemDocuments problems;

  ApiDocument(ProblemDocuments problems) {
    this.problems = problems;
  }

  /** The document, of the one that springdoc made. */
  Map<String, Object> of(Map<String, Object> found) {
    Map<String, Object> head = Words.head();
    Map<String, Object> document = new LinkedHashMap<>();
    document.put("openapi", Tree.text(found, "openapi"));
    Map<String, Object> components = Tree.object(head.remove("components"));
    document.putAll(head);
    document.put("paths", paths(Tree.object(found.get("paths"))));
    Map<String, Object> schemas = Tree.object(Tree.object(found.get("components")).get("schemas"));
    components.put("schemas", Schemas.all(schemas));
    document.put("components", components);
    return document;
  }

  private Map<String, Object> paths(Map<String, Object> found) {
    Map<String, Object> words = Words.calls();
    Set<String> unsaid = new TreeSet<>();
    Map<String, Object> paths = new LinkedHashMap<>();
    words.forEach((name, said) -> {
      String method = name.substring(0, name.indexOf(' '));
      String path = name.substring(name.indexOf(' ') + 1);
      Map<String, Object> item = Tree.object(paths.get(path));
      Object operation = Tree.object(found.get(path)).get(method.toLowerCase(Locale.ROOT));
      if (operation == null) {
        unsaid.add(name + " is told of and not there");
      } else {
        item.put(
            method.toLowerCase(Locale.ROOT),
            new Call(path, Tree.object(operation), Tree.object(said), problems).operation());
        paths.put(path, item);
      }
    });
    found.forEach((path, item) ->
        Tree.object(item).keySet().stream()
            .filter(method -> path.startsWith(API))
            .filter(method -> !Tree.object(paths.get(path)).containsKey(method))
            .forEach(method -> unsaid.add(method + " " + path + " is there and not told of")));
    if (!unsaid.isEmpty()) {
      throw new IllegalStateException(String.join(", ", unsaid));
    }
    return paths;
  }
}
