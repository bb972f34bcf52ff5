package gopark.browser.play;

import static java.util.Objects.requireNonNull;
import static org.assertj.core.api.Assertions.assertThat;

import com.microsoft.playwright.Page;
import gopark.browser.BrowserTest;
import gopark.command.Command;
import gopark.command.PlaybackCommand;
import gopark.command.RuntimeCommand;
import gopark.runtime.release.Releases;
import gopark.scenario.Behaviour;
import gopark.scenario.Scenario;
import gopark.session.RandomCommands;
import gopark.session.Session;
import gopark.session.Sessions;
import gopark.simulation.SeededRandom;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.OptionalLong;
import java.util.TreeMap;
import java.util.concurrent.atomic.AtomicInteger;
import org.junit.jupiter.api.Test;
import org.springframework.beans.factory.annotation.Autowired;

/**
 * Board, board in words, inspector, log and the server's picture tell the same of a moment: where
 * everything is, in which order, and how many there are. Held over random moments of sessions of
 * every release with up to 256 processors; {@code -Dmoments=2000} looks at as many.
 */
@BrowserTest
class AgreementIT {
  private static final int MOMENTS = Integer.getInteger("moments", 80);
  private static final long SEED = Long.getLong("seed", 1);

  /** The number of the first session, so that a disagreement is had again without those before. */
  private static final int FROM = Integer.getInteger("from", 0);

  /** A test that failed is run again, beside what it made before. */
  private static final AtomicInteger ROUND = new AtomicInteger();

  /** The number of moments taken from one session. */
  private static final int OF_A_SESSION = 20;

  private static final int COMMANDS = 60;
  private static final List<Integer> SIZES = List.of(2, 4, 16, 6, 1, 64, 3, 256, 8, 24);

  @Autowired private Sessions sessions;

  @Test
  void allViewsOfAMomentAgree(Page page) {
    ROUND.incrementAndGet();
    SeededRandom random = new SeededRandom(SEED + FROM);
    TalliedViews tally = new TalliedViews();
    for (int number = FROM; (number - FROM) * OF_A_SESSION < MOMENTS; number++) {
      Session session = session(number);
      page.navigate("/play/" + session.id() + "?lang=en");
      Board board = Board.drawn(page);
      page.locator("#tab-words").click();
      page.waitForFunction("() => customElements.get('gopark-twin') !== undefined");
      for (int i = 0; i < OF_A_SESSION; i++) {
        int step = random.below(board.farthest() + 1);
        Views views = Views.at(page, step, random.below(1_000_000));
        List<String> contradictions = views.contradictions();
        assertThat(contradictions)
            .as("session %d (seed %d) at step %d: %s", number, SEED, step, views.log())
            .isEmpty();
        tally.add(views);
      }
    }
    tally.assertTelling();
  }

  /** A session to which somebody did many things. */
  private Session session(int number) {
    RandomCommands commands = new RandomCommands(SEED * 1_000 + number);
    Scenario hand = commands.scenario();
    int size = SIZES.get(number % SIZES.size());
    Scenario scenario =
        new Scenario(
            null,
            Releases.all().get(number % Releases.all().size()).name(),
            hand.rules(),
            size,
            Math.max(hand.cores(), size / 4),
            hand.quiet(),
            hand.latency(),
            null,
            hand.seed(),
            hand.godebug(),
            hand.program(),
            List.of());
    long now = System.currentTimeMillis() - 1_000_000;
    String id = "agreement%dx%03d".formatted(ROUND.get(), number);
    Session session = requireNonNull(sessions.create(id, scenario, "hash", now));
    crowd(session, size, commands.random(), now);
    for (int i = 0; i < COMMANDS; i++) {
      now += commands.pauseMs();
      submit(session, commands.next(session.moment(now)), now);
    }
    submit(session, new PlaybackCommand.Pause(), now + 1);
    submit(session, new PlaybackCommand.Step(PlaybackCommand.Unit.EVENT, 200, 0), now + 2);
    return session;
  }

  /** Starts enough goroutines that some queues are long and some are not listed to their ends. */
  private static void crowd(Session session, int size, SeededRandom random, long now) {
    List<Command> starts = new ArrayList<>();
    int each = random.below(3) == 0 ? 400 : 3 * size;
    starts.add(new RuntimeCommand.Go(new Behaviour.Cpu(200_000, true), each, null, 1, null));
    starts.add(new RuntimeCommand.Go(new Behaviour.Syscall(90_000, true), 3, null, 1, null));
    starts.add(new RuntimeCommand.Go(new Behaviour.Sleep(70_000), 6, null, 1, null));
    starts.add(new RuntimeCommand.Go(new Behaviour.Net(80_000), 5, null, 1, null));
    submit(session, starts, now);
  }

  private static void submit(Session session, Command command, long now) {
    submit(session, List.of(command), now);
  }

  private static void submit(Session session, List<Command> commands, long now) {
    session.submit(commands, OptionalLong.empty(), now);
  }

  /** Counts what the compared moments showed, to prove that each view had something to show. */
  private static final class TalliedViews {
    private int moments;
    private final Map<String, Integer> told = new TreeMap<>();

    void add(Views views) {
      moments++;
      views.told().forEach((what, count) -> told.merge(what, count, Integer::sum));
    }

    void assertTelling() {
      assertThat(moments).isGreaterThanOrEqualTo(MOMENTS);
      assertThat(told)
          .as("%s", told)
          .containsKeys("board G", "board M", "words G", "words M", "picture G", "picture M")
          .containsKeys("counts", "inspected", "log");
      assertThat(told.values()).as("%s", told).allMatch(count -> count > moments / 8);
    }
  }
}
