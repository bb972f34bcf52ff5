package gopark.journal;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import gopark.journal.Written.Appended;
import gopark.journal.Written.Stale;
import java.time.Instant;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.concurrent.atomic.AtomicLong;
import java.util.stream.LongStream;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;

/** What a user of any journal may rely on; each adapter's test extends it. */
public abstract class JournalContract {

  /** The time that the journal is told. */
  protected final AtomicLong nowMillis = new AtomicLong(1_700_000_000_000L);

  protected Journal journal;

  /** Opens the storage of this test; what an earlier journal wrote there is to be found. */
  protected abstract Journal open();

  @SuppressWarnings("NullAway.Init")
  protected JournalContract() {}

  @BeforeEach
  void openJournal() {
    journal = open();
  }

  @AfterEach
  void closeJournal() {
    journal.close();
  }

  protected final void reopen() {
    journal.close();
    journal = open();
  }

  /** Fields that say a number. */
  protected static Map<String, Object> fields(long number) {
    Map<String, Object> fields = new LinkedHashMap<>();
    fields.put("number", number);
    return fields;
  }

  protected final List<Long> seqs(String session) {
    return journal.read(session, 0, Integer.MAX_VALUE).stream().map(Entry::seq).toList();
  }

  protected static List<Long> upTo(long last) {
    return LongStream.rangeClosed(1, last).boxed().toList();
  }

  @Test
  void entriesAreNumberedFromOne() {
    assertThat(journal.create("a", fields(7))).isEqualTo(new Appended(1));
    assertThat(journal.append("a", 1, fields(8))).isEqualTo(new Appended(2));
    assertThat(journal.read("a", 0, 10))
        .containsExactly(new Entry(1, fields(7)), new Entry(2, fields(8)));
  }

  @Test
  void aSessionIsBegunOnlyOnce() {
    journal.create("a", fields(7));
    assertThat(journal.create("a", fields(8))).isEqualTo(new Stale(1));
    assertThat(journal.read("a", 0, 10)).containsExactly(new Entry(1, fields(7)));
  }

  @Test
  void whoComesTooLateIsToldHowFarTheSessionIs() {
    journal.create("a", fields(1));
    journal.append("a", 1, fields(2));
    assertThat(journal.append("a", 1, fields(3))).isEqualTo(new Stale(2));
    assertThat(journal.append("a", 3, fields(3))).isEqualTo(new Stale(2));
    assertThat(journal.lastSeq("a")).isEqualTo(2);
  }

  @Test
  void nothingIsAppendedToWhatIsNotThere() {
    assertThat(journal.append("a", 4, fields(5))).isEqualTo(new Stale(0));
    assertThat(journal.exists("a")).isFalse();
    assertThat(journal.lastSeq("a")).isZero();
    assertThat(journal.read("a", 0, 10)).isEmpty();
  }

  @Test
  void severalEntriesAreAppendedTogetherOrNotAtAll() {
    journal.create("a", fields(1));
    assertThat(journal.appendAll("a", 1, List.of(fields(2), fields(3), fields(4))))
        .isEqualTo(new Appended(4));
    assertThat(journal.appendAll("a", 1, List.of(fields(5), fields(6)))).isEqualTo(new Stale(4));
    assertThat(seqs("a")).isEqualTo(upTo(4));
    assertThatIllegalArgumentException().isThrownBy(() -> journal.appendAll("a", 4, List.of()));
    assertThatIllegalArgumentException()
        .isThrownBy(() -> journal.appendAll("a", 4, List.of(fields(5), Map.of("x", 'c'))));
    assertThat(seqs("a")).isEqualTo(upTo(4));
  }

  @Test
  void entriesAreReadInPages() {
    journal.create("a", fields(1));
    for (long seq = 1; seq < 30; seq++) {
      journal.append("a", seq, fields(seq + 1));
    }
    journal.create("a-", fields(1));
    journal.create("a0", fields(1));
    assertThat(journal.read("a", 10, 3)).extracting(Entry::seq).containsExactly(11L, 12L, 13L);
    assertThat(journal.read("a", 28, 10)).extracting(Entry::seq).containsExactly(29L, 30L);
    assertThat(journal.read("a", 30, 10)).isEmpty();
    assertThat(journal.read("a", Long.MAX_VALUE, 10)).isEmpty();
  }

  @Test
  void everythingIsThereWhenTheJournalIsOpenedAgain() {
    journal.create("a", fields(1));
    journal.append("a", 1, fields(2));
    journal.create("b", fields(1));
    reopen();
    assertThat(seqs("a")).isEqualTo(upTo(2));
    assertThat(journal.append("a", 2, fields(3))).isEqualTo(new Appended(3));
    reopen();
    assertThat(seqs("a")).isEqualTo(upTo(3));
    assertThat(seqs("b")).isEqualTo(upTo(1));
  }

  @Test
  void treesComeBackAsTheyWere() {
    Map<String, Object> fields = treeOfEverything();
    journal.create("a", fields);
    reopen();
    Map<String, Object> read = journal.read("a", 0, 1).getFirst().fields();
    assertThat(read).isEqualTo(fields);
    assertThat(read.toString()).as("the fields' order").isEqualTo(fields.toString());
  }

  private static Map<String, Object> treeOfEverything() {
    List<@Nullable Object> list = new ArrayList<>(List.of(1L, 1.5, true, "x", List.of()));
    list.add(null);
    Map<String, Object> fields = new LinkedHashMap<>();
    fields.put("z", list);
    fields.put("list", List.of(Map.of("deep", List.of(Map.of("deeper", 1L)))));
    fields.put("a", Long.MIN_VALUE);
    fields.put("most", Long.MAX_VALUE);
    fields.put("whole double", 5.0);
    fields.put("minus zero", -0.0);
    fields.put("tiny", Double.MIN_VALUE);
    fields.put("huge", Double.MAX_VALUE);
    fields.put("", "an empty name, a \" quote, \u0000 and \u001f, ж, \ud83e\udd16, \u2028");
    fields.put("long", "é".repeat(200_000));
    fields.put("name ".repeat(20_000), false);
    return fields;
  }

  @Test
  void whatIsNoTreeIsRefused() {
    List<Object> refused =
        List.of(1, 1f, Double.NaN, Double.POSITIVE_INFINITY, "\ud83e", "\udd16x", Map.of(1L, 2L));
    for (Object value : refused) {
      assertThatIllegalArgumentException()
          .isThrownBy(() -> journal.create("a", Map.of("field", value)));
    }
    assertThatIllegalArgumentException().isThrownBy(() -> journal.create("a", nested(1000)));
    assertThat(journal.exists("a")).isFalse();
    journal.create("a", nested(100));
    assertThat(journal.read("a", 0, 1).getFirst().fields()).isEqualTo(nested(100));
  }

  private static Map<String, Object> nested(int depth) {
    Map<String, Object> fields = fields(1);
    for (int i = 1; i < depth; i++) {
      fields = Map.of("in", fields);
    }
    return fields;
  }

  @Test
  void namesOfSessionsAreShortAndPlain() {
    for (String name : List.of("", "a/b", "a b", "é", "a\u0000", "x".repeat(65))) {
      assertThatIllegalArgumentException().isThrownBy(() -> journal.create(name, fields(1)));
      assertThatIllegalArgumentException().isThrownBy(() -> journal.read(name, 0, 1));
    }
    String longest = "x".repeat(64);
    assertThat(journal.create(longest, fields(1))).isEqualTo(new Appended(1));
    assertThat(journal.exists(longest)).isTrue();
  }

  @Test
  void aDeletedSessionIsGone() {
    journal.create("a", fields(1));
    journal.append("a", 1, fields(2));
    journal.create("ab", fields(1));
    assertThat(journal.delete("a")).isTrue();
    assertThat(journal.delete("a")).isFalse();
    assertThat(journal.exists("a")).isFalse();
    assertThat(journal.append("a", 2, fields(3))).isEqualTo(new Stale(0));
    reopen();
    assertThat(seqs("a")).isEmpty();
    assertThat(seqs("ab")).isEqualTo(upTo(1));
  }

  @Test
  void aSessionIsDeletedOnlyWhereItWasExpectedToBe() {
    journal.create("a", fields(1));
    journal.append("a", 1, fields(2));
    assertThat(journal.deleteAt("a", 1)).isFalse();
    assertThat(seqs("a")).isEqualTo(upTo(2));
    assertThat(journal.deleteAt("a", 2)).isTrue();
    assertThat(journal.deleteAt("a", 2)).isFalse();
    assertThat(journal.exists("a")).isFalse();
  }

  @Test
  void sessionsAreListedWithTheTimeOfTheirLastEntry() {
    for (String name : List.of("c", "a", "b", "a-", "A", "_")) {
      journal.create(name, fields(1));
    }
    nowMillis.addAndGet(5000);
    journal.append("b", 1, fields(2));
    reopen();
    List<SessionHead> found = new ArrayList<>(journal.sessions("", 4));
    assertThat(found).hasSize(4);
    found.addAll(journal.sessions(found.getLast().session(), 4));
    assertThat(found)
        .extracting(SessionHead::session)
        .containsExactlyInAnyOrder("c", "a", "b", "a-", "A", "_");
    assertThat(found)
        .contains(
            new SessionHead("b", 2, Instant.ofEpochMilli(nowMillis.get())),
            new SessionHead("a", 1, Instant.ofEpochMilli(nowMillis.get() - 5000)));
    assertThat(journal.sessions(found.getLast().session(), 4)).isEmpty();
  }

  @Test
  void ofRacingWritersOneWinsEachNumber() throws InterruptedException {
    journal.create("a", fields(1));
    AtomicLong won = new AtomicLong(1);
    inParallel(
        6,
        writer -> {
          long last = 1;
          while (last < 60) {
            last =
                switch (journal.append("a", last, fields(writer))) {
                  case Appended(long seq) -> {
                    won.incrementAndGet();
                    yield seq;
                  }
                  case Stale(long seq) -> seq;
                };
          }
        });
    assertThat(journal.lastSeq("a")).isEqualTo(won.get());
    assertThat(seqs("a")).isEqualTo(upTo(won.get()));
  }

  @Test
  void writersOfDifferentSessionsDoNotDisturbEachOther() throws InterruptedException {
    inParallel(
        8,
        writer -> {
          for (long seq = 0; seq < 25; seq++) {
            assertThat(journal.append("s" + writer, seq, fields(seq)))
                .isEqualTo(new Appended(seq + 1));
            assertThat(journal.lastSeq("s" + writer)).isEqualTo(seq + 1);
          }
        });
    reopen();
    for (int writer = 0; writer < 8; writer++) {
      assertThat(seqs("s" + writer)).isEqualTo(upTo(25));
    }
  }

  @Test
  void anInterruptedWriterHarmsNobody() throws InterruptedException {
    journal.create("a", fields(1));
    inParallel(
        3,
        writer -> {
          for (long seq = 0; seq < 40; seq++) {
            Thread.currentThread().interrupt();
            journal.append("s" + writer, seq, fields(seq));
            assertThat(journal.read("s" + writer, 0, 50)).hasSize((int) seq + 1);
            assertThat(Thread.interrupted()).isTrue();
          }
        });
    assertThat(journal.append("a", 1, fields(2))).isEqualTo(new Appended(2));
  }

  @Test
  void aClosedJournalSaysSo() {
    journal.create("a", fields(1));
    journal.close();
    journal.close();
    assertThatThrownBy(() -> journal.append("a", 1, fields(2))).isInstanceOf(JournalClosed.class);
    assertThatThrownBy(() -> journal.read("a", 0, 1)).isInstanceOf(JournalClosed.class);
    assertThatThrownBy(() -> journal.lastSeq("a")).isInstanceOf(JournalClosed.class);
    assertThatThrownBy(() -> journal.sessions("", 1)).isInstanceOf(JournalClosed.class);
    assertThatThrownBy(() -> journal.delete("a")).isInstanceOf(JournalClosed.class);
  }

  /** Something that one of several threads does. */
  protected interface Work {
    void run(int thread);
  }

  /** Does it in several threads at once; what fails in one fails here. */
  protected static void inParallel(int threads, Work work) throws InterruptedException {
    List<Throwable> failures = new ArrayList<>();
    List<Thread> all = new ArrayList<>();
    for (int i = 0; i < threads; i++) {
      int number = i;
      all.add(
          Thread.ofPlatform()
              .uncaughtExceptionHandler((thread, failure) -> {
                synchronized (failures) {
                  failures.add(failure);
                }
              })
              .start(() -> work.run(number)));
    }
    for (Thread thread : all) {
      thread.join();
    }
    assertThat(failures).isEmpty();
  }
}
