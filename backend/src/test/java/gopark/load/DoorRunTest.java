package gopark.load;

import static org.assertj.core.api.Assertions.assertThat;

import gopark.load.DoorRun.Try;
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
class DoorRunTest {

  /** A busy machine may notice late; a connection that is held for ever is held for longer. */
  private static final double LATE_SECONDS = 15;

  @Test
  void nothingIsHeldForLongerThanItMayBe(@TempDir Path folder) throws IOException {
    ByteArrayOutputStream printed = new ByteArrayOutputStream();
    Path file = folder.resolve("door.md");
    List<Try> tries =
        DoorRun.run(
            DoorRun.Size.QUICK, new PrintStream(printed, true, StandardCharsets.UTF_8), file);
    assertThat(tries)
        .extracting(Try::name)
        .containsExactly(
            "head drips",
            "body half sent",
            "silent",
            "silent, 1 address",
            "idle",
            "answers not read",
            "streams",
            "streams not read");
    assertThat(tries).allSatisfy(DoorRunTest::endsInTime);
    assertThat(tries.get(0).fate().answers()).isEqualTo("40×408");
    assertThat(tries.get(1).fate().answers()).isEqualTo("40×408");
    assertThat(tries.get(3).fate().refused()).isEqualTo(50);
    assertThat(tries.get(6).fate().open()).isEqualTo(100);
    assertThat(Files.readString(file)).contains("| streams not read |");
    assertThat(printed.toString(StandardCharsets.UTF_8)).contains("head drips, held:");
  }

  private static void endsInTime(Try one) {
    assertThat(one.health().failures()).as("%s: answers about health", one.name()).isEmpty();
    if (!one.isEndless()) {
      assertThat(one.fate().open()).as("%s: still open", one.name()).isZero();
      assertThat(one.fate().heldLongest())
          .as("%s: seconds held", one.name())
          .isLessThan(one.mostSeconds() + LATE_SECONDS);
    }
  }
}
