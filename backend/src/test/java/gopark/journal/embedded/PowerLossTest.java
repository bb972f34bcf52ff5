package gopark.journal.embedded;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import gopark.journal.Entry;
import gopark.journal.JournalException;
import gopark.journal.JournalFailed;
import gopark.journal.JournalFull;
import gopark.journal.Written.Appended;
import java.time.Instant;
import java.time.InstantSource;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.TreeMap;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Power that goes, disks that are full or lie. */
class PowerLossTest {

  private static final int SESSIONS = 5;
  private static final int POWER_LOSSES = Integer.getInteger("journal.powerLosses", 300);
  private static final int SEGMENT = 6_000;

  private static EmbeddedJournal open(Folder folder) {
    return new EmbeddedJournal("the disk", folder, SEGMENT, InstantSource.fixed(Instant.EPOCH));
  }

  /** Appends, deletes and compacts at random, and keeps what was confirmed. */
  private static void use(
      EmbeddedJournal journal, Random random, int times, Map<String, Long> confirmed) {
    for (int i = 0; i < times; i++) {
      int number = random.nextInt(SESSIONS);
      String session = "s" + number;
      long last = confirmed.getOrDefault(session, 0L);
      int what = random.nextInt(40);
      if (what == 0) {
        journal.compact(8);
      } else if (what == 1 && last > 0) {
        confirmed.put(session, -last);
        journal.delete(session);
        confirmed.put(session, 0L);
      } else {
        List<Map<String, Object>> entries = new ArrayList<>();
        for (int j = 1; j <= 1 + random.nextInt(3); j++) {
          entries.add(Appender.entry(number, last + j));
        }
        assertThat(journal.appendAll(session, last, entries))
            .isEqualTo(new Appended(last + entries.size()));
        confirmed.put(session, last + entries.size());
      }
    }
  }

  /** All that was confirmed is there, and no more than one append or deletion beyond. */
  private static void check(EmbeddedJournal journal, Map<String, Long> confirmed, String when) {
    int beyond = 0;
    for (int number = 0; number < SESSIONS; number++) {
      String session = "s" + number;
      long expected = confirmed.getOrDefault(session, 0L);
      List<Entry> found = journal.read(session, 0, Integer.MAX_VALUE);
      for (int i = 0; i < found.size(); i++) {
        assertThat(found.get(i))
            .as(when)
            .isEqualTo(new Entry(i + 1, Appender.entry(number, i + 1)));
      }
      if (expected < 0) {
        assertThat((long) found.size()).as(when).isIn(0L, -expected);
      } else {
        assertThat((long) found.size()).as(when).isBetween(expected, expected + 3);
        beyond += found.size() > expected ? 1 : 0;
      }
      confirmed.put(session, (long) found.size());
    }
    assertThat(beyond).as(when).isLessThanOrEqualTo(1);
    assertThat(journal.damage()).as(when).isNull();
  }

  @Test
  void whateverSectorsTheLossOfPowerTakesNothingConfirmedIsLost() {
    for (int seed = 1; seed <= POWER_LOSSES; seed++) {
      Random random = new Random(seed);
      FragileFolder disk = new FragileFolder(Long.MAX_VALUE);
      open(disk).close();
      Map<String, Long> confirmed = new TreeMap<>();
      for (int loss = 1; loss <= 4; loss++) {
        String when = "loss %d of seed %d".formatted(loss, seed);
        disk.losePowerAfter(random.nextInt(400));
        try {
          use(open(disk), random, 1000, confirmed);
        } catch (JournalException e) {
          if (disk.hasPower()) {
            throw new AssertionError(when, e);
          }
        }
        disk = disk.afterLossOfPower(random);
        check(open(disk), confirmed, when);
      }
    }
  }

  @Test
  void severalEntriesThatAreAppendedTogetherAreThereTogetherOrNotAtAll() {
    for (int seed = 1; seed <= POWER_LOSSES; seed++) {
      Random random = new Random(seed);
      FragileFolder disk = new FragileFolder(Long.MAX_VALUE);
      open(disk).close();
      disk.losePowerAfter(random.nextInt(60));
      try {
        EmbeddedJournal journal = open(disk);
        for (long last = 0; ; last += 3) {
          List<Map<String, Object>> entries = new ArrayList<>();
          for (int i = 1; i <= 3; i++) {
            entries.add(Map.of("seq", last + i, "text", "x".repeat(random.nextInt(900))));
          }
          journal.appendAll("a", last, entries);
        }
      } catch (JournalException e) {
        assertThat(disk.hasPower()).isFalse();
      }
      assertThat(open(disk.afterLossOfPower(random)).lastSeq("a") % 3).as("seed %d", seed).isZero();
    }
  }

  @Test
  void aFullDiskRefusesWritesAndStillReads() {
    FragileFolder disk = new FragileFolder(400_000);
    Map<String, Long> confirmed = new TreeMap<>();
    EmbeddedJournal journal = open(disk);
    assertThatThrownBy(() -> use(journal, new Random(1), 1_000_000, confirmed))
        .isInstanceOf(JournalFull.class)
        .hasMessageContaining("the disk");
    for (int i = 0; i < 3; i++) {
      check(journal, confirmed, "when full");
      assertThatThrownBy(() -> journal.create("large", Appender.entry(0, 13 * 13)))
          .isInstanceOf(JournalFull.class);
    }
    check(open(FragileFolder.of(disk.files())), confirmed, "after a restart");
    EmbeddedJournal roomier = open(FragileFolder.of(disk.files()));
    use(roomier, new Random(2), 100, confirmed);
    check(roomier, confirmed, "with room again");
  }

  /** An entry of 2 KB, beside which a deletion is little. */
  private static Map<String, Object> large(int number) {
    return Map.of("number", (long) number, "text", "x".repeat(2_000));
  }

  private static EmbeddedJournal openLarge(Folder folder) {
    return new EmbeddedJournal("the disk", folder, 100_000, InstantSource.fixed(Instant.EPOCH));
  }

  /** Begins sessions until there is no room. */
  private static void fill(EmbeddedJournal journal, List<Integer> numbers) {
    for (int next = numbers.isEmpty() ? 0 : numbers.getLast() + 1; ; next++) {
      try {
        journal.create("s" + next, large(next));
        numbers.add(next);
      } catch (JournalFull e) {
        return;
      }
    }
  }

  @ParameterizedTest
  @ValueSource(ints = {1, 2, 4})
  void aFullDiskHasRoomAgainForWhatWasDeleted(int share) {
    FragileFolder disk = new FragileFolder(2_000_000);
    List<Integer> numbers = new ArrayList<>();
    EmbeddedJournal journal = openLarge(disk);
    fill(journal, numbers);
    int most = numbers.size();
    for (int round = 0; round < 12; round++) {
      String when = "round " + round;
      if (round % 3 == 2) {
        journal.close();
        journal = openLarge(disk);
      }
      EmbeddedJournal full = journal;
      List<Integer> gone = numbers.subList(0, numbers.size() / share);
      gone.forEach(number -> assertThat(full.delete("s" + number)).as(when).isTrue());
      gone.clear();
      assertThatThrownBy(() -> full.create("large", large(0)))
          .as(when)
          .isInstanceOf(JournalFull.class);
      full.compact(8);
      full.checkWritable();
      fill(full, numbers);
      assertThat(numbers).as(when).hasSizeGreaterThan(most * 2 / 3);
      assertThat(full.sessions("", most * 2)).as(when).hasSameSizeAs(numbers);
      for (int number : numbers) {
        assertThat(full.read("s" + number, 0, 9))
            .as(when)
            .containsExactly(new Entry(1, large(number)));
      }
    }
    journal.close();
    assertThat(openLarge(disk).damage()).isNull();
  }

  @Test
  void aDiskThatDoesNotConfirmIsNotWrittenAgain() {
    FragileFolder disk = new FragileFolder(Long.MAX_VALUE);
    EmbeddedJournal journal = open(disk);
    journal.create("a", Appender.entry(0, 1));
    disk.refuseForcesAfter(0);
    assertThatThrownBy(() -> journal.append("a", 1, Appender.entry(0, 2)))
        .isInstanceOf(JournalFailed.class);
    disk.refuseForcesAfter(Integer.MAX_VALUE);
    assertThatThrownBy(() -> journal.append("a", 1, Appender.entry(0, 2)))
        .isInstanceOf(JournalFailed.class)
        .hasMessageContaining("read-only");
    assertThat(journal.read("a", 0, 9)).containsExactly(new Entry(1, Appender.entry(0, 1)));
    journal.close();
    EmbeddedJournal again = open(FragileFolder.of(disk.files()));
    long last = again.lastSeq("a");
    assertThat(last).isBetween(1L, 2L);
    assertThat(again.append("a", last, Appender.entry(0, last + 1)))
        .isEqualTo(new Appended(last + 1));
  }
}
