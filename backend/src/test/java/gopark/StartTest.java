package gopark;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import gopark.Api.Answer;
import gopark.journal.Journal;
import io.micrometer.core.instrument.MeterRegistry;
import java.io.IOException;
import java.net.URI;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.api.parallel.Isolated;
import org.springframework.boot.SpringApplication;
import org.springframework.boot.test.system.CapturedOutput;
import org.springframework.boot.test.system.OutputCaptureExtension;
import org.springframework.context.ConfigurableApplicationContext;

/** A server that cannot start says why, and what to do about it. */
@ExtendWith(OutputCaptureExtension.class)
// A server that ends takes the threads along that all servers of the process share.
@Isolated("reads the log, which others write too, and which is still while a server beside begins")
class StartTest {

  @TempDir Path folder;

  @Test
  void aSecondServerOnTheSameFolderIsToldOfTheFirst(CapturedOutput output) {
    try (ConfigurableApplicationContext first = start(folder)) {
      assertThat(first.isActive()).isTrue();
      assertThatThrownBy(() -> start(folder)).hasRootCauseInstanceOf(Exception.class);
      assertThat(first.getBean(Journal.class).lastSeq("nobody")).isZero();
    }
    assertToldInWords(output, "is open in another server", "set GOPARK_DATA to another folder");
  }

  @Test
  void theFolderIsFreeAgainWhenTheServerHasEnded() {
    start(folder).close();
    start(folder).close();
    assertThat(folder).isDirectoryContaining("glob:**/journal");
  }

  @Test
  void aDamagedJournalIsStartedWithWhatIsWholeAndNoSessionAnswersAFault(CapturedOutput output)
      throws Exception {
    List<String> sessions = new ArrayList<>();
    try (ConfigurableApplicationContext first = start(folder);
        Api api = new Api(address(first))) {
      for (int i = 0; i < 16; i++) {
        sessions.add(api.post("/api/sessions", "{}", null).json().path("id").asString());
      }
    }
    Path log = folder.resolve("journal/00000001.log");
    byte[] bytes = Files.readAllBytes(log);
    Arrays.fill(bytes, bytes.length / 2, bytes.length / 2 + 1000, (byte) 0);
    Files.write(log, bytes);

    try (ConfigurableApplicationContext again = start(folder);
        Api api = new Api(address(again))) {
      int gone = 0;
      for (String session : sessions) {
        Answer answer = api.get("/api/sessions/" + session);
        assertThat(answer.status()).as(answer.body()).isIn(200, 410);
        if (answer.status() == 410) {
          assertThat(answer.json().path("code").asString()).isEqualTo("journal-corrupt");
          assertThat(output.getAll()).contains("session " + session + " has no whole entry of 1");
          gone++;
        }
      }
      assertThat(gone).isBetween(1, 8);
      assertThat(output.getAll())
          .contains("%d of 16 sessions are whole".formatted(16 - gone))
          .contains("damaged files are kept as damaged-00000001.heads, damaged-00000001.log");
      assertThat(folder.resolve("journal/damaged-00000001.log")).hasBinaryContent(bytes);
      assertThat(api.get("/actuator/prometheus").body())
          .containsPattern("gopark_sessions_damaged\\{[^}]*\\} %d\\.0".formatted(gone))
          .doesNotContain(sessions);
    }
  }

  private static URI address(ConfigurableApplicationContext server) {
    return URI.create(
        "http://127.0.0.1:" + server.getEnvironment().getProperty("local.server.port"));
  }

  @Test
  void aServerThatIsReadyHasShownItsFirstPages() {
    try (ConfigurableApplicationContext server = start(folder)) {
      assertThat(shown(server, "/")).isPositive();
      assertThat(shown(server, "/play")).isPositive();
    }
  }

  /** How often a page was asked for and rendered. */
  private static long shown(ConfigurableApplicationContext server, String page) {
    return server
        .getBean(MeterRegistry.class)
        .get("http.server.requests")
        .tag("uri", page)
        .tag("status", "200")
        .timer()
        .count();
  }

  @Test
  void aJournalOfWhichNothingIsWholeIsLeftAsItIs(CapturedOutput output) throws IOException {
    start(folder).close();
    List<Path> files;
    try (Stream<Path> all = Files.list(folder.resolve("journal"))) {
      files = all.toList();
    }
    for (Path file : files) {
      Files.write(file, new byte[0]);
    }

    assertThatThrownBy(() -> start(folder)).isInstanceOf(RuntimeException.class);

    assertToldInWords(output, "is damaged", "Nothing was changed. Put back a copy");
    assertThat(files).allSatisfy(file -> assertThat(file).isEmptyFile());
    assertThat(folder.resolve("journal")).isDirectoryNotContaining(file -> !files.contains(file));
  }

  @Test
  void aFolderThatCannotBeMadeIsNamed(CapturedOutput output) throws IOException {
    Path file = Files.writeString(folder.resolve("file"), "in the way");
    assertThatThrownBy(() -> start(file.resolve("data"))).isInstanceOf(RuntimeException.class);
    assertToldInWords(
        output, file.resolve("data") + " does not exist and cannot be made", "Set GOPARK_DATA");
  }

  @Test
  void aFolderThatIsNotThereIsMade() {
    start(folder.resolve("a/b")).close();
    assertThat(folder.resolve("a/b/journal")).exists();
  }

  @Test
  void aLimitOfNothingIsRefused(CapturedOutput output) {
    assertThatThrownBy(() -> start(folder, "--gopark.limits.streams.total=0"))
        .isInstanceOf(RuntimeException.class);
    assertToldInWords(output, "gopark.limits.streams.total must be greater than zero", "Action");
  }

  private static void assertToldInWords(CapturedOutput output, String why, String remedy) {
    assertThat(output.getAll())
        .contains("APPLICATION FAILED TO START", why, remedy)
        .doesNotContain("\tat ")
        .doesNotContain("BeanCreationException");
  }

  private static ConfigurableApplicationContext start(Path data, String... more) {
    String[] arguments = new String[more.length + 2];
    arguments[0] = "--gopark.data=" + data;
    arguments[1] = "--server.port=0";
    System.arraycopy(more, 0, arguments, 2, more.length);
    return SpringApplication.run(GoParkApplication.class, arguments);
  }
}
