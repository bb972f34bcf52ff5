package gopark.session;

import static org.assertj.core.api.Assertions.assertThat;

import gopark.command.Command;
import gopark.runtime.event.Event;
import gopark.scenario.Commands;
import gopark.scenario.Scenario;
import gopark.simulation.WorkMeter;
import java.util.ArrayList;
import java.util.List;
import java.util.OptionalLong;
import org.junit.jupiter.api.Test;

/**
 * What strangers do to sessions, and what is told of it. {@code -Dchanges=1000} tries as many
 * sessions.
 */
class ChangesTest {
  private static final int SESSIONS = Integer.getInteger("changes", 12);
  private static final int COMMANDS = 80;
  private static final long NOON = 1_000_000;

  /** Bounds that keep all events of a session, so that they can be compared. */
  private static final Allowance BOUNDS =
      new LimitedAllowance(
          new SessionLimits(20_000, 100, 1_000, 1 << 30, 100_000, Long.MAX_VALUE, 0, 0),
          new SessionMemory(Long.MAX_VALUE / 2).claim());

  /** A moment, and all that had happened before it. */
  private record Seen(Moment moment, List<Event> events) {}

  @Test
  void whatHappenedBetweenTwoMomentsIsToldOnceAndWhole() {
    for (int seed = 1; seed <= SESSIONS; seed++) {
      play(seed);
    }
  }

  private static void play(int seed) {
    RandomCommands random = new RandomCommands(seed);
    Session session = create(random.scenario(), new MemoryJournal());
    List<Seen> all = new ArrayList<>();
    all.add(seen(session, NOON));
    long now = NOON;
    for (int i = 0; i < COMMANDS; i++) {
      now += random.pauseMs();
      Command command = random.next(all.getLast().moment);
      session.submit(List.of(command), OptionalLong.empty(), now);
      Change change = session.since(all.getLast().moment, now);
      Seen after = seen(session, now);
      assertThat(change.after()).isEqualTo(after.moment);
      check(change, all.getLast(), after, "seed " + seed + ", after " + Commands.tree(command));
      Seen earlier = all.get(random.random().below(all.size()));
      check(session.since(earlier.moment, now), earlier, after, "seed " + seed + ", earlier");
      check(session.between(earlier.moment, after.moment), earlier, after, "seed " + seed);
      if (random.random().below(8) == 0) {
        session.rest();
      }
      all.add(after);
    }
  }

  private static Session create(Scenario scenario, MemoryJournal journal) {
    Session made =
        Session.create(
            "s", Origin.of(scenario), "", journal, Host.of(BOUNDS, WorkMeter.unlimited()), NOON);
    assertThat(made).isNotNull();
    return made;
  }

  private static Seen seen(Session session, long nowMs) {
    Moment moment = session.moment(nowMs);
    Scenario scenario = session.scenarioUpTo(moment.step());
    return new Seen(moment, new Independent(scenario).goTo(moment.step()).events());
  }

  /**
   * A change forwards keeps the events that were seen before it as the beginning of those after it.
   */
  private static void check(Change change, Seen before, Seen after, String what) {
    assertThat((long) after.events.size()).as(what).isEqualTo(after.moment.events());
    int from = before.events.size();
    int to = after.events.size();
    boolean forward =
        from < to
            && after.events.subList(0, from).equals(before.events)
            && after.events.get(from).at().step() >= before.moment.step();
    List<Event> between = forward ? after.events.subList(from, to) : List.of();
    int skipped = Math.max(0, between.size() - Change.MOST_EVENTS);
    assertThat(change.events()).as(what).isEqualTo(between.subList(skipped, between.size()));
    assertThat(change.skipped()).as(what).isEqualTo(skipped);
  }

  @Test
  void aSessionIsTheSameAfterEveryRestart() {
    for (int seed = 1; seed <= SESSIONS; seed++) {
      RandomCommands random = new RandomCommands(seed * 1_000L);
      MemoryJournal journal = new MemoryJournal();
      Session session = create(random.scenario(), journal);
      long now = NOON;
      for (int i = 0; i < COMMANDS; i++) {
        now += random.pauseMs();
        session.submit(List.of(random.next(session.moment(now))), OptionalLong.empty(), now);
        if (random.random().below(4) == 0) {
          Session again = Session.open("s", journal, Host.of(BOUNDS, WorkMeter.unlimited()));
          assertThat(again).isNotNull();
          long later = now + random.pauseMs();
          assertThat(again.moment(later)).as("seed %d", seed).isEqualTo(session.moment(later));
          assertThat(again.branches()).isEqualTo(session.branches());
          assertThat(again.scenario()).isEqualTo(session.scenario());
          now = later;
        }
      }
    }
  }
}
