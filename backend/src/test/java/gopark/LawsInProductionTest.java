package gopark;

import static org.assertj.core.api.Assertions.assertThat;
import static org.awaitility.Awaitility.await;

import gopark.Api.Answer;
import gopark.runtime.GoRuntime;
import gopark.runtime.Sabotage;
import gopark.session.LawReport;
import gopark.session.Laws;
import java.io.IOException;
import java.net.URI;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.api.parallel.Isolated;
import org.springframework.boot.SpringApplication;
import org.springframework.boot.test.system.CapturedOutput;
import org.springframework.boot.test.system.OutputCaptureExtension;
import org.springframework.context.ConfigurableApplicationContext;
import org.springframework.context.annotation.Bean;
import org.springframework.context.annotation.Configuration;
import org.springframework.context.annotation.Primary;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;

/** A mistake of the simulation holds the session that it is in, and nobody else. */
@ExtendWith(OutputCaptureExtension.class)
// A server that ends takes the threads along that all servers of the process share.
@Isolated("reads the log, which others write too, and which is still while a server beside begins")
class LawsInProductionTest {

  /** The number of processors of the session that is damaged from inside at a step. */
  private static final int DAMAGED = 3;

  private static final int FAULT = 800;

  /** A program of many steps. */
  private static final String YIELDING =
      """
      package main

      import "runtime"

      func main() {
      	for i := 0; i < 9; i++ {
      		go func() {
      			for {
      				runtime.Gosched()
      			}
      		}()
      	}
      	select {}
      }
      """;

  private static final JsonMapper JSON = new JsonMapper();

  @TempDir Path folder;

  /** The server's own laws, under which something goes wrong. */
  @Configuration(proxyBeanMethods = false)
  static class Faulty {
    @Bean
    @Primary
    Laws faulty(LawKeeper keeper) {
      return new Laws() {
        @Override
        public boolean holdFor(String session) {
          return keeper.holdFor(session);
        }

        @Override
        public void check(GoRuntime runtime) {
          if (runtime.gomaxprocs() == DAMAGED && runtime.steps() >= FAULT) {
            Sabotage.miscount(runtime);
          }
          keeper.check(runtime);
        }

        @Override
        public void broken(LawReport report) {
          keeper.broken(report);
        }
      };
    }
  }

  private ConfigurableApplicationContext start(Class<?>... parts) {
    return new SpringApplication(parts)
        .run("--server.port=0", "--gopark.data=" + folder, "--gopark.laws=all");
  }

  private static Api api(ConfigurableApplicationContext server) {
    String port = Objects.requireNonNull(server.getEnvironment().getProperty("local.server.port"));
    return new Api(URI.create("http://localhost:" + port));
  }

  private static JsonNode make(Api api, int processors) throws IOException {
    String body = JSON.writeValueAsString(Map.of("gomaxprocs", processors, "source", YIELDING));
    return made(api.post("/api/sessions", body, null));
  }

  private static String path(JsonNode made) {
    return "/api/sessions/" + made.path("id").asString();
  }

  private static Answer play(Api api, JsonNode made) throws IOException {
    return api.post(
        path(made) + "/commands",
        """
        {"do": "play", "pace": {"nsPerSecond": 1000000}}\
        """,
        made.path("editKey").asString());
  }

  @Test
  void theSessionIsHeldAndReportedAndTheOthersGoOn(CapturedOutput output) throws IOException {
    String held;
    String stands;
    Path report;
    try (ConfigurableApplicationContext server = start(GoParkApplication.class, Faulty.class);
        Api api = api(server)) {
      JsonNode damaged = make(api, DAMAGED);
      JsonNode sound = make(api, 2);
      held = path(damaged);
      assertThat(play(api, sound).status()).isEqualTo(200);
      assertThat(play(api, damaged).status()).isEqualTo(200);

      await()
          .untilAsserted(() ->
              assertThat(api.get(held).json().at("/trouble/code").asString())
                  .isEqualTo("law-broken"));

      JsonNode seen = api.get(held).json();
      assertThat(seen.at("/trouble/step").asLong()).isEqualTo(FAULT - 1);
      assertThat(seen.at("/step").asLong()).isEqualTo(FAULT - 1);
      assertThat(seen.at("/playing").asBoolean()).isFalse();
      stands = seen.at("/gs").toString();
      assertThat(play(api, damaged).status()).isEqualTo(409);
      await().until(() -> api.get(path(sound)).json().at("/step").asLong() > 2 * FAULT);
      assertThat(api.get(path(sound)).json().at("/trouble").isMissingNode()).isTrue();
      assertThat(api.get("/actuator/health/liveness").status()).isEqualTo(200);
      assertThat(api.get("/actuator/prometheus").body())
          .containsPattern("gopark_laws_broken_total\\{[^}]*} 1.0")
          .containsPattern("gopark_laws_checks_total\\{[^}]*} [1-9]");

      await().until(() -> reports().size() == 1);
      report = reports().getFirst();
      assertThat(output)
          .contains(
              ("Session %s broke a law at step %d and goes on no more; all was well up to step %d."
                      + " sched.npidle")
                  .formatted(damaged.path("id").asString(), FAULT, FAULT - 1));
      assertThat(Zip.read(report).get("report.json"))
          .containsPattern("\"commit\" : \"[0-9a-f]{7,40}\"")
          .contains("\"repeats\" : true");
      assertThat(String.join("\n", Zip.read(report).values()))
          .contains(damaged.path("id").asString())
          .doesNotContain(damaged.path("editKey").asString())
          .doesNotContain("editKey");
    }
    assertCanBePlayedAgain(held, stands, Zip.read(report));
  }

  /** The damaged session can be played again on a server without the fault, after a restart. */
  private void assertCanBePlayedAgain(String held, String stands, Map<String, String> report)
      throws IOException {
    try (ConfigurableApplicationContext server = start(GoParkApplication.class);
        Api api = api(server)) {
      assertThat(api.get(held).json().at("/trouble/code").asString()).isEqualTo("law-broken");
      assertThat(api.get(held).json().at("/gs")).hasToString(stands);
      JsonNode copy =
          made(api.post("/api/sessions", Objects.requireNonNull(report.get("session.json")), null));
      JsonNode seen = api.get(path(copy)).json();
      assertThat(seen.at("/step").asLong()).isEqualTo(FAULT - 1);
      assertThat(seen.at("/gs")).hasToString(stands);
      String step = "{\"do\": \"step\", \"count\": 3}";
      Answer done = api.post(path(copy) + "/commands", step, copy.path("editKey").asString());
      assertThat(done.status()).as(done.body()).isEqualTo(200);
    }
  }

  private static JsonNode made(Answer answer) {
    assertThat(answer.status()).as(answer.body()).isEqualTo(201);
    return answer.json();
  }

  private List<Path> reports() throws IOException {
    Path reports = folder.resolve("reports");
    if (!Files.isDirectory(reports)) {
      return List.of();
    }
    try (Stream<Path> files = Files.list(reports)) {
      return files.filter(file -> file.toString().endsWith(".zip")).toList();
    }
  }
}
