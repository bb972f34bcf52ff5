package gopark.journal.embedded;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import gopark.journal.Damage;
import gopark.journal.Entry;
import gopark.journal.JournalCorrupt;
import gopark.journal.JournalException;
import gopark.journal.JournalFailed;
import gopark.journal.SessionDamaged;
import gopark.journal.SessionHead;
import gopark.journal.Written.Appended;
import java.nio.charset.StandardCharsets;
import java.time.Instant;
import java.time.InstantSource;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.EnumMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Random;
import java.util.Set;
import java.util.TreeMap;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/**
 * Opens damaged copies of a journal, as many as {@code -Ddamage} says: each is whole, or says which
 * sessions are not and from which entry on.
 */
class DamageTest {

  private static final Logger LOG = LoggerFactory.getLogger(DamageTest.class);

  private static final int COPIES = Integer.getInteger("damage", 200);
  private static final long SEED = Long.getLong("damage.seed", 1);
  private static final int SESSIONS = 24;
  private static final int SEGMENT = 20_000;

  private static EmbeddedJournal open(Folder folder) {
    return new EmbeddedJournal("the disk", folder, SEGMENT, InstantSource.fixed(Instant.EPOCH));
  }

  /** A journal of several segments, of which some sessions are gone; and how far each has come. */
  private static Map<String, byte[]> used(boolean isClosed, Random random, Map<String, Long> last) {
    FragileFolder disk = new FragileFolder(Long.MAX_VALUE);
    EmbeddedJournal journal = open(disk);
    for (int i = 0; i < 400; i++) {
      String session = "s" + random.nextInt(SESSIONS);
      long before = last.getOrDefault(session, 0L);
      if (before >= 0) {
        List<Map<String, Object>> entries = new ArrayList<>();
        for (int j = 1; j <= (i % 9 == 0 ? 3 : 1); j++) {
          entries.add(entry(session, before + j));
        }
        journal.appendAll(session, before, entries);
        last.put(session, before + entries.size());
      }
      if (i % 50 == 49) {
        journal.delete(session);
        last.put(session, -1L);
        journal.compact(1);
      }
    }
    Map<String, byte[]> killed = disk.files();
    journal.close();
    return isClosed ? disk.files() : killed;
  }

  private static Map<String, Object> entry(String session, long seq) {
    return Appender.entry(Integer.parseInt(session.substring(1)), seq);
  }

  /** Which first entries of records, as "session/seq", lie where two versions of a file differ. */
  private static Set<String> spoiltRecords(Map<String, byte[]> sound, Map<String, byte[]> spoilt) {
    Set<String> records = new HashSet<>();
    sound.forEach((name, bytes) -> {
      if (name.endsWith(".log")) {
        byte[] now = spoilt.getOrDefault(name, new byte[0]);
        RecordHeader.scan(
            bytes,
            false,
            (at, header, isWhole) -> {
              int end = at + header.length() + header.payload();
              if (end > now.length || !Arrays.equals(bytes, at, end, now, at, end)) {
                records.add(header.session() + "/" + header.seq());
              }
            });
      }
    });
    return records;
  }

  private enum Outcome {
    WHOLE,
    ALL_SESSIONS_WHOLE,
    SOME_DAMAGED,
    MAYBE_MISSING,
    REFUSED
  }

  @Test
  void everyDamagedCopyIsWholeOrSaysWhichSessionsAreNotAndFromWhichEntry() {
    Map<Spoiling, Map<Outcome, Integer>> outcomes = new EnumMap<>(Spoiling.class);
    Map<String, byte[]> sound = Map.of();
    Map<String, Long> last = Map.of();
    for (int copy = 0; copy < COPIES; copy++) {
      Random random = new Random(SEED * 1_000_003 + copy);
      if (copy % 50 == 0) {
        last = new TreeMap<>();
        sound = used(copy % 100 == 0, new Random(SEED + copy), last);
      }
      Map<String, byte[]> spoilt = new TreeMap<>();
      sound.forEach((name, bytes) -> spoilt.put(name, bytes.clone()));
      Spoiling spoiling = Spoiling.values()[copy % Spoiling.values().length];
      String when =
          "-Ddamage.seed=%d, copy %d: %s".formatted(SEED, copy, spoiling.to(spoilt, random));
      Outcome outcome;
      try {
        outcome = check(spoiling, sound, spoilt, last);
      } catch (RuntimeException | AssertionError e) {
        throw new AssertionError(when, e);
      }
      outcomes
          .computeIfAbsent(spoiling, unseen -> new EnumMap<>(Outcome.class))
          .merge(outcome, 1, Integer::sum);
    }
    LOG.info("{} damaged copies: {}", COPIES, outcomes);
    assertThat(outcomes.get(Spoiling.ZERO)).containsKey(Outcome.SOME_DAMAGED);
  }

  private static Outcome check(
      Spoiling spoiling,
      Map<String, byte[]> sound,
      Map<String, byte[]> spoilt,
      Map<String, Long> last) {
    FragileFolder disk = FragileFolder.of(spoilt);
    EmbeddedJournal journal;
    try {
      journal = open(disk);
    } catch (JournalCorrupt e) {
      assertThat(e).hasMessageContaining("The journal the disk is damaged: nothing in it is whole");
      assertThat(disk.files()).usingRecursiveComparison().isEqualTo(spoilt);
      if (spoiling.isInOnePlace()) {
        Set<String> lost = spoiltRecords(sound, spoilt);
        last.forEach((session, there) ->
            assertThat(there < 0 || lost.contains(session + "/1")).as(session).isTrue());
      }
      return Outcome.REFUSED;
    }
    String damage = journal.damage();
    boolean mayMiss = damage != null && damage.contains("missing");
    assertThat(spoiling.isInOnePlace() && mayMiss).as("may be missing").isFalse();
    Map<String, Damage> damaged = new TreeMap<>();
    last.forEach((session, expected) -> {
      Damage of = checkSession(journal, session, expected, mayMiss);
      if (of != null) {
        damaged.put(session, of);
        assertThat(damage).contains(of.sentence());
      }
    });
    if (spoiling.isInOnePlace()) {
      Set<String> lost = spoiltRecords(sound, spoilt);
      damaged.forEach(
          (session, of) -> assertThat(lost).contains(session + "/" + (of.lastWholeSeq() + 1)));
    }
    checkLater(disk, journal, damaged, last);
    if (damage == null) {
      return Outcome.WHOLE;
    }
    return mayMiss
        ? Outcome.MAYBE_MISSING
        : damaged.isEmpty() ? Outcome.ALL_SESSIONS_WHOLE : Outcome.SOME_DAMAGED;
  }

  /** A session has all its entries, or says from which on it has not. */
  private static @Nullable Damage checkSession(
      EmbeddedJournal journal, String session, long expected, boolean mayMiss) {
    List<Entry> found = journal.read(session, 0, Integer.MAX_VALUE);
    for (int i = 0; i < found.size(); i++) {
      assertThat(found.get(i)).isEqualTo(new Entry(i + 1, entry(session, i + 1)));
    }
    assertThat((long) found.size()).isEqualTo(journal.lastSeq(session));
    Damage damage = journal.damageOf(session);
    if (damage != null) {
      assertThat(damage.lastWholeSeq()).isEqualTo(found.size());
      assertThatThrownBy(() -> journal.append(session, found.size(), Map.of()))
          .isInstanceOf(SessionDamaged.class);
      assertThat(journal.sessions("", 100)).extracting(SessionHead::session).contains(session);
    } else if (!mayMiss) {
      assertThat((long) found.size()).as(session).isEqualTo(Math.max(0, expected));
    }
    return damage;
  }

  /** Whole sessions go on, damaged ones stay so, and what was damaged is kept. */
  private static void checkLater(
      FragileFolder disk,
      EmbeddedJournal journal,
      Map<String, Damage> damaged,
      Map<String, Long> last) {
    Map<String, Long> now = new TreeMap<>();
    last.forEach((session, expected) -> {
      long there = journal.lastSeq(session);
      if (!damaged.containsKey(session) && there > 0) {
        assertThat(journal.append(session, there, entry(session, there + 1)))
            .isEqualTo(new Appended(there + 1));
        there++;
      }
      now.put(session, there);
    });
    EmbeddedJournal again = open(FragileFolder.of(disk.files()));
    now.forEach((session, there) -> {
      assertThat(again.lastSeq(session)).as(session).isEqualTo(there);
      assertThat(again.damageOf(session)).as(session).isEqualTo(damaged.get(session));
    });
    again.compact(64);
    now.forEach((session, there) ->
        assertThat(again.read(session, 0, Integer.MAX_VALUE)).hasSize(there.intValue()));
  }

  @Test
  void aKilledServersLogThatWasCutLacksWhatWasCutAndSaysSo() {
    Map<String, Long> last = new TreeMap<>();
    Map<String, byte[]> sound = used(false, new Random(3), last);
    String log = "";
    byte[] bytes = new byte[0];
    for (Map.Entry<String, byte[]> file : sound.entrySet()) {
      if (file.getKey().endsWith(".log")) {
        log = file.getKey();
        bytes = file.getValue();
      }
    }
    for (int length = 0; length < bytes.length; length += 509) {
      Map<String, byte[]> spoilt = new TreeMap<>(sound);
      spoilt.put(log, Arrays.copyOf(bytes, length));
      assertThat(check(Spoiling.CUT, sound, spoilt, last))
          .as("cut at %d of %d", length, bytes.length)
          .isIn(Outcome.SOME_DAMAGED, Outcome.ALL_SESSIONS_WHOLE);
    }
  }

  @Test
  void whatEveryFileLacksIsNotBegunAnew() {
    Map<String, byte[]> spoilt = used(true, new Random(4), new TreeMap<>());
    spoilt.replaceAll((name, bytes) -> new byte[0]);
    FragileFolder disk = FragileFolder.of(spoilt);
    assertThatThrownBy(() -> open(disk)).isInstanceOf(JournalCorrupt.class);
    assertThat(disk.files().values()).allMatch(bytes -> bytes.length == 0);
  }

  @Test
  void somethingElsesFileIsNotTouched() {
    byte[] letter = "Dear Sir or Madam,\n".repeat(1000).getBytes(StandardCharsets.US_ASCII);
    FragileFolder disk = FragileFolder.of(Map.of("00000001.log", letter));
    assertThatThrownBy(() -> open(disk)).isInstanceOf(JournalCorrupt.class);
    assertThat(disk.files().get("00000001.log")).isEqualTo(letter);
  }

  /** A batch that was being written when the server was killed. */
  enum Torn {
    /** One entry. */
    ENTRY,
    /** An entry, and behind it the end of another session, of which all bytes are there. */
    ENTRY_BEFORE_DELETION
  }

  /**
   * The files of a journal with a torn batch behind its last segment, of which the rest is sound.
   */
  private static Map<String, byte[]> torn(Torn torn, Map<String, Long> last) {
    FragileFolder disk = FragileFolder.of(used(false, new Random(7), last));
    EmbeddedJournal journal = open(disk);
    for (String session : List.of("s90", "s91", "s92")) {
      journal.create(session, entry(session, 1));
      last.put(session, 1L);
    }
    Map<String, byte[]> before = disk.files();
    List<PendingWrite> batch = new ArrayList<>();
    batch.add(new PendingWrite.Append("s90", 1, 1, new byte[500], Instant.EPOCH.toEpochMilli()));
    if (torn == Torn.ENTRY_BEFORE_DELETION) {
      batch.add(new PendingWrite.Delete("s91", 1));
    }
    journal.write(batch);
    String log = lastLog(before);
    byte[] written = bytesOf(disk.files(), log);
    // A sector of the entry's payload did not reach the disk; its header and what follows it did.
    int hole = bytesOf(before, log).length + 200;
    Arrays.fill(written, hole, hole + 100, (byte) 0x55);
    before.put(log, written);
    return before;
  }

  private static byte[] bytesOf(Map<String, byte[]> files, String log) {
    return Objects.requireNonNull(files.get(log));
  }

  private static String lastLog(Map<String, byte[]> files) {
    return logs(files).getLast();
  }

  /** Flips a bit of the payload of the first session that has its first entry in that file. */
  private static String flip(Map<String, byte[]> files, String log, Map<String, Long> last) {
    byte[] bytes = bytesOf(files, log);
    List<String> spoilt = new ArrayList<>();
    RecordHeader.scan(
        bytes,
        false,
        (at, header, isWhole) -> {
          boolean isAlive = last.getOrDefault(header.session(), -1L) > 0;
          if (spoilt.isEmpty() && header.kind() == RecordHeader.Kind.ENTRIES && isAlive) {
            bytes[at + header.length() + 5] ^= 1;
            spoilt.add(header.session());
          }
        });
    return spoilt.getFirst();
  }

  private static String firstLog(Map<String, byte[]> files) {
    return logs(files).getFirst();
  }

  /** All sessions but those that are damaged go on by an entry; what is there agrees with that. */
  private static void goOn(
      EmbeddedJournal journal, Set<String> damaged, Map<String, Long> last, Set<String> untouched) {
    last.forEach((session, there) -> {
      if (damaged.contains(session)) {
        assertThat(journal.damageOf(session)).as(session).isNotNull();
        return;
      }
      assertThat(journal.damageOf(session)).as(session).isNull();
      assertThat(journal.lastSeq(session)).as(session).isEqualTo(Math.max(0, there));
      assertThat(journal.read(session, 0, Integer.MAX_VALUE))
          .as(session)
          .hasSize((int) Math.max(0, there));
      if (there > 0 && !untouched.contains(session)) {
        journal.append(session, there, entry(session, there + 1));
      }
    });
    last.replaceAll((session, there) ->
        there > 0 && !damaged.contains(session) && !untouched.contains(session)
            ? there + 1
            : there);
  }

  @ParameterizedTest
  @EnumSource
  void aTornTailBehindADamagedSegmentIsNoLossAtAnyLaterStart(Torn torn) {
    Map<String, Long> last = new TreeMap<>();
    Map<String, byte[]> files = torn(torn, last);
    Set<String> damaged = Set.of(flip(files, firstLog(files), last));
    Set<String> untouched = Set.of("s90", "s91");
    FragileFolder disk = FragileFolder.of(files);
    for (int start = 1; start <= 3; start++) {
      goOn(open(disk), damaged, last, untouched);
      disk = FragileFolder.of(disk.files());
    }
  }

  @ParameterizedTest
  @EnumSource
  void damageBehindATornTailIsNoMoreThanWhatWasDamaged(Torn torn) {
    Map<String, Long> last = new TreeMap<>();
    FragileFolder disk = FragileFolder.of(torn(torn, last));
    Set<String> untouched = Set.of("s90", "s91");
    goOn(open(disk), Set.of(), last, untouched);
    Map<String, byte[]> files = disk.files();
    Set<String> damaged = Set.of(flip(files, firstLog(files), last));
    disk = FragileFolder.of(files);
    for (int start = 1; start <= 2; start++) {
      goOn(open(disk), damaged, last, untouched);
      disk = FragileFolder.of(disk.files());
    }
  }

  @Test
  void aTornTailInADamagedSegmentIsNoLossWhereverTheNextStartEnds() {
    for (int power = 1; power < 60; power++) {
      Map<String, Long> last = new TreeMap<>();
      Map<String, byte[]> files = torn(Torn.ENTRY_BEFORE_DELETION, last);
      Set<String> damaged = Set.of(flip(files, lastLog(files), last));
      FragileFolder disk = FragileFolder.of(files);
      disk.losePowerAfter(power);
      try {
        open(disk).close();
      } catch (JournalException e) {
        assertThat(disk.hasPower()).isFalse();
      }
      disk = FragileFolder.of(disk.files());
      for (int start = 1; start <= 2; start++) {
        goOn(open(disk), damaged, last, Set.of("s90", "s91"));
        disk = FragileFolder.of(disk.files());
      }
    }
  }

  /**
   * A sector in the middle of a log that cannot be read, and the sessions that have a part there.
   */
  private static Set<String> refuseSector(FragileFolder disk, String log) {
    byte[] bytes = bytesOf(disk.files(), log);
    int from = bytes.length / 2 / 4096 * 4096;
    disk.refuseReads(log, from, from + 512);
    Set<String> hit = new HashSet<>();
    RecordHeader.scan(
        bytes,
        false,
        (at, header, isWhole) -> {
          // A block of the system's is lost as a whole.
          if (at < from + 4096 && at + header.length() + header.payload() > from) {
            hit.add(header.session());
          }
        });
    return hit;
  }

  private static Set<String> damaged(EmbeddedJournal journal, Map<String, Long> last) {
    Set<String> damaged = new HashSet<>();
    last.forEach((session, there) -> {
      Damage damage = checkSession(journal, session, there, false);
      if (damage != null) {
        damaged.add(session);
      }
    });
    return damaged;
  }

  @Test
  void aSectorThatCannotBeReadAtTheStartCostsTheSessionsThatHaveAPartThere() {
    Map<String, Long> last = new TreeMap<>();
    for (String log : logs(used(true, new Random(5), last))) {
      last = new TreeMap<>();
      FragileFolder disk = FragileFolder.of(used(true, new Random(5), last));
      Set<String> hit = refuseSector(disk, log);
      EmbeddedJournal journal = open(disk);
      assertThat(journal.damage()).contains(log);
      Set<String> damaged = damaged(journal, last);
      assertThat(hit).containsAll(damaged);
      journal.compact(64);
      journal.close();
      assertThat(damaged(open(disk), last)).isEqualTo(damaged);
    }
  }

  @Test
  void aSectorThatBecomesUnreadableCostsTheSessionsThatHaveAPartThere() {
    Map<String, Long> last = new TreeMap<>();
    for (String log : logs(used(true, new Random(5), last))) {
      last = new TreeMap<>();
      FragileFolder disk = FragileFolder.of(used(true, new Random(5), last));
      EmbeddedJournal journal = open(disk);
      Set<String> hit = refuseSector(disk, log);
      last.forEach((session, there) -> journal.read(session, 0, Integer.MAX_VALUE));
      Set<String> damaged = damaged(journal, last);
      assertThat(hit).containsAll(damaged);
      assertThat(journal.damaged()).isEqualTo(damaged.size());
      for (String session : List.copyOf(last.keySet())) {
        if (!damaged.contains(session) && last.getOrDefault(session, 0L) > 0) {
          journal.delete(session);
          last.put(session, -1L);
        }
      }
      long before = journal.bytes();
      journal.create("s95", Map.of("text", "x".repeat(70_000)));
      journal.delete("s95");
      journal.compact(64);
      assertThat(journal.bytes()).isLessThan(before);
      journal.close();
      EmbeddedJournal again = open(disk);
      assertThat(damaged(again, last)).isEqualTo(damaged);
    }
  }

  @Test
  void aDiskOfWhichNothingCanBeReadIsAwayAndNoSessionIsLost() {
    Map<String, Long> last = new TreeMap<>();
    FragileFolder disk = FragileFolder.of(used(true, new Random(5), last));
    EmbeddedJournal journal = open(disk);
    List<String> logs = logs(disk.files());
    logs.forEach(log -> disk.refuseReads(log, 0, Long.MAX_VALUE));
    last.forEach((session, there) -> {
      if (there > 0) {
        assertThatThrownBy(() -> journal.read(session, 0, 9)).isInstanceOf(JournalFailed.class);
      }
    });
    logs.forEach(log -> disk.refuseReads(log, 0, 0));
    assertThat(damaged(journal, last)).isEmpty();
  }

  private static List<String> logs(Map<String, byte[]> files) {
    return files.keySet().stream().filter(name -> name.endsWith(".log")).toList();
  }
}
