package gopark.journal.embedded;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import gopark.journal.Entry;
import gopark.journal.JournalCorrupt;
import gopark.journal.JournalException;
import gopark.journal.JournalFailed;
import gopark.journal.JournalFull;
import gopark.journal.SessionHead;
import gopark.journal.Written.Appended;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.TreeMap;
import org.junit.jupiter.api.Test;

/** Power that goes, disks that are full or lie, files that were cut or spoilt. */
class DamageTest {

  private static final int SESSIONS = 5;
  private static final int POWER_LOSSES = Integer.getInteger("journal.powerLosses", 300);

  private static EmbeddedJournal open(Disk disk) {
    return new EmbeddedJournal("the disk", disk, 4, () -> 0);
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
  }

  @Test
  void whateverSectorsTheLossOfPowerTakesNothingConfirmedIsLost() {
    for (int seed = 1; seed <= POWER_LOSSES; seed++) {
      Random random = new Random(seed);
      FragileDisk disk = new FragileDisk(Long.MAX_VALUE);
      Map<String, Long> confirmed = new TreeMap<>();
      for (int loss = 1; loss <= 3; loss++) {
        disk.losePowerAfter(random.nextInt(250));
        try {
          use(open(disk), random, 1000, confirmed);
        } catch (JournalException e) {
          if (disk.hasPower()) {
            throw new AssertionError("seed %d".formatted(seed), e);
          }
        }
        disk = disk.afterLossOfPower(random);
        check(open(disk), confirmed, "loss %d of seed %d".formatted(loss, seed));
      }
    }
  }

  @Test
  void aFullDiskRefusesWritesAndStillReads() {
    FragileDisk disk = new FragileDisk(400_000);
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
    check(open(FragileDisk.of(disk.bytes())), confirmed, "after a restart");
    EmbeddedJournal roomier = open(FragileDisk.of(disk.bytes()));
    use(roomier, new Random(2), 100, confirmed);
    check(roomier, confirmed, "with room again");
  }

  @Test
  void aDiskThatDoesNotConfirmIsNotWrittenAgain() {
    FragileDisk disk = new FragileDisk(Long.MAX_VALUE);
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
    assertThat(open(FragileDisk.of(disk.bytes())).append("a", 1, Appender.entry(0, 2)))
        .isEqualTo(new Appended(2));
  }

  /** A disk with a used journal, closed or as if killed. */
  private static byte[] used(boolean isClosed, Map<String, Long> confirmed) {
    FragileDisk disk = new FragileDisk(Long.MAX_VALUE);
    EmbeddedJournal journal = open(disk);
    use(journal, new Random(7), 60, confirmed);
    byte[] killed = disk.bytes();
    journal.close();
    return isClosed ? disk.bytes() : killed;
  }

  /** What a reader gets of a spoilt file: all of it, or the news that it is damaged. */
  private static boolean isWholeOrDamaged(byte[] bytes, Map<String, Long> confirmed) {
    try (EmbeddedJournal journal = open(FragileDisk.of(bytes))) {
      for (Map.Entry<String, Long> each : confirmed.entrySet()) {
        List<Entry> found = journal.read(each.getKey(), 0, Integer.MAX_VALUE);
        int number = each.getKey().charAt(1) - '0';
        for (Entry entry : found) {
          assertThat(entry.fields()).isEqualTo(Appender.entry(number, entry.seq()));
        }
        if (found.size() != each.getValue()) {
          return false;
        }
      }
      long there = confirmed.values().stream().filter(last -> last > 0).count();
      return journal.sessions("", 100).stream().map(SessionHead::session).count() == there;
    } catch (JournalCorrupt e) {
      assertThat(e.place()).isEqualTo("the disk");
      return true;
    }
  }

  @Test
  void aSpoiltByteIsFoundOrHarmless() {
    Map<String, Long> confirmed = new TreeMap<>();
    byte[] sound = used(true, confirmed);
    Random random = new Random(3);
    for (int i = 0; i < 1500; i++) {
      byte[] spoilt = sound.clone();
      int at = random.nextInt(spoilt.length);
      spoilt[at] ^= (byte) (1 << random.nextInt(8));
      assertThat(isWholeOrDamaged(spoilt, confirmed)).as("bit of byte %d", at).isTrue();
    }
  }

  @Test
  void aSpoiltPageIsFoundOrHarmless() {
    Map<String, Long> confirmed = new TreeMap<>();
    byte[] sound = used(true, confirmed);
    Random random = new Random(4);
    for (int at = 0; at < sound.length; at += 4096) {
      byte[] noise = new byte[4096];
      random.nextBytes(noise);
      byte[] spoilt = sound.clone();
      System.arraycopy(noise, 0, spoilt, at, Math.min(noise.length, spoilt.length - at));
      assertThat(isWholeOrDamaged(spoilt, confirmed)).as("noise at %d", at).isTrue();
    }
  }

  @Test
  void aFileThatWasCutAfterItsEndIsFoundToBe() {
    Map<String, Long> confirmed = new TreeMap<>();
    byte[] sound = used(true, confirmed);
    for (int length = 1; length < sound.length; length += 509) {
      assertThat(isWholeOrDamaged(Arrays.copyOf(sound, length), confirmed))
          .as("cut at %d of %d", length, sound.length)
          .isTrue();
    }
  }

  @Test
  void aKilledServersFileThatWasCutLacksAtMostTheLastAppend() {
    Map<String, Long> confirmed = new TreeMap<>();
    byte[] sound = used(false, confirmed);
    for (int length = 1; length < sound.length; length += 509) {
      try (EmbeddedJournal journal = open(FragileDisk.of(Arrays.copyOf(sound, length)))) {
        long missing = 0;
        for (Map.Entry<String, Long> each : confirmed.entrySet()) {
          missing += each.getValue() - journal.lastSeq(each.getKey());
        }
        assertThat(missing).as("cut at %d", length).isBetween(0L, 3L);
      } catch (JournalCorrupt e) {
        assertThat(e.getMessage()).contains("the disk");
      }
    }
  }

  @Test
  void theEntriesBeforeADamagedOneAreSaved() {
    FragileDisk disk = new FragileDisk(Long.MAX_VALUE);
    EmbeddedJournal journal = open(disk);
    for (long seq = 1; seq <= 20; seq++) {
      journal.append("a", seq - 1, Map.of("text", "entry %d of many".formatted(seq)));
    }
    journal.close();
    byte[] spoilt = disk.bytes();
    byte[] wanted = "entry 15 of many".getBytes(StandardCharsets.US_ASCII);
    for (int at = 0; at < spoilt.length - wanted.length; at++) {
      if (Arrays.equals(spoilt, at, at + wanted.length, wanted, 0, wanted.length)) {
        spoilt[at] = 'E';
      }
    }
    EmbeddedJournal damaged = open(FragileDisk.of(spoilt));
    assertThatThrownBy(() -> damaged.read("a", 9, 100))
        .isInstanceOfSatisfying(
            JournalCorrupt.class,
            e ->
                assertThat(e.saved())
                    .extracting(Entry::seq)
                    .containsExactly(10L, 11L, 12L, 13L, 14L))
        .hasMessageContaining("entry 15 of session a");
    assertThat(damaged.read("a", 15, 100)).hasSize(5);
    assertThat(damaged.append("a", 20, Map.of("text", "goes on"))).isEqualTo(new Appended(21));
  }

  @Test
  void somethingElsesFileIsNotTouched() {
    byte[] letter = "Dear Sir or Madam,\n".repeat(1000).getBytes(StandardCharsets.US_ASCII);
    FragileDisk disk = FragileDisk.of(letter);
    assertThatThrownBy(() -> open(disk)).isInstanceOf(JournalCorrupt.class);
    assertThat(disk.bytes()).isEqualTo(letter);
  }
}
