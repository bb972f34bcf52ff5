package gopark.load;

import static org.assertj.core.api.Assertions.assertThat;

import gopark.load.OverloadRun.Tried;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.condition.EnabledOnOs;
import org.junit.jupiter.api.condition.OS;
import org.junit.jupiter.api.io.TempDir;

@EnabledOnOs(value = OS.LINUX, disabledReason = "what a process costs is read from /proc")
class OverloadRunTest {

  @Test
  void whoAsksTooMuchIsSentAwayAndNobodyElseIs(@TempDir Path folder) throws IOException {
    ByteArrayOutputStream printed = new ByteArrayOutputStream();
    Path file = folder.resolve("overload.md");
    List<Tried> tried =
        OverloadRun.run(
            OverloadRun.Size.QUICK, new PrintStream(printed, true, StandardCharsets.UTF_8), file);
    assertThat(tried).extracting(Tried::demand).containsExactly(Demand.values());
    assertThat(tried)
        .allSatisfy(one -> {
          assertThat(one.flood().refused()).as("%s refused", one.demand()).isPositive();
          assertThat(one.flood().others()).as("%s, flood", one.demand()).isEmpty();
          assertThat(one.polite().others()).as("%s, polite", one.demand()).isEmpty();
          assertThat(one.polite().accepted()).as("%s, polite", one.demand()).isPositive();
          assertThat(one.after().others()).as("%s, after", one.demand()).isEmpty();
          assertThat(one.health().failed()).as("%s, health", one.demand()).isZero();
        });
    assertThat(Files.readString(file)).contains("| program runs |");
  }
}
