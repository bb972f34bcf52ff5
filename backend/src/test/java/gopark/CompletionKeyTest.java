package gopark;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assumptions.assumeThat;

import gopark.web.lesson.CompletionCodes;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.PosixFilePermissions;
import java.time.LocalDate;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class CompletionKeyTest {

  private static final CompletionCodes.Pass PASS =
      new CompletionCodes.Pass("steal", LocalDate.of(2026, 1, 31));

  @TempDir private Path folder;

  private Path file() {
    return folder.resolve("completion.key");
  }

  @Test
  void aKeyIsMadeOnceAndHoldsAfterARestart() {
    String code = CompletionKey.codes("", file()).sign(PASS);
    assertThat(CompletionKey.codes("", file()).pass(code)).isEqualTo(PASS);
    assertThat(folder).isDirectoryNotContaining("glob:**.unfinished");
  }

  @Test
  void nobodyElseMayReadIt() throws IOException {
    assumeThat(Files.getFileStore(folder).supportsFileAttributeView("posix")).isTrue();
    CompletionKey.codes("", file()).sign(PASS);
    assertThat(PosixFilePermissions.toString(Files.getPosixFilePermissions(file())))
        .isEqualTo("rw-------");
  }

  @Test
  void theOperatorsKeyComesBeforeTheFolders() {
    String code = CompletionKey.codes("a key of the operator", file()).sign(PASS);
    assertThat(file()).doesNotExist();
    assertThat(CompletionKey.codes("", file()).pass(code)).isNull();
  }

  @Test
  void aKeyThatIsTooShortIsToldAtTheStart() throws IOException {
    assertThatThrownBy(() -> CompletionKey.codes("too short", file()))
        .isInstanceOf(CannotStart.class);
    Files.writeString(file(), "");
    assertThatThrownBy(() -> CompletionKey.codes("", file())).isInstanceOf(CannotStart.class);
  }
}
