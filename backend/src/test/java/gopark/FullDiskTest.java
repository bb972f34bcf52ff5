package gopark;

import static org.assertj.core.api.Assertions.assertThat;
import static org.awaitility.Awaitility.await;

import gopark.Api.Answer;
import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.condition.EnabledOnOs;
import org.junit.jupiter.api.condition.OS;
import org.junit.jupiter.api.io.TempDir;
import tools.jackson.databind.JsonNode;

/** A server whose files may not grow any more, which to it is a full disk. */
@EnabledOnOs(OS.LINUX)
class FullDiskTest {

  private static final int KILOBYTES = 300;

  @TempDir Path folder;

  @Test
  void nothingNewIsTakenEverythingCanBeReadAndItGoesOnWhenThereIsRoom() throws Exception {
    Needed.programs("bash", "prlimit");
    try (ServerProcess server = ServerProcess.start(limited());
        Api api = new Api(server.address())) {
      JsonNode first = api.post("/api/sessions", "{}", null).json();
      String path = "/api/sessions/" + first.path("id").asString();
      String before = api.get(path).body();
      awaitUp(api);

      Answer refused = fill(api, new ArrayList<>());

      assertThat(refused.status()).as(refused.body()).isEqualTo(507);
      assertThat(refused.json().path("code").asString()).isEqualTo("journal-full");
      assertThat(api.get(path)).isEqualTo(new Answer(200, before));
      assertStatus(api, "READ_ONLY", 503, 200);
      assertThat(api.get("/actuator/health/liveness").status()).isEqualTo(200);

      unlimit(server);
      awaitUp(api);
      assertThat(command(api, path, first.path("editKey").asString()).status()).isEqualTo(200);
    }
  }

  @Test
  void itGoesOnWhenOwnersHaveDeletedTheirSessions() throws Exception {
    Needed.programs("bash");
    try (ServerProcess server = ServerProcess.start(limited());
        Api api = new Api(server.address())) {
      awaitUp(api);
      List<JsonNode> made = new ArrayList<>();
      assertThat(fill(api, made).status()).isEqualTo(507);
      List<JsonNode> gone = made.subList(0, made.size() * 2 / 3);
      for (JsonNode session : gone) {
        String path = "/api/sessions/" + session.path("id").asString();
        assertThat(api.delete(path, session.path("editKey").asString()).status()).isEqualTo(204);
      }
      awaitUp(api);
      JsonNode last = made.getLast();
      String path = "/api/sessions/" + last.path("id").asString();
      assertThat(command(api, path, last.path("editKey").asString()).status()).isEqualTo(200);
      assertThat(fill(api, new ArrayList<>()).status()).isEqualTo(507);
      assertThat(api.get(path).status()).isEqualTo(200);
    }
  }

  @Test
  void itGoesOnWhenOldSessionsHaveExpired() throws Exception {
    Needed.programs("bash");
    try (ServerProcess server =
            ServerProcess.start(
                limited("--gopark.limits.session.kept=20s", "--gopark.expire-every=1s"));
        Api api = new Api(server.address())) {
      awaitUp(api);
      assertThat(fill(api, new ArrayList<>()).status()).isEqualTo(507);
      awaitUp(api);
      assertThat(api.post("/api/sessions", "{}", null).status()).isEqualTo(201);
    }
  }

  private ProcessBuilder limited(String... more) {
    List<String> command =
        new ArrayList<>(
            List.of("bash", "-c", "ulimit -S -f " + KILOBYTES + " && exec \"$@\"", "bash"));
    List<String> arguments =
        new ArrayList<>(
            List.of("--gopark.tidy-every=100ms", "--gopark.limits.sessions.burst=100000"));
    arguments.addAll(List.of(more));
    command.addAll(ServerProcess.command(folder, arguments.toArray(String[]::new)).command());
    return new ProcessBuilder(command).redirectErrorStream(true);
  }

  /** Begins sessions until one is refused; tells which were begun. */
  private static Answer fill(Api api, List<JsonNode> made) throws IOException {
    Answer answer = new Answer(201, "");
    for (int i = 0; i < 5_000 && answer.status() == 201; i++) {
      answer = api.post("/api/sessions", "{\"seed\": %d}".formatted(i), null);
      if (answer.status() == 201) {
        made.add(answer.json());
      }
    }
    return answer;
  }

  private static Answer command(Api api, String path, String key) throws IOException {
    return api.post(
        path + "/commands",
        """
        {"do": "step", "unit": "event", "count": 3}\
        """,
        key);
  }

  /** A server is ready when it has warmed up, and can write again when it has tried. */
  private static void awaitUp(Api api) {
    await().untilAsserted(() -> assertStatus(api, "UP", 200, 200));
  }

  private static void assertStatus(Api api, String status, int health, int readiness)
      throws IOException {
    Answer all = api.get("/actuator/health");
    Answer ready = api.get("/actuator/health/readiness");
    assertThat(all.json().path("status").asString()).isEqualTo(status);
    assertThat(all.status()).isEqualTo(health);
    assertThat(ready.json().path("status").asString()).isEqualTo(status);
    assertThat(ready.status()).isEqualTo(readiness);
  }

  private static void unlimit(ServerProcess server) throws Exception {
    Process process =
        new ProcessBuilder("prlimit", "--pid", Long.toString(server.pid()), "--fsize=unlimited:")
            .inheritIO()
            .start();
    assertThat(process.waitFor()).isZero();
  }
}
