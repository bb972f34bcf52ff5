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

@EnabledOnOs(value = OS.LINUX, disabledReason = "what a process holds is read from /proc")
class SoakRunTest {

  @Test
  void aServerWorksWhileVisitorsComeAndGoAndWhatItHoldsIsTold(@TempDir Path folder)
      throws IOException {
    ByteArrayOutputStream printed = new ByteArrayOutputStream();
    Path file = folder.resolve("soak.md");
    SoakRun.Soaked soaked =
        SoakRun.run(
            SoakRun.Size.QUICK, new PrintStream(printed, true, StandardCharsets.UTF_8), file);
    assertThat(soaked.failures()).isEmpty();
    assertThat(soaked.unwell()).isZero();
    assertThat(soaked.visits()).isPositive();
    assertThat(soaked.figures())
        .allSatisfy(figure -> assertThat(figure.last()).as(figure.title()).isPositive());
    assertThat(Files.readString(file)).contains("Flight recording:", "% of samples in ");
  }

  @Test
  void whatGrowsByMoreThanAllowedIsNotFlat() {
    assertThat(new SoakRun.Figure("threads", 40, 45, 5, false).isFlat()).isTrue();
    assertThat(new SoakRun.Figure("threads", 40, 46, 5, false).isFlat()).isFalse();
  }
}
