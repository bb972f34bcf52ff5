package gopark.session;

import static org.assertj.core.api.Assertions.assertThat;

import gopark.command.Command;
import gopark.command.Pace;
import gopark.command.PlaybackCommand;
import gopark.command.PlaybackCommand.Unit;
import gopark.runtime.state.RuntimeSnapshot;
import gopark.scenario.Commands;
import gopark.scenario.Scenario;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.OptionalLong;
import java.util.Random;
import org.junit.jupiter.api.Test;

/**
 * Any moment of a long session is the same whenever one looks. With {@code -Dlong.events=10000000}
 * it is as long as that, and tells how long looking took.
 */
class LongSessionTest {
  private static final int EVENTS = Integer.getInteger("long.events", 200_000);
  private static final int LOOKS = Integer.getInteger("long.looks", 60);
  private static final long NOON = 1_000_000;
  private static final long MS = 100;
  private static final double NS_PER_MS = 1e6;

  private final Session session = session();

  private static Session session() {
    Session made = Session.create("long", Scenario.standard(), "", new MemoryJournal(), NOON);
    assertThat(made).isNotNull();
    return made;
  }

  private void now(Map<String, Object> command) {
    List<Command> commands = Commands.readAll(List.of(command)).orThrow();
    assertThat(session.submit(commands, OptionalLong.empty(), NOON))
        .isInstanceOf(Submitted.Done.class);
  }

  private void now(PlaybackCommand command) {
    assertThat(session.submit(List.of(command), OptionalLong.empty(), NOON))
        .isInstanceOf(Submitted.Done.class);
  }

  private static Map<String, Object> go(String kind, long count, Object... more) {
    Map<String, Object> behaviour = new LinkedHashMap<>(Map.of("kind", kind));
    for (int i = 0; i < more.length; i += 2) {
      behaviour.put(more[i].toString(), more[i + 1]);
    }
    return Map.of("do", "go", "by", 1L, "count", count, "behaviour", behaviour);
  }

  @Test
  void anyMomentOfALongSessionIsTheSameWheneverOneLooks() {
    now(go("pingpong", 2));
    now(go("forever", 6));
    now(go("worker", 3, "ns", 30_000L));
    now(new PlaybackCommand.Play(new Pace.EventsPerSecond(Pace.MOST_EVENTS)));
    long lastStep = playToTheEnd();
    List<Long> steps = new Random(7).longs(LOOKS, 2, lastStep).boxed().toList();
    Map<Long, RuntimeSnapshot> original = new Independent(session.scenario(), 0).snapshots(steps);
    List<Double> seeks = new ArrayList<>();
    List<Double> backs = new ArrayList<>();
    for (long step : steps) {
      seeks.add(timed(new PlaybackCommand.SeekStep(step)));
      assertThat(session.moment(NOON).runtime()).isEqualTo(original.get(step));
      backs.add(timed(new PlaybackCommand.Back(Unit.INSTRUCTION, 1, 0)));
      assertThat(session.moment(NOON).step()).isEqualTo(step - 1);
      now(new PlaybackCommand.Step(Unit.INSTRUCTION, 1, 0));
      assertThat(session.moment(NOON).runtime()).isEqualTo(original.get(step));
    }
    tell("seek", seeks);
    tell("back 1", backs);
  }

  private long playToTheEnd() {
    long nowMs = NOON;
    Moment moment = session.moment(nowMs);
    while (moment.events() < EVENTS) {
      nowMs += MS;
      moment = session.moment(nowMs);
    }
    assertThat(session.submit(List.of(new PlaybackCommand.Pause()), OptionalLong.empty(), nowMs))
        .isInstanceOf(Submitted.Done.class);
    return moment.step();
  }

  private double timed(PlaybackCommand command) {
    long start = System.nanoTime();
    now(command);
    session.moment(NOON);
    return (System.nanoTime() - start) / NS_PER_MS;
  }

  private static void tell(String what, List<Double> ms) {
    List<Double> sorted = ms.stream().sorted().toList();
    System.out.printf(
        "%s of %,d events: p50 %.1f ms, p99 %.1f ms, max %.1f ms%n",
        what,
        EVENTS,
        sorted.get(sorted.size() / 2),
        sorted.get((int) (sorted.size() * 0.99)),
        sorted.getLast());
  }
}
