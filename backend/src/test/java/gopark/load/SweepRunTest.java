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
import org.junit.jupiter.api.parallel.Isolated;

@Isolated("starts a server")
@EnabledOnOs(value = OS.LINUX, disabledReason = "what a process costs is read from /proc")
class SweepRunTest {

  @Test
  void aGridIsRunBesideASessionThatPlaysAndEndsWithItsClient(@TempDir Path folder)
      throws IOException {
    ByteArrayOutputStream printed = new ByteArrayOutputStream();
    Path file = folder.resolve("sweeps.md");
    SweepRun.Swept swept =
        SweepRun.run(
            SweepRun.Size.QUICK, new PrintStream(printed, true, StandardCharsets.UTF_8), file);
    assertThat(swept.cells()).isEqualTo(9);
    assertThat(swept.secondsAfter()).isLessThan(9);
    assertThat(Files.readString(file)).contains("| 9 | 2,000 |");
  }
}
