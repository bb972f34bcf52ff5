package gopark.journal.embedded;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.awaitility.Awaitility.await;

import gopark.journal.Damage;
import gopark.journal.Entry;
import gopark.journal.Journal;
import gopark.journal.JournalContract;
import gopark.journal.JournalCorrupt;
import gopark.journal.JournalFailed;
import gopark.journal.JournalLocked;
import gopark.journal.SessionDamaged;
import gopark.journal.SessionHead;
import gopark.journal.Written.Appended;
import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Instant;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.FutureTask;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.zip.GZIPInputStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;
import org.junit.jupiter.api.io.TempDir;
import org.springframework.boot.test.system.CapturedOutput;
import org.springframework.boot.test.system.OutputCaptureExtension;

/** The contract, and what is peculiar to files. */
@ExtendWith(OutputCaptureExtension.class)
class EmbeddedJournalTest extends JournalContract {

  @TempDir Path folder;

  @Override
  protected Journal open() {
    return EmbeddedJournal.open(path(), () -> Instant.ofEpochMilli(nowMillis.get()));
  }

  private EmbeddedJournal embedded() {
    return (EmbeddedJournal) journal;
  }

  private Path path() {
    return folder.resolve("journal");
  }

  @Test
  void theJournalIsOpenOnce() {
    journal.create("a", fields(1));
    assertThatThrownBy(this::open)
        .isInstanceOf(JournalLocked.class)
        .hasMessageContaining(path().getFileName().toString());
    assertThat(journal.append("a", 1, fields(2))).isEqualTo(new Appended(2));
  }

  @Test
  void anotherProcessIsToldThatTheJournalIsOpen() throws IOException {
    journal.create("a", fields(1));
    assertThatThrownBy(this::open).isInstanceOf(JournalLocked.class);
    try (Appender other = Appender.start(path(), 1)) {
      assertThat(other.output()).containsExactly("locked");
    }
    journal.close();
    try (Appender other = Appender.start(path(), 1)) {
      assertThat(other.nextLine()).isEqualTo("0 3");
    }
    journal = open();
  }

  @Test
  void aFolderThatIsNotThereIsNamed() {
    Path nowhere = folder.resolve("nowhere/journal");
    assertThatThrownBy(
            () -> EmbeddedJournal.open(nowhere, () -> Instant.ofEpochMilli(nowMillis.get())))
        .isInstanceOf(JournalFailed.class)
        .hasMessageContaining("nowhere");
  }

  @Test
  void deletedSessionsGiveTheirSpaceBack() {
    Map<String, Object> large = Map.of("text", "0123456789".repeat(2000));
    for (int i = 0; i < 300; i++) {
      journal.appendAll("s" + i, 0, List.of(large, large));
    }
    long full = embedded().bytes();
    for (int i = 0; i < 295; i++) {
      journal.delete("s" + i);
    }
    embedded().compact(64);
    assertThat(embedded().bytes()).isLessThan(full / 10);
    assertThat(seqs("s299")).containsExactly(1L, 2L);
    reopen();
    assertThat(embedded().damage()).isNull();
    assertThat(embedded().bytes()).isLessThan(full / 10);
    assertThat(seqs("s298")).containsExactly(1L, 2L);
    assertThat(journal.sessions("", 1000)).hasSize(5);
  }

  @Test
  void theJournalStaysSmallWhenSessionsComeAndGo() {
    Map<String, Object> large = Map.of("text", "0123456789".repeat(1000));
    for (int i = 0; i < 400; i++) {
      journal.create("s" + i, large);
      if (i >= 50) {
        journal.delete("s" + (i - 50));
      }
    }
    embedded().compact(64);
    assertThat(embedded().bytes()).as("50 sessions of 10 KB").isLessThan(2_000_000);
    assertThat(journal.sessions("", 1000)).hasSize(50);
  }

  @Test
  void whoIsInterruptedWhileHeCompactsHarmsNobody() {
    journal.appendAll("a", 0, List.of(fields(1), fields(2)));
    journal.create("b", Map.of("text", "x".repeat(1_000_000)));
    journal.delete("b");
    Thread.currentThread().interrupt();
    embedded().compact(8);
    assertThat(Thread.interrupted()).isTrue();
    assertThat(embedded().bytes()).isLessThan(10_000);
    reopen();
    assertThat(seqs("a")).isEqualTo(upTo(2));
  }

  @Test
  void entriesAreReadWhileTheJournalIsCompacted() throws InterruptedException {
    Map<String, Object> large = Map.of("text", "0123456789".repeat(1000));
    journal.appendAll("kept", 0, List.of(large, fields(2), fields(3)));
    inParallel(
        3,
        thread -> {
          for (int i = 0; i < 60; i++) {
            if (thread == 0) {
              journal.create("s" + i, large);
              journal.delete("s" + i);
              embedded().compact(8);
            } else {
              assertThat(seqs("kept")).containsExactly(1L, 2L, 3L);
            }
          }
        });
    reopen();
    assertThat(embedded().damage()).isNull();
    assertThat(seqs("kept")).containsExactly(1L, 2L, 3L);
  }

  @Test
  void aPageIsWholeThoughWhatItIsReadFromIsCompactedAway() throws Exception {
    FragileFolder disk = new FragileFolder(Long.MAX_VALUE);
    try (EmbeddedJournal small = new EmbeddedJournal("small", disk, 4_096, () -> Instant.EPOCH)) {
      for (long seq = 1; seq <= 3; seq++) {
        small.append("kept", seq - 1, fields(seq));
      }
      small.create("gone", Map.of("text", "x".repeat(200_000)));
      small.delete("gone");
      FutureTask<List<Entry>> page = new FutureTask<>(() -> small.read("kept", 0, 10));
      Thread reader = Thread.ofPlatform().daemon().unstarted(page);
      CountDownLatch hasBegun = new CountDownLatch(1);
      CountDownLatch goesOn = new CountDownLatch(1);
      AtomicInteger reads = new AtomicInteger();
      disk.beforeReads(() -> {
        if (Thread.currentThread().equals(reader) && reads.incrementAndGet() == 2) {
          hasBegun.countDown();
          pass(goesOn);
        }
      });
      reader.start();
      pass(hasBegun);

      FutureTask<?> compacts = new FutureTask<>(() -> small.compact(8), null);
      Thread compactor = Thread.ofPlatform().daemon().start(compacts);
      await().until(() -> compactor.getState() == Thread.State.WAITING || compacts.isDone());
      goesOn.countDown();

      assertThat(page.get()).extracting(Entry::seq).containsExactly(1L, 2L, 3L);
      compacts.get();
      assertThat(disk.names()).doesNotContain("00000001.log");
      assertThat(small.read("kept", 0, 10)).isEqualTo(page.get());
    }
  }

  private static void pass(CountDownLatch latch) {
    try {
      latch.await();
    } catch (InterruptedException e) {
      throw new IllegalStateException(e);
    }
  }

  @Test
  void aJournalOfAnEarlierReleaseIsTakenOver() throws IOException {
    journal.close();
    Path old = folder.resolve("old");
    try (InputStream bytes = EmbeddedJournalTest.class.getResourceAsStream("mvstore.gz")) {
      Files.copy(new GZIPInputStream(bytes), old);
    }
    byte[] before = Files.readAllBytes(old);

    try (EmbeddedJournal taken =
        EmbeddedJournal.open(old, () -> Instant.ofEpochMilli(nowMillis.get()))) {
      for (int session = 0; session < 3; session++) {
        long last = session == 1 ? 14 : 10 + 2 * session;
        for (Entry entry : taken.read("s" + session, 0, 100)) {
          assertThat(entry.fields()).isEqualTo(Appender.entry(session, entry.seq()));
        }
        assertThat(taken.lastSeq("s" + session)).isEqualTo(last);
      }
      assertThat(taken.damage()).isNull();
      assertThat(taken.sessions("", 9)).hasSize(3);
      assertThat(taken.sessions("s0", 1))
          .containsExactly(
              new SessionHead("s1", 14, Instant.ofEpochMilli(1_700_000_000_000L + 5000)));
      assertThat(taken.append("s1", 14, fields(15))).isEqualTo(new Appended(15));
    }

    assertThat(folder.resolve("old.mvstore")).hasBinaryContent(before);
    try (EmbeddedJournal again =
        EmbeddedJournal.open(old, () -> Instant.ofEpochMilli(nowMillis.get()))) {
      assertThat(again.lastSeq("s1")).isEqualTo(15);
    }
    journal = open();
  }

  @Test
  void aDamagedJournalOfAnEarlierReleaseIsNotTakenOverInSilence() throws IOException {
    journal.close();
    byte[] whole;
    try (InputStream bytes = EmbeddedJournalTest.class.getResourceAsStream("mvstore.gz")) {
      whole = new GZIPInputStream(bytes).readAllBytes();
    }
    int noticed = 0;
    for (int at = 9; at < whole.length; at += 4001) {
      byte[] spoilt = whole.clone();
      spoilt[at] ^= 0x40;
      Path old = folder.resolve("old" + at);
      Files.write(old, spoilt);
      try (EmbeddedJournal taken =
          EmbeddedJournal.open(old, () -> Instant.ofEpochMilli(nowMillis.get()))) {
        boolean isWhole =
            taken.lastSeq("s0") == 10 && taken.lastSeq("s1") == 14 && taken.lastSeq("s2") == 14;
        assertThat(isWhole || taken.sessions("", 9).stream().anyMatch(h -> h.damage() != null))
            .as("bit of byte %d", at)
            .isTrue();
        noticed += isWhole ? 0 : 1;
      } catch (JournalCorrupt e) {
        noticed++;
        assertThat(old).hasBinaryContent(spoilt);
      }
    }
    assertThat(noticed).isPositive();
    journal = open();
  }

  @Test
  void aDamagedSessionIsReadUpToTheDamageAndTakesNothing() throws IOException {
    for (long seq = 1; seq <= 20; seq++) {
      journal.append("a", seq - 1, Map.of("text", "entry %d of many".formatted(seq)));
      journal.append("b", seq - 1, fields(seq));
    }
    journal.close();
    spoil("entry 15 of many");
    journal = open();

    assertThat(seqs("a")).isEqualTo(upTo(14));
    assertThat(journal.damageOf("a")).isNotNull();
    assertThat(journal.damageOf("b")).isNull();
    assertThat(journal.sessions("", 1).getFirst().damage()).isEqualTo(journal.damageOf("a"));
    assertThatThrownBy(() -> journal.append("a", 14, fields(15)))
        .isInstanceOf(SessionDamaged.class);
    assertThat(journal.append("b", 20, fields(21))).isEqualTo(new Appended(21));
    assertThat(embedded().damage())
        .contains("1 of 2 sessions are whole, but session a is whole up to entry 14 of 20")
        .contains("damaged-00000001.log");
    String said = journal.damageOf("a").sentence();

    reopen();
    assertThat(seqs("a")).isEqualTo(upTo(14));
    assertThat(journal.damageOf("a").sentence()).isEqualTo(said);
    assertThat(embedded().damage()).contains(said);
    assertThat(journal.delete("a")).isTrue();
    reopen();
    assertThat(embedded().damage()).isNull();
    assertThat(seqs("b")).isEqualTo(upTo(21));
    assertThat(path().resolve("damaged-00000001.log")).exists();
  }

  @Test
  void damageThatHappensWhileTheServerRunsEndsASessionBeforeIt() throws IOException {
    for (long seq = 1; seq <= 20; seq++) {
      journal.append("a", seq - 1, Map.of("text", "entry %d of many".formatted(seq)));
    }
    spoil("entry 15 of many");
    assertThat(journal.read("a", 9, 100))
        .extracting(Entry::seq)
        .containsExactly(10L, 11L, 12L, 13L, 14L);
    assertThat(journal.lastSeq("a")).isEqualTo(14);
    assertThatThrownBy(() -> journal.append("a", 14, fields(15)))
        .isInstanceOf(SessionDamaged.class);
    reopen();
    assertThat(journal.damageOf("a")).isNotNull().extracting(Damage::lastWholeSeq).isEqualTo(14L);
  }

  private void spoil(String text) throws IOException {
    Path log = path().resolve("00000001.log");
    String bytes = new String(Files.readAllBytes(log), StandardCharsets.ISO_8859_1);
    assertThat(bytes).contains(text);
    Files.write(
        log,
        bytes.replace(text, text.toUpperCase(Locale.ROOT)).getBytes(StandardCharsets.ISO_8859_1));
  }

  @Test
  void aBitThatIsFlippedWhileTheJournalIsOpenIsToldAndCounted(CapturedOutput output)
      throws IOException {
    journal.appendAll("a", 0, List.of(fields(1)));
    journal.append("a", 1, fields(2));
    journal.create("b", fields(1));
    Path log = path().resolve("00000001.log");
    byte[] bytes = Files.readAllBytes(log);
    bytes[new String(bytes, StandardCharsets.ISO_8859_1).indexOf("\"number\":2")] ^= 1;
    Files.write(log, bytes);

    assertThat(journal.read("a", 0, 10)).hasSize(1);
    assertThat(journal.read("a", 0, 10)).hasSize(1);

    assertThat(embedded().damaged()).isEqualTo(1);
    assertThat(output.getAll())
        .containsOnlyOnce("is damaged: session a is whole up to entry 1 of 2.");
    assertThat(journal.read("b", 0, 10)).hasSize(1);
    journal.delete("a");
    assertThat(embedded().damaged()).isZero();
  }

  @Test
  void whatSegmentsSayOfAllSessionsIsLittleBesideWhatTheyHave() {
    FragileFolder disk = new FragileFolder(Long.MAX_VALUE);
    try (EmbeddedJournal many = new EmbeddedJournal("many", disk, 4_096, () -> Instant.EPOCH)) {
      for (int i = 0; i < 1_500; i++) {
        many.create("session-" + i, fields(1));
      }
      long logs =
          disk.files().entrySet().stream()
              .filter(file -> file.getKey().endsWith(".log"))
              .mapToLong(file -> file.getValue().length)
              .sum();
      assertThat(many.bytes()).isLessThan(3 * logs);
    }
  }
}
