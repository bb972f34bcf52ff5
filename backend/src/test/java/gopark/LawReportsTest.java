package gopark;

import static org.assertj.core.api.Assertions.assertThat;

import gopark.runtime.config.CostModel;
import gopark.scenario.Scenario;
import gopark.session.LawReport;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;

class LawReportsTest {
  private static final JsonMapper JSON = new JsonMapper();

  @TempDir Path folder;

  private long nowMs = 1_700_000_000_000L;

  private LawReports reports(int count, long bytes) {
    return new LawReports(
        folder.resolve("reports"),
        "abc123",
        new LawReports.Bounds(count, bytes),
        () -> Instant.ofEpochMilli(nowMs++));
  }

  private static LawReport report(String session, String state) {
    return new LawReport(
        session,
        "7",
        "A goroutine is in one place only. Here: G8 P0.runq",
        "SimulatorBug",
        41,
        42,
        50,
        true,
        Scenario.standard(),
        "1.26",
        CostModel.ideal(),
        "0123456789abcdef",
        List.of(),
        state);
  }

  @Test
  void aReportSaysWhatFailedWhereAndInWhichBuild() throws IOException {
    Map<String, String> files = Zip.read(reports(5, 1 << 20).write(report("s1", "SCHED 0ms")));

    assertThat(files)
        .containsOnlyKeys("report.json", "session.json", "events.json", "state.txt", "failure.txt")
        .containsEntry("state.txt", "SCHED 0ms");
    JsonNode told = JSON.readTree(files.get("report.json"));
    assertThat(told.path("commit").asString()).isEqualTo("abc123");
    assertThat(told.path("engine").asString()).isEqualTo("7");
    assertThat(told.path("law").asString()).startsWith("A goroutine is in one place only.");
    assertThat(told.path("lastGoodStep").asLong()).isEqualTo(41);
    assertThat(told.path("brokenAtStep").asLong()).isEqualTo(42);
    assertThat(told.path("noticedAtStep").asLong()).isEqualTo(50);
    assertThat(told.path("repeats").asBoolean()).isTrue();
    assertThat(told.path("digestAtLastGoodStep").asString()).isEqualTo("0123456789abcdef");
    assertThat(told.path("costs").path("newproc").asLong()).isEqualTo(CostModel.ideal().newproc());
    assertThat(JSON.readTree(files.get("session.json")).at("/scenario/version").asInt())
        .isEqualTo(Scenario.VERSION);
  }

  @Test
  void ofTooManyReportsTheOldestGo() throws IOException {
    LawReports reports = reports(3, 1 << 20);
    List<Path> written = new ArrayList<>();
    for (int i = 0; i < 7; i++) {
      written.add(reports.write(report("s" + i, "")));
    }
    assertThat(reports.all()).isEqualTo(written.subList(4, 7));
  }

  @Test
  void reportsThatAreTooLargeTogetherGoButForTheNewest() throws IOException {
    Path first = reports(50, 1 << 20).write(report("first", ""));
    long size = Files.size(first);
    LawReports two = reports(50, 2 * size + size / 2);
    Path second = two.write(report("secnd", ""));
    assertThat(two.all()).containsExactly(first, second);
    Path third = two.write(report("third", ""));
    assertThat(two.all()).containsExactly(second, third);
    Path fourth = reports(50, 1).write(report("forth", ""));
    assertThat(two.all()).containsExactly(fourth);
  }

  @Test
  void twoReportsOfOneMomentAreTwoFiles() throws IOException {
    LawReports reports =
        new LawReports(
            folder, null, new LawReports.Bounds(9, 1 << 20), () -> Instant.ofEpochMilli(nowMs));
    reports.write(report("a", ""));
    reports.write(report("b", ""));
    assertThat(reports.all()).hasSize(2);
  }
}
