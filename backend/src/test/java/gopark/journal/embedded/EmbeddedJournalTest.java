package gopark.journal.embedded;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import gopark.journal.FollowingContract;
import gopark.journal.Journal;
import gopark.journal.JournalFailed;
import gopark.journal.JournalLocked;
import gopark.journal.Written.Appended;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** The contract, and what is peculiar to a file. */
class EmbeddedJournalTest extends FollowingContract {

  @TempDir Path folder;

  @Override
  protected Journal open() {
    return EmbeddedJournal.open(file(), nowMillis::get);
  }

  private Path file() {
    return folder.resolve("journal");
  }

  @Test
  void theFileIsOpenOnce() {
    journal.create("a", fields(1));
    assertThatThrownBy(this::open)
        .isInstanceOf(JournalLocked.class)
        .hasMessageContaining(file().getFileName().toString());
    assertThat(journal.append("a", 1, fields(2))).isEqualTo(new Appended(2));
  }

  @Test
  void anotherProcessIsToldThatTheFileIsOpen() throws IOException {
    journal.create("a", fields(1));
    assertThatThrownBy(this::open).isInstanceOf(JournalLocked.class);
    try (Appender other = Appender.start(file(), 1)) {
      assertThat(other.output()).containsExactly("locked");
    }
    journal.close();
    try (Appender other = Appender.start(file(), 1)) {
      assertThat(other.nextLine()).isEqualTo("0 3");
    }
    journal = open();
  }

  @Test
  void aFolderThatIsNotThereIsNamed() {
    Path nowhere = folder.resolve("nowhere/journal");
    assertThatThrownBy(() -> EmbeddedJournal.open(nowhere, nowMillis::get))
        .isInstanceOf(JournalFailed.class)
        .hasMessageContaining("nowhere");
  }

  @Test
  void theJournalHasNoThreadOfItsOwn() {
    journal.create("a", fields(1));
    assertThat(Thread.getAllStackTraces().keySet())
        .extracting(Thread::getName)
        .noneMatch(name -> name.contains("MVStore") || name.contains("H2"));
  }

  @Test
  void deletedSessionsGiveTheirSpaceBack() throws IOException {
    Map<String, Object> large = Map.of("text", "0123456789".repeat(2000));
    for (int i = 0; i < 300; i++) {
      journal.appendAll("s" + i, 0, List.of(large, large));
    }
    long full = Files.size(file());
    for (int i = 0; i < 295; i++) {
      journal.delete("s" + i);
    }
    ((EmbeddedJournal) journal).compact(64);
    assertThat(Files.size(file())).isLessThan(full / 10);
    assertThat(seqs("s299")).containsExactly(1L, 2L);
    reopen();
    assertThat(seqs("s298")).containsExactly(1L, 2L);
    assertThat(journal.sessions("", 1000)).hasSize(5);
  }

  @Test
  void theFileStaysSmallWhenSessionsComeAndGo() throws IOException {
    Map<String, Object> large = Map.of("text", "0123456789".repeat(1000));
    for (int i = 0; i < 400; i++) {
      journal.create("s" + i, large);
      if (i >= 50) {
        journal.delete("s" + (i - 50));
      }
    }
    ((EmbeddedJournal) journal).compact(64);
    assertThat(Files.size(file())).as("50 sessions of 10 KB").isLessThan(2_000_000);
    assertThat(journal.sessions("", 1000)).hasSize(50);
  }
}
