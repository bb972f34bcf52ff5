package gopark.web.docs;

import static org.assertj.core.api.Assertions.assertThat;

import gopark.scenario.JsonSchema;
import gopark.web.ServerTest;
import gopark.web.docs.Published.Operation;
import gopark.web.document.Documents;
import gopark.web.document.Format;
import java.net.URI;
import java.net.URLEncoder;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;
import java.util.function.Consumer;
import org.assertj.core.api.SoftAssertions;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.springframework.beans.factory.annotation.Autowired;
import org.springframework.http.HttpHeaders;
import org.springframework.http.MediaType;
import org.springframework.test.context.TestPropertySource;
import org.springframework.test.web.reactive.server.EntityExchangeResult;
import org.springframework.test.web.reactive.server.WebTestClient;
import org.springframework.web.reactive.result.method.annotation.RequestMappingHandlerMapping;

/** The document tells of everything that is there, and tells it right. */
@ServerTest
@TestPropertySource(properties = "gopark.limits.sessions.burst=1000000")
class ApiDocsTest {

  private static final String NUMBER_TOO_LARGE = "9007199254740993";

  @Autowired private WebTestClient web;
  @Autowired private RequestMappingHandlerMapping requestMappingHandlerMapping;

  private Published published;
  private String id;
  private String key;

  @BeforeEach
  void aSession() {
    published = Published.by(web);
    create("");
  }

  private void create(String body) {
    Map<String, Object> made =
        json(
            web.post()
                .uri("/api/sessions")
                .contentType(MediaType.APPLICATION_JSON)
                .bodyValue(body)
                .exchange()
                .expectStatus()
                .isCreated()
                .expectBody(byte[].class)
                .returnResult());
    id = Tree.text(made, "id");
    key = Tree.text(made, "editKey");
  }

  private static Map<String, Object> json(EntityExchangeResult<byte[]> answer) {
    return Tree.object(
        Documents.read(
            new String(answer.getResponseBodyContent(), StandardCharsets.UTF_8), Format.JSON));
  }

  private EntityExchangeResult<byte[]> get(String path) {
    return web.get()
        .uri(base -> URI.create(base.build() + path))
        .exchange()
        .expectBody(byte[].class)
        .returnResult();
  }

  @Test
  void everyCallIsToldWithWhatItMayRefuseAndAnExample() {
    Set<String> mapped = new TreeSet<>();
    requestMappingHandlerMapping
        .getHandlerMethods()
        .forEach((mapping, handler) ->
            mapping.getPatternsCondition().getPatterns().stream()
                .map(pattern -> pattern.getPatternString())
                .filter(path -> path.startsWith("/api/"))
                .filter(path -> handler.getBeanType() != DocsController.class)
                .forEach(path ->
                    mapping
                        .getMethodsCondition()
                        .getMethods()
                        .forEach(method -> mapped.add(method + " " + path))));
    Set<String> told = new TreeSet<>();
    for (Operation operation : published.operations()) {
      told.add(operation.toString());
      assertThat(operation.examples()).as(operation.toString()).isNotEmpty();
      assertThat(Tree.object(operation.tree().get("responses")).keySet())
          .as(operation.toString())
          .anyMatch(status -> status.startsWith("2"))
          .anyMatch(status -> status.startsWith("4"));
    }
    assertThat(mapped).hasSizeGreaterThan(15);
    assertThat(told).isEqualTo(mapped);
  }

  @Test
  void everyReferenceLeadsSomewhere() {
    List<String> references = new ArrayList<>();
    each(
        published.document(),
        map -> {
          if (map.get("$ref") instanceof String reference) {
            references.add(reference);
          }
        });
    assertThat(references).hasSizeGreaterThan(100).allSatisfy(this::isThere);
    each(
        published.document(),
        map -> {
          if (map.get("mapping") instanceof Map<?, ?> mapping) {
            assertThat(mapping.values()).allSatisfy(to -> isThere(to.toString()));
          }
        });
  }

  private void isThere(String reference) {
    assertThat(reference).startsWith("#/");
    Object place = published.document();
    for (String name : reference.substring(2).split("/", -1)) {
      assertThat(Tree.object(place)).as(reference).containsKey(name);
      place = Tree.object(place).get(name);
    }
  }

  @Test
  void noSchemaIsToldOfThatNobodyUses() {
    Set<String> used = new TreeSet<>();
    each(
        published.document(),
        map -> {
          if (map.get("$ref") instanceof String reference) {
            used.add(reference.substring(reference.lastIndexOf('/') + 1));
          }
        });
    // Only the text of a stream speaks of it.
    used.add("Clock");
    assertThat(used).containsAll(published.schemas().keySet());
  }

  @Test
  void whatMustBeThereIsToldOfAndEveryPropertyHasAType() {
    published
        .schemas()
        .forEach((name, tree) -> {
          Map<String, Object> schema = Tree.object(tree);
          Tree.list(schema.get("required"))
              .forEach(required ->
                  assertThat(Tree.object(schema.get("properties")))
                      .as(name)
                      .containsKey(required.toString()));
          Tree.object(schema.get("properties"))
              .forEach((property, of) ->
                  assertThat(Tree.object(of).keySet())
                      .as("%s.%s", name, property)
                      .containsAnyOf("type", "$ref", "enum", "const", "oneOf"));
        });
  }

  @Test
  void theLimitsOfParametersAreThoseThatHold() {
    SoftAssertions all = new SoftAssertions();
    int checked = 0;
    for (Operation operation : published.operations()) {
      for (Map<String, Object> parameter : operation.parameters()) {
        if (operation.method().equals("GET") && "query".equals(parameter.get("in"))) {
          for (String wrong : wrong(Tree.object(parameter.get("schema")))) {
            checked++;
            EntityExchangeResult<byte[]> answer =
                get(address(operation, Tree.text(parameter, "name"), wrong));
            all.assertThat(answer.getStatus().value())
                .as("%s %s=%s", operation, parameter.get("name"), wrong)
                .isIn(400, isBranch(operation, parameter) ? 404 : 400);
          }
        }
      }
    }
    all.assertAll();
    assertThat(checked).isGreaterThan(40);
  }

  /** No branch has such a number, which is not the number's fault. */
  private static boolean isBranch(Operation operation, Map<String, Object> parameter) {
    return "branch".equals(parameter.get("name")) || operation.path().endsWith("/compare");
  }

  private static List<String> wrong(Map<String, Object> schema) {
    List<String> wrong = new ArrayList<>();
    if (schema.get("minimum") instanceof Number least) {
      wrong.add(Long.toString(least.longValue() - 1));
      wrong.add(NUMBER_TOO_LARGE);
    }
    if (schema.get("maximum") instanceof Number most) {
      wrong.add(Long.toString(most.longValue() + 1));
    }
    if (schema.containsKey("enum")) {
      wrong.add("nothing");
    }
    if ("integer".equals(schema.get("type")) || "boolean".equals(schema.get("type"))) {
      wrong.add("seven");
    }
    return wrong;
  }

  /** The call with one of its parameters, and those that it must have. */
  private String address(Operation operation, String name, String value) {
    Map<String, String> query = new LinkedHashMap<>();
    for (Map<String, Object> parameter : operation.parameters()) {
      if (Boolean.TRUE.equals(parameter.get("required")) && "query".equals(parameter.get("in"))) {
        query.put(Tree.text(parameter, "name"), Tree.text(parameter, "example"));
      }
    }
    query.put(name, value);
    List<String> parts = new ArrayList<>();
    query.forEach(
        (one, is) -> parts.add(one + "=" + URLEncoder.encode(is, StandardCharsets.UTF_8)));
    String path =
        operation.path().replace("{id}", id).replace("{session}", id).replace("{scene}", "steal");
    return path + "?" + String.join("&", parts);
  }

  @Test
  void whatIsLeftOutIsTheDefault() {
    int checked = 0;
    for (Operation operation : published.operations()) {
      for (Map<String, Object> parameter : operation.parameters()) {
        Object value = Tree.object(parameter.get("schema")).get("default");
        if (value != null) {
          checked++;
          String name = Tree.text(parameter, "name");
          String with = address(operation, name, value.toString());
          String without = with.substring(0, with.lastIndexOf('?'));
          assertThat(get(with).getStatus().value()).as(with).isEqualTo(200);
          assertThat(get(with).getResponseBodyContent())
              .as(with)
              .isEqualTo(get(without).getResponseBodyContent());
        }
      }
    }
    assertThat(checked).isGreaterThan(8);
  }

  @Test
  void everyCommandIsToldWithAnExampleThatMakesSense() {
    JsonSchema schemas = new JsonSchema(published.document());
    int checked = 0;
    for (String name : published.schemas().keySet()) {
      if (name.startsWith("Command.") || name.startsWith("Behaviour.")) {
        checked++;
        Map<String, Object> schema = Tree.object(published.schemas().get(name));
        Map<String, Object> example = Tree.object(Tree.list(schema.get("examples")).getFirst());
        assertThat(schemas.accepts(name, example)).as(name).isTrue();
        boolean isCommand = name.startsWith("Command.");
        Object command = isCommand ? example : Map.of("do", "go", "by", 1, "behaviour", example);
        assertThat(schemas.accepts("CommandRequest", command)).as(name).isTrue();
        assertThat(schemas.accepts("CommandRequest", List.of(command))).as(name).isTrue();
        create("");
        Map<String, Object> answer = told(command);
        Object code = answer.get("code");
        assertThat(code).as("%s: %s", name, answer).isIn(null, "not-now");
      }
    }
    assertThat(checked).isGreaterThan(35);
    assertThat(schemas.accepts("CommandRequest", Map.of("do", "fly"))).isFalse();
    assertThat(schemas.accepts("CommandRequest", Map.of("do", "pause", "ifStep", 3))).isTrue();
    assertThat(schemas.accepts("CommandRequest", Map.of("do", "step", "count", 0))).isFalse();
  }

  private Map<String, Object> told(Object command) {
    return json(
        web.post()
            .uri("/api/sessions/" + id + "/commands")
            .header(HttpHeaders.AUTHORIZATION, "Bearer " + key)
            .contentType(MediaType.APPLICATION_JSON)
            .bodyValue(new String(Documents.write(command, Format.JSON), StandardCharsets.UTF_8))
            .exchange()
            .expectBody(byte[].class)
            .returnResult());
  }

  @Test
  void itIsTheSameInYamlAndForWhoeverAsks() {
    EntityExchangeResult<byte[]> yaml = get("/api/docs.yaml");
    assertThat(yaml.getResponseHeaders().getContentType())
        .isEqualTo(MediaType.parseMediaType("application/yaml"));
    String text = new String(yaml.getResponseBodyContent(), StandardCharsets.UTF_8);
    Map<String, Object> tree = Tree.object(Documents.read(text, Format.YAML));
    assertThat(Documents.write(tree, Format.JSON))
        .isEqualTo(get("/api/docs").getResponseBodyContent());
    byte[] elsewhere =
        web.get()
            .uri("/api/docs")
            .header(HttpHeaders.HOST, "elsewhere.example")
            .header(HttpHeaders.ACCEPT_LANGUAGE, "ru")
            .exchange()
            .expectBody(byte[].class)
            .returnResult()
            .getResponseBodyContent();
    assertThat(elsewhere).isEqualTo(get("/api/docs").getResponseBodyContent());
    assertThat(new String(elsewhere, StandardCharsets.UTF_8)).doesNotContain("elsewhere");
  }

  private static void each(@Nullable Object tree, Consumer<Map<?, ?>> with) {
    if (tree instanceof Map<?, ?> map) {
      with.accept(map);
      map.values().forEach(value -> each(value, with));
    } else if (tree instanceof List<?> list) {
      list.forEach(value -> each(value, with));
    }
  }
}
