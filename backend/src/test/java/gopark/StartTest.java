package gopark;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import gopark.journal.Journal;
import gopark.journal.embedded.EmbeddedJournal;
import java.io.IOException;
import java.io.RandomAccessFile;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;
import org.junit.jupiter.api.io.TempDir;
import org.springframework.boot.SpringApplication;
import org.springframework.boot.test.system.CapturedOutput;
import org.springframework.boot.test.system.OutputCaptureExtension;
import org.springframework.context.ConfigurableApplicationContext;

/** Whoever starts a server that cannot start is told why, and what to do about it. */
@ExtendWith(OutputCaptureExtension.class)
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
  void aDamagedJournalIsLeftAsItIs(CapturedOutput output) throws IOException {
    Path file = folder.resolve("journal");
    try (EmbeddedJournal journal = EmbeddedJournal.open(file, () -> 0)) {
      for (int i = 0; i < 100; i++) {
        journal.create("s" + i, Map.of("text", "x".repeat(10_000)));
      }
    }
    try (RandomAccessFile bytes = new RandomAccessFile(file.toFile(), "rw")) {
      bytes.setLength(bytes.length() / 2);
    }
    byte[] damaged = Files.readAllBytes(file);

    assertThatThrownBy(() -> start(folder)).isInstanceOf(RuntimeException.class);

    assertToldInWords(output, "is damaged", "Nothing was changed. Put back a copy");
    assertThat(Files.readAllBytes(file)).isEqualTo(damaged);
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
