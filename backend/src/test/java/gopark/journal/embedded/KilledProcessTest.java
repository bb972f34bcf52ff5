package gopark.journal.embedded;

import static org.assertj.core.api.Assertions.assertThat;

import gopark.journal.Entry;
import java.io.IOException;
import java.nio.file.Path;
import java.time.Instant;
import java.time.InstantSource;
import java.util.List;
import java.util.Random;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Kills a process that appends, as often as {@code -Djournal.kills} says. */
class KilledProcessTest {

  private static final int KILLS = Integer.getInteger("journal.kills", 5);
  private static final long SEED = Long.getLong("journal.seed", 1);
  private static final int THREADS = 4;

  @TempDir Path folder;

  @Test
  void nothingThatWasConfirmedIsLost() throws IOException {
    Random random = new Random(SEED);
    Path file = folder.resolve("journal");
    long[] confirmed = new long[THREADS];
    for (int kill = 1; kill <= KILLS; kill++) {
      try (Appender appender = Appender.start(file, THREADS)) {
        int enough = 1 + random.nextInt(400);
        for (int i = 0; i < enough; i++) {
          note(confirmed, appender.nextLine());
        }
        appender.kill();
        for (String line : appender.output()) {
          note(confirmed, line);
        }
      }
      check(file, confirmed, "kill %d of seed %d".formatted(kill, SEED));
    }
  }

  private static void note(long[] confirmed, @Nullable String line) {
    assertThat(line).as("the process ended by itself").isNotNull();
    String[] words = line.split(" ", -1);
    // What was being written when it was killed may be half a line.
    if (words.length == 2 && !words[1].isEmpty()) {
      int session = Integer.parseInt(words[0]);
      confirmed[session] = Math.max(confirmed[session], Long.parseLong(words[1]));
    }
  }

  /** All is there up to what was confirmed, and what lies beyond is whole. */
  private static void check(Path file, long[] confirmed, String when) {
    try (EmbeddedJournal journal = EmbeddedJournal.open(file, InstantSource.fixed(Instant.EPOCH))) {
      for (int session = 0; session < THREADS; session++) {
        String name = "s" + session;
        assertThat(journal.lastSeq(name)).as(when).isGreaterThanOrEqualTo(confirmed[session]);
        checkEntries(journal, name, session, when);
        confirmed[session] = journal.lastSeq(name);
      }
    }
  }

  private static void checkEntries(EmbeddedJournal journal, String name, int session, String when) {
    long seq = 0;
    for (List<Entry> page = journal.read(name, 0, 500);
        !page.isEmpty();
        page = journal.read(name, seq, 500)) {
      for (Entry entry : page) {
        seq++;
        assertThat(entry).as(when).isEqualTo(new Entry(seq, Appender.entry(session, seq)));
      }
    }
    assertThat(seq).as(when).isEqualTo(journal.lastSeq(name));
  }
}
