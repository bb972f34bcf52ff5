package gopark;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assumptions.assumeThat;

import gopark.web.lesson.CompletionCodes;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.PosixFilePermissions;
import java.time.Instant;
import java.time.InstantSource;
import java.time.LocalDate;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class CompletionKeyTest {

  private static final InstantSource CLOCK =
      InstantSource.fixed(Instant.parse("2026-01-31T23:59:59Z"));
  private static final CompletionCodes.Pass PASS =
      new CompletionCodes.Pass("steal", LocalDate.of(2026, 1, 31));

  @TempDir private Path folder;

  private CompletionCodes codes(String configured) {
    return CompletionKey.codes(configured, file(), CLOCK);
  }

  private Path file() {
    return folder.resolve("completion.key");
  }

  @Test
  void aKeyIsMadeOnceAndHoldsAfterARestart() {
    String code = codes("").sign("steal");
    assertThat(codes("").pass(code)).isEqualTo(PASS);
    assertThat(folder).isDirectoryNotContaining("glob:**.unfinished");
  }

  @Test
  void nobodyElseMayReadIt() throws IOException {
    assumeThat(Files.getFileStore(folder).supportsFileAttributeView("posix")).isTrue();
    codes("").sign("steal");
    assertThat(PosixFilePermissions.toString(Files.getPosixFilePermissions(file())))
        .isEqualTo("rw-------");
  }

  @Test
  void theOperatorsKeyComesBeforeTheFolders() {
    String code = codes("a key of the operator").sign("steal");
    assertThat(file()).doesNotExist();
    assertThat(codes("").pass(code)).isNull();
  }

  @Test
  void aKeyThatIsTooShortIsToldAtTheStart() throws IOException {
    assertThatThrownBy(() -> codes("too short")).isInstanceOf(CannotStart.class);
    Files.writeString(file(), "");
    assertThatThrownBy(() -> codes("")).isInstanceOf(CannotStart.class);
  }
}
