package gopark.web.docs;

import gopark.web.problem.ProblemDocuments;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/** One call: what the code tells of it, and its words. */
final class Call {

  private static final List<String> BODIES = List.of("application/json", "application/yaml");
  private static final String ABOUT = "about";
  private static final String DESCRIPTION = "description";
  private static final String PARAMETERS = "parameters";
  private static final String SCHEMA = "schema";

  /** The word for a call that is also answered where a session is stored and cannot be read. */
  private static final String STORED = "stored";

  private static final String SESSION = "/api/sessions/{";

  private final String path;
  private final Map<String, Object> found;
  private final Map<String, Object> words;
  private final CallProblems problems;

  /**
   * @param found what springdoc tells
   * @param words what a resource file tells
   */
  Call(
      String path,
      Map<String, Object> found,
      Map<String, Object> words,
      ProblemDocuments documents) {
    this.path = path;
    this.found = found;
    this.words = words;
    problems = new CallProblems(documents);
  }

  /** The operation of OpenAPI. */
  Map<String, Object> operation() {
    Map<String, Object> operation = new LinkedHashMap<>();
    operation.put("operationId", Tree.text(words, "name"));
    operation.put("tags", List.of(Tree.text(words, "tag")));
    operation.put("summary", Tree.text(words, "summary"));
    operation.put(DESCRIPTION, Tree.text(words, ABOUT) + "\n" + examplesAsText());
    List<Object> parameters = parameters();
    if (!parameters.isEmpty()) {
      operation.put(PARAMETERS, parameters);
    }
    if (words.containsKey("body")) {
      operation.put("requestBody", body(Tree.object(words.get("body"))));
    }
    operation.put("responses", responses());
    if (needsKey()) {
      operation.put("security", List.of(Map.of("editKey", List.of())));
    }
    operation.put(
        "x-codeSamples", Tree.list(words.get("examples")).stream().map(Call::sample).toList());
    return operation;
  }

  private boolean needsKey() {
    return Boolean.TRUE.equals(words.get("key"));
  }

  private String examplesAsText() {
    StringBuilder text = new StringBuilder();
    for (Object one : Tree.list(words.get("examples"))) {
      Map<String, Object> example = Tree.object(one);
      text.append(
          "\n%s (%s):\n\n```sh\n%s\n```\n"
              .formatted(
                  Tree.text(example, "title"),
                  Tree.text(example, "status"),
                  Tree.text(example, "shell")));
    }
    return text.toString();
  }

  /** An example as documentation tools know it; the status is what a run of it answers. */
  private static Map<String, Object> sample(Object one) {
    Map<String, Object> example = Tree.object(one);
    Map<String, Object> sample = new LinkedHashMap<>();
    sample.put("lang", "Shell");
    sample.put("label", Tree.text(example, "title"));
    sample.put("source", Tree.text(example, "shell"));
    sample.put("x-status", Integer.valueOf(Tree.text(example, "status")));
    return sample;
  }

  // ---- what is asked

  private List<Object> parameters() {
    Map<String, Object> said = Tree.object(words.get(PARAMETERS));
    List<Object> parameters = new ArrayList<>();
    for (Object one : Tree.list(found.get(PARAMETERS))) {
      Map<String, Object> parameter = Tree.object(one);
      String name = Tree.text(parameter, "name");
      if (path.startsWith(SESSION + name + "}")) {
        parameters.add(Tree.reference(PARAMETERS, name));
        continue;
      }
      Map<String, Object> more = Tree.object(said.remove(name));
      parameter.put(DESCRIPTION, Tree.text(more, ABOUT));
      more.remove(ABOUT);
      if (more.containsKey("example")) {
        parameter.put("example", more.remove("example"));
      }
      parameter.put(SCHEMA, Tree.laidOver(Tree.object(parameter.get(SCHEMA)), more));
      parameters.add(parameter);
      if (!"header".equals(parameter.get("in"))) {
        problems.ofParameters();
      }
    }
    if (!said.isEmpty()) {
      throw new IllegalStateException(path + " does not take " + said.keySet());
    }
    return parameters;
  }

  private Map<String, Object> body(Map<String, Object> said) {
    boolean mustBe = Boolean.TRUE.equals(said.get("required"));
    problems.ofBody(mustBe);
    Map<String, Object> content = new LinkedHashMap<>();
    for (String type : BODIES) {
      content.put(type, Map.of(SCHEMA, Tree.object(said.get(SCHEMA))));
    }
    Map<String, Object> body = new LinkedHashMap<>();
    body.put(DESCRIPTION, Tree.text(said, ABOUT));
    body.put("required", mustBe);
    body.put("content", content);
    return body;
  }

  // ---- what is answered

  private Map<String, Object> responses() {
    Map<String, Object> responses = new LinkedHashMap<>();
    Tree.object(words.get("answers"))
        .forEach((status, answer) -> responses.put(status, response(Tree.object(answer))));
    if (path.startsWith(SESSION)) {
      problems.ofSession();
      if (!Boolean.TRUE.equals(words.get(STORED))) {
        problems.ofUnreadable();
      }
    }
    if (needsKey()) {
      problems.ofKey();
    }
    if (needsKey() || words.containsKey("body")) {
      problems.ofJournal();
    }
    Tree.object(words.get("problems"))
        .forEach((status, codes) ->
            Tree.list(codes)
                .forEach(code -> problems.add(Integer.parseInt(status), code.toString())));
    responses.putAll(problems.responses());
    return responses;
  }

  private static Map<String, Object> response(Map<String, Object> answer) {
    Map<String, Object> response = new LinkedHashMap<>();
    response.put(DESCRIPTION, Tree.text(answer, ABOUT));
    if (answer.containsKey("headers")) {
      Map<String, Object> headers = new LinkedHashMap<>();
      for (Object name : Tree.list(answer.get("headers"))) {
        headers.put(headerName(name.toString()), Tree.reference("headers", name.toString()));
      }
      response.put("headers", headers);
    }
    if (answer.containsKey("types")) {
      Map<String, Object> content = new LinkedHashMap<>();
      for (Object type : Tree.list(answer.get("types"))) {
        content.put(type.toString(), Map.of(SCHEMA, Tree.object(answer.get(SCHEMA))));
      }
      response.put("content", content);
    }
    return response;
  }

  private static String headerName(String component) {
    return component.equals("Tag") ? "ETag" : component;
  }
}
