package gopark.trace;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import gopark.runtime.event.Checks;
import gopark.runtime.event.Event;
import gopark.runtime.event.EventKind;
import gopark.runtime.event.EventSink;
import gopark.runtime.event.GoroutineEvent;
import gopark.runtime.event.ProgramEvent;
import gopark.runtime.event.Stamp;
import gopark.simulation.SeededRandom;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;

/** The log gives back what it was told. */
class EventLogTest {
  private static final EventKind[] KINDS = EventKind.values();

  /** An event as it was told. */
  private record Told(Stamp at, long a, long b, long c) {
    void to(EventLog log) {
      log.event(at.kind(), at.rule(), at.m(), at.p(), at.g(), a, b, c);
    }
  }

  @Test
  void whateverItIsToldItGivesBack() {
    EventLog log = new EventLog();
    List<Told> told = tellAtRandom(log, 60_000);

    assertThat(log.size()).isEqualTo(told.size());
    EventCursor cursor = log.cursor(0);
    for (Told expected : told) {
      assertThat(cursor.next()).isTrue();
      assertThat(read(cursor)).isEqualTo(expected);
    }
    assertThat(cursor.next()).isFalse();
  }

  @Test
  void readingCanBeginAnywhere() {
    EventLog log = new EventLog();
    List<Told> told = tellAtRandom(log, 40_000);

    for (int from = 0; from < told.size(); from += 997) {
      EventCursor cursor = log.cursor(from);
      assertThat(cursor.next()).isTrue();
      assertThat(read(cursor)).isEqualTo(told.get(from));
    }
  }

  @Test
  void aStepIsFoundByItsNumber() {
    EventLog log = new EventLog();
    List<Told> told = tellAtRandom(log, 40_000);
    long lastStep = told.getLast().at().step();

    for (int i = 0; i < told.size(); i += 211) {
      long step = told.get(i).at().step();
      assertThat(log.firstOfStep(step)).isEqualTo(firstFrom(told, step));
      assertThat(log.firstOfStep(step + 1)).isEqualTo(firstFrom(told, step + 1));
    }
    assertThat(log.firstOfStep(lastStep + 1)).isEqualTo(log.size());
  }

  @Test
  void theOldestEventsGoWhenThereAreTooMany() {
    EventLog log = new EventLog(10_000, Checks.newestOrder());
    List<Told> told = tellAtRandom(log, 60_000);

    assertThat(log.size()).isEqualTo(told.size());
    assertThat(log.firstKept()).isPositive();
    assertThat(log.size() - log.firstKept()).isBetween(10_000L, 10_000L + LogChunk.CAPACITY);
    EventCursor cursor = log.cursor(0);
    assertThat(cursor.next()).isTrue();
    assertThat(read(cursor)).isEqualTo(told.get((int) log.firstKept()));
    assertThat(log.firstOfStep(0)).isEqualTo(log.firstKept());
  }

  @Test
  void aCursorAtTheEndGoesOnWithWhatIsAddedAndPassesOverWhatIsGone() {
    List<Told> told = tellAtRandom(new EventLog(), 60_000);
    EventLog log = new EventLog(10_000, Checks.newestOrder());
    EventCursor cursor = log.cursor(0);
    assertThat(cursor.next()).isFalse();

    int read = 0;
    for (Told next : told) {
      Stamp at = next.at();
      boolean isFirst = at.index() == 0 || told.get((int) at.index() - 1).at().step() < at.step();
      if (isFirst) {
        log.step(at.step(), at.timeNs());
      }
      next.to(log);
      // Reads all that is there, now and then and for long not at all.
      if ((at.index() < 20_000 && at.index() % 777 == 0) || at.index() == told.size() - 1) {
        while (cursor.next()) {
          assertThat(read(cursor)).isEqualTo(told.get((int) cursor.index()));
          read++;
        }
      }
    }
    assertThat(cursor.standsAt(log, told.size())).isTrue();
    assertThat(read).isBetween(30_000, told.size() - 1);
  }

  @Test
  void aCopyGoesItsOwnWay() {
    EventLog log = new EventLog();
    tellAtRandom(log, 30_000);
    byte[] before = log.encode(0, log.size());
    EventLog copy = log.copy();
    copy.step(1_000_000, 1_000_000_000);
    copy.event(EventKind.PRINTED, 0, 0, 0, 1, copy.text("only here"), 0, 0);

    assertThat(log.encode(0, log.size())).isEqualTo(before);
    assertThat(copy.encode(0, log.size())).isEqualTo(before);
    assertThat(copy.size()).isEqualTo(log.size() + 1);
    log.step(1_000_000, 1_000_000_000);
    log.event(EventKind.PRINTED, 0, 0, 0, 1, log.text("and this here"), 0, 0);
    assertThat(printed(copy)).isEqualTo("only here");
    assertThat(printed(log)).isEqualTo("and this here");
  }

  @Test
  void logsOfTheSameRunAreTheSameBytesAndOthersAreNot() {
    EventLog one = new EventLog();
    EventLog other = new EventLog(8_000, Checks.newestOrder());
    tellAtRandom(one, 40_000);
    List<Told> told = tellAtRandom(other, 40_000);
    long from = other.firstKept();

    assertThat(other.encode(from, other.size())).isEqualTo(one.encode(from, one.size()));
    other.event(EventKind.GO_ENDED, 0, 0, 0, 1, 0, 0, 0);
    one.event(EventKind.GO_ENDED, 0, 0, 0, 2, 0, 0, 0);
    assertThat(other.encode(told.size(), other.size()))
        .isNotEqualTo(one.encode(told.size(), one.size()));
  }

  @Test
  void aTextIsKeptOnce() {
    EventLog log = new EventLog();

    assertThat(log.text("hello")).isEqualTo(log.text("hello")).isNotEqualTo(log.text("world"));
    assertThat(log.textOf(log.text("world"))).isEqualTo("world");
    assertThat(log.textOf(0)).isEmpty();
  }

  @Test
  void eventsComeAsRecordsWithTheirStamps() {
    EventLog log = new EventLog();
    log.step(4, 12_000);
    log.event(EventKind.GO_ENDED, 0, 1, 2, 7, 0, 0, 0);
    log.event(EventKind.GO_ENDED, 3, 1, 2, 8, 0, 0, 0);
    List<Event> events = new ArrayList<>();
    log.forEach(1, 2, events::add);

    assertThat(events)
        .containsExactly(
            new GoroutineEvent.GoEnded(new Stamp(4, 1, 12_000, EventKind.GO_ENDED, 1, 2, 8, 3)));
  }

  @Test
  void aMachineItHasNoRoomForIsRefused() {
    EventLog log = new EventLog();

    assertThatThrownBy(() -> log.event(EventKind.M_PARKED, 0, 20_000, 0, 0, 0, 0, 0))
        .isInstanceOf(IllegalArgumentException.class);
    assertThat(log.size()).isZero();
  }

  private static String printed(EventLog log) {
    EventCursor cursor = log.cursor(log.size() - 1);
    cursor.next();
    return ((ProgramEvent.Printed) cursor.event()).text();
  }

  private static Told read(EventCursor cursor) {
    Stamp at =
        new Stamp(
            cursor.step(),
            cursor.index(),
            cursor.timeNs(),
            cursor.kind(),
            cursor.m(),
            cursor.p(),
            cursor.g(),
            cursor.rule());
    return new Told(at, cursor.a(), cursor.b(), cursor.c());
  }

  private static long firstFrom(List<Told> told, long step) {
    for (Told each : told) {
      if (each.at().step() >= step) {
        return each.at().index();
      }
    }
    return told.size();
  }

  /** Steps of one to four events, now and then a long pause, and numbers of every size. */
  private static List<Told> tellAtRandom(EventLog log, int count) {
    SeededRandom random = new SeededRandom(7);
    List<Told> told = new ArrayList<>();
    long step = 0;
    long time = 0;
    while (told.size() < count) {
      log.step(step, time);
      int events = 1 + random.below(4);
      for (int i = 0; i < events; i++) {
        Stamp at =
            new Stamp(
                step,
                told.size(),
                time,
                textless(random),
                random.below(10_000) + EventSink.NONE,
                random.below(1_025) + EventSink.NONE,
                random.below(1_000_000) + EventSink.NONE,
                random.below(15));
        told.add(new Told(at, size(random), size(random), size(random)));
        told.getLast().to(log);
      }
      step += random.below(20) == 0 ? 1 + random.below(100_000) : 1;
      time += random.below(20) == 0 ? 10_000_000L * random.below(1_000) : random.below(500);
    }
    return told;
  }

  private static EventKind textless(SeededRandom random) {
    return KINDS[random.below(EventKind.PRINTED.ordinal())];
  }

  private static long size(SeededRandom random) {
    return switch (random.below(6)) {
      case 0 -> random.below(16);
      case 1 -> -1 - random.below(3);
      case 2 -> random.below(1_000_000);
      case 3 -> 1L << random.below(63);
      case 4 -> Integer.MIN_VALUE - (long) random.below(2);
      default -> 0;
    };
  }
}
