package gopark.web.docs;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import org.jspecify.annotations.Nullable;
import org.springframework.test.web.reactive.server.WebTestClient;
import tools.jackson.core.type.TypeReference;
import tools.jackson.databind.json.JsonMapper;

/** The document as it is given out. */
record Published(Map<String, Object> document) {

  private static final JsonMapper JSON = new JsonMapper();
  private static final TypeReference<LinkedHashMap<String, Object>> OBJECT =
      new TypeReference<>() {};

  /** One call of it. */
  record Operation(String method, String path, Map<String, Object> tree) {

    @Override
    public String toString() {
      return method + " " + path;
    }

    List<Map<String, Object>> examples() {
      return objects(tree.get("x-codeSamples"));
    }

    List<Map<String, Object>> parameters() {
      return objects(tree.get("parameters"));
    }

    Map<String, Object> response(int status) {
      return Tree.object(Tree.object(tree.get("responses")).get(String.valueOf(status)));
    }
  }

  static Published by(WebTestClient web) {
    byte[] body =
        web.get()
            .uri("/api/docs")
            .exchange()
            .expectStatus()
            .isOk()
            .expectBody(byte[].class)
            .returnResult()
            .getResponseBodyContent();
    return new Published(JSON.readValue(body, OBJECT));
  }

  static List<Map<String, Object>> objects(@Nullable Object tree) {
    return Tree.list(tree).stream().map(Tree::object).toList();
  }

  List<Operation> operations() {
    List<Operation> operations = new ArrayList<>();
    Tree.object(document.get("paths"))
        .forEach((path, item) ->
            Tree.object(item)
                .forEach((method, tree) ->
                    operations.add(
                        new Operation(method.toUpperCase(Locale.ROOT), path, Tree.object(tree)))));
    return operations;
  }

  Map<String, Object> schemas() {
    return Tree.object(Tree.object(document.get("components")).get("schemas"));
  }
}
