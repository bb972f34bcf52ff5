package gopark.load;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.condition.EnabledOnOs;
import org.junit.jupiter.api.condition.OS;
import org.junit.jupiter.api.io.TempDir;

@EnabledOnOs(value = OS.LINUX, disabledReason = "what a process costs is read from /proc")
class LoadRunTest {

  @Test
  void aSmallLoadIsMeasuredFromBeginningToEnd(@TempDir Path folder) throws IOException {
    ByteArrayOutputStream printed = new ByteArrayOutputStream();
    Path report = folder.resolve("report.md");
    LoadRun.run(
        Options.of("--quick"), new PrintStream(printed, true, StandardCharsets.UTF_8), report);
    assertThat(printed.toString(StandardCharsets.UTF_8))
        .contains("20 GoPark", "20 bare", "without it", "beside it", "Heap for a session at rest")
        .contains("without them", "beside them");
    assertThat(Files.readString(report))
        .contains("| 5 GoPark |", "## Sessions at rest", "| --- | ---: |")
        .containsPattern("endless loop \\|.* 200 \\| time \\|")
        .containsPattern("goroutine bomb \\|.* 200 \\| time \\|")
        .containsPattern("allocation bomb \\|.* 200 \\| (time|limit) \\|")
        .containsPattern("deep recursion \\|.* 200 \\| (time|fatal) \\|")
        .containsPattern("10 MB of output \\|.* 200 \\| (time|limit) \\|")
        .containsPattern("64 KiB of source \\|.* 200 \\| (time|returned) \\|");
  }
}
