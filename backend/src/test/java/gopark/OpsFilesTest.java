package gopark;

import static org.assertj.core.api.Assertions.assertThat;

import gopark.web.ServerTest;
import java.io.IOException;
import java.net.URLDecoder;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.springframework.beans.factory.annotation.Autowired;
import org.springframework.test.web.reactive.server.WebTestClient;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.ObjectMapper;
import tools.jackson.databind.json.JsonMapper;
import tools.jackson.dataformat.yaml.YAMLMapper;

/** The operators' files speak of what a server has, and keep from visitors what they should. */
@ServerTest
class OpsFilesTest {

  private static final Path OPS = Path.of("ops");
  private static final Pattern METRIC = Pattern.compile("\\b(?:gopark|http|jvm|process)_[a-z_]+");
  private static final Pattern TOLD = Pattern.compile("(?m)^([a-z_]+)[{ ]");

  private static final Pattern SETTING = Pattern.compile("`(GOPARK_[A-Z_]+)`");

  /** The folder in a container is always the same. */
  private static final Set<String> NO_SETTINGS_OF_A_CONTAINER = Set.of("GOPARK_DATA");

  private final WebTestClient client;

  @Autowired
  OpsFilesTest(WebTestClient client) {
    this.client = client;
  }

  private static JsonNode read(String file, ObjectMapper mapper) throws IOException {
    return mapper.readTree(Files.readString(OPS.resolve(file)));
  }

  private Set<String> told() {
    // The counters include an answer only after it has been given.
    client.get().uri("/").exchange().expectStatus().isOk();
    String body =
        client
            .get()
            .uri("/actuator/prometheus")
            .exchange()
            .expectStatus()
            .isOk()
            .expectBody(String.class)
            .returnResult()
            .getResponseBody();
    return all(TOLD, body == null ? "" : body, 1);
  }

  private static Set<String> all(Pattern pattern, String text, int group) {
    Set<String> all = new TreeSet<>();
    Matcher matcher = pattern.matcher(text);
    while (matcher.find()) {
      all.add(matcher.group(group));
    }
    return all;
  }

  @Test
  void aRunningServerTellsEveryMetricOfTheDashboardAndOfTheAlerts() throws IOException {
    Set<String> told = told();
    List<JsonNode> expressions =
        List.of(
            read("grafana-dashboard.json", new JsonMapper()).get("panels"),
            read("alerts.yaml", new YAMLMapper()).get("groups"));
    for (JsonNode one : expressions) {
      List<String> asked = one.findValuesAsString("expr");
      assertThat(asked).isNotEmpty();
      for (String expression : asked) {
        Set<String> metrics = all(METRIC, expression, 0);
        assertThat(metrics).as(expression).isNotEmpty();
        assertThat(told).as(expression).containsAll(metrics);
      }
    }
  }

  @Test
  void everyMetricOfOursIsOnTheDashboardOrAmongTheAlerts() throws IOException {
    String files =
        Files.readString(OPS.resolve("grafana-dashboard.json"))
            + Files.readString(OPS.resolve("alerts.yaml"));
    Set<String> unseen = new TreeSet<>(told());
    unseen.removeIf(name -> !name.startsWith("gopark_") || files.contains(name));
    unseen.removeIf(name ->
        name.endsWith("_max") || files.contains(name.replaceAll("_(sum|count)$", "_bucket")));
    assertThat(unseen).containsExactlyInAnyOrderElementsOf(ELSEWHERE.keySet());
  }

  /** What is told for somebody who looks closer, and why it is no curve. */
  private static final Map<String, String> ELSEWHERE =
      Map.of(
          "gopark_bodies_arriving_bytes", "is bounded, and mostly nothing",
          "gopark_streams", "is the viewers as the limits count them");

  @Test
  void everyAlertSaysWhatIsWrongAndWhatToDo() throws IOException {
    JsonNode rules = read("alerts.yaml", new YAMLMapper()).at("/groups/0/rules");
    assertThat(rules).isNotEmpty();
    for (JsonNode rule : rules) {
      assertThat(rule.at("/annotations/summary").asString()).as("%s", rule).isNotBlank();
      assertThat(rule.at("/annotations/action").asString()).as("%s", rule).isNotBlank();
      assertThat(rule.at("/labels/severity").asString()).isIn("page", "ticket");
    }
  }

  @Test
  void theProxiesAnswerNobodyWhoAsksForWhatIsTheOperators() throws IOException {
    Pattern haproxy =
        rule(
            "cluster/haproxy.cfg",
            "deny deny_status 404 if \\{ path,url_dec,regsub\\(;\\[\\^/]\\*,,g\\) -m reg (\\S+) }");
    Pattern nginx = rule("cluster/nginx.conf", "location ~ \"(.+)\" \\{\\s+return 404;");
    for (String path :
        List.of(
            "/admin",
            "/admin/enter",
            "/%61dmin",
            "/admin;x/enter",
            "/actuator/prometheus",
            "/%61ctuator/prometheus",
            "/actuator;x/prometheus",
            "/actuator/prometheus;x")) {
      String decoded = URLDecoder.decode(path, StandardCharsets.UTF_8);
      assertThat(haproxy.matcher(decoded.replaceAll(";[^/]*", "")).find()).as(path).isTrue();
      assertThat(nginx.matcher(decoded).find()).as(path).isTrue();
    }
    for (String path : List.of("/", "/actuator/health/readiness", "/administrators", "/x/admin")) {
      assertThat(haproxy.matcher(path).find()).as(path).isFalse();
      assertThat(nginx.matcher(path).find()).as(path).isFalse();
    }
  }

  /** The paths of a rule that answers with 404. */
  private static Pattern rule(String file, String form) throws IOException {
    Set<String> paths = all(Pattern.compile(form), Files.readString(OPS.resolve(file)), 1);
    assertThat(paths).as(file).hasSize(1);
    return Pattern.compile(paths.iterator().next());
  }

  @Test
  void manifestsAskWhatTheServerAnswers() throws IOException {
    List<JsonNode> documents = new ArrayList<>();
    for (String file : List.of("kubernetes/gopark.yaml", "kubernetes/valkey.yaml")) {
      for (String document : Files.readString(OPS.resolve(file)).split("(?m)^---$", -1)) {
        documents.add(new YAMLMapper().readTree(document));
      }
    }
    assertThat(documents)
        .allSatisfy(one -> {
          assertThat(one.path("apiVersion").asString()).isNotBlank();
          assertThat(one.at("/metadata/name").asString()).isNotBlank();
        })
        .extracting(one -> one.path("kind").asString())
        .contains("Deployment", "HorizontalPodAutoscaler", "PodDisruptionBudget", "StatefulSet");
    JsonNode server = documents.getFirst().at("/spec/template/spec/containers/0");
    for (String probe : List.of("startupProbe", "readinessProbe", "livenessProbe")) {
      client
          .get()
          .uri(server.path(probe).at("/httpGet/path").asString())
          .exchange()
          .expectStatus()
          .isOk();
    }
    assertThat(told()).contains("gopark_streams");
  }

  @Test
  void whatTheListOfThreatsNamesIsThere() throws IOException {
    Set<String> named =
        all(
            Pattern.compile("`([A-Z][a-z]+(?:[A-Z][a-z]*)*)(?:\\.\\w+)?`"),
            Files.readString(Path.of("docs/security.md")),
            1);
    Set<String> sources = new TreeSet<>();
    try (Stream<Path> files = Files.walk(Path.of("src"))) {
      files.forEach(file -> sources.add(file.getFileName().toString()));
    }
    assertThat(named).hasSizeGreaterThan(20);
    named.removeAll(List.of("Server", "Secure", "HttpOnly"));
    assertThat(named).allSatisfy(name -> assertThat(sources).contains(name + ".java"));
  }

  @Test
  void composeHandsOnEverySettingThatTheReadmeNames() throws IOException {
    String readme = Files.readString(Path.of("../README.md"));
    Set<String> named = all(SETTING, readme.substring(readme.indexOf("## Operate it")), 1);
    named.removeAll(NO_SETTINGS_OF_A_CONTAINER);
    String compose = Files.readString(Path.of("../docker-compose.yml"));
    Set<String> handedOn = all(Pattern.compile("(?m)^  (GOPARK_[A-Z_]+):"), compose, 1);
    assertThat(named).hasSizeGreaterThan(50);
    assertThat(handedOn).containsAll(named);
  }
}
