package gopark;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import gopark.journal.JournalFull;
import gopark.journal.Written.Appended;
import gopark.journal.embedded.EmbeddedJournal;
import io.micrometer.core.instrument.simple.SimpleMeterRegistry;
import io.opentelemetry.api.OpenTelemetry;
import java.nio.file.Path;
import java.time.InstantSource;
import java.util.Map;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** A server stores no more sessions and entries than it has memory to know of. */
class StoredSessionsTest {
  private static final Map<String, Object> ENTRY = Map.of("n", 1L);

  @TempDir Path folder;
  private EmbeddedJournal files;

  @BeforeEach
  void open() {
    files = EmbeddedJournal.open(folder.resolve("journal"), InstantSource.system());
  }

  @AfterEach
  void close() {
    files.close();
  }

  private MeasuredJournal journal(long sessions, long memory) {
    return journal(new MeasuredJournal.Room(sessions, memory, 0));
  }

  private MeasuredJournal journal(MeasuredJournal.Room room) {
    return new MeasuredJournal(
        new FolderStorage(DataFolder.at(folder), files),
        room,
        new SimpleMeterRegistry(),
        OpenTelemetry.noop());
  }

  @Test
  void oneSessionMoreThanMayBeStoredIsRefusedAndTheOthersGoOn() {
    MeasuredJournal journal = journal(2, Long.MAX_VALUE);
    journal.create("a", ENTRY);
    journal.create("b", ENTRY);

    assertThatThrownBy(() -> journal.create("c", ENTRY)).isInstanceOf(JournalFull.class);

    assertThat(journal.trouble()).as("what is stored can be written").isNull();
    assertThat(journal.append("a", 1, ENTRY)).isEqualTo(new Appended(2));
    journal.delete("b");
    assertThat(journal.create("c", ENTRY)).isEqualTo(new Appended(1));
  }

  @Test
  void entriesTakeMemoryAsSessionsDoUntilTheyAreDeleted() {
    long memory = 20_000;
    MeasuredJournal journal = journal(Long.MAX_VALUE, memory);
    journal.create("a", ENTRY);
    assertThatThrownBy(
            () -> {
              for (int i = 1; i < 10_000; i++) {
                journal.append("a", i, ENTRY);
              }
            })
        .isInstanceOf(JournalFull.class);
    assertThat(journal.lastSeq("a")).isBetween(500L, 5_000L);
    assertThatThrownBy(() -> journal.create("b", ENTRY)).isInstanceOf(JournalFull.class);

    journal.delete("a");
    assertThat(files.memory()).isZero();
    assertThat(journal.create("b", ENTRY)).isEqualTo(new Appended(1));
  }

  @Test
  void newSessionsLeaveAPartOfTheDiskToThoseThatThereAre() {
    journal(2, Long.MAX_VALUE).create("a", ENTRY);
    MeasuredJournal journal =
        journal(new MeasuredJournal.Room(Long.MAX_VALUE, Long.MAX_VALUE, Long.MAX_VALUE));

    assertThatThrownBy(() -> journal.create("b", ENTRY)).isInstanceOf(JournalFull.class);

    assertThat(journal.trouble()).as("what is stored can be written").isNull();
    assertThat(journal.append("a", 1, ENTRY)).isEqualTo(new Appended(2));
  }
}
