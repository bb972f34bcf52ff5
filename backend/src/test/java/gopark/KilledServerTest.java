package gopark;

import static org.assertj.core.api.Assertions.assertThat;

import gopark.journal.Entry;
import gopark.journal.Journal;
import gopark.journal.SessionHead;
import gopark.journal.embedded.EmbeddedJournal;
import gopark.session.Session;
import gopark.session.Verified;
import java.io.IOException;
import java.nio.file.Path;
import java.time.InstantSource;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import java.util.Random;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.concurrent.Semaphore;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/**
 * Kills the server under load, as often as {@code -Dkills} says: no command is lost that was
 * acknowledged, and every session is afterwards what it was, byte for byte.
 */
class KilledServerTest {

  private static final Logger LOG = LoggerFactory.getLogger(KilledServerTest.class);

  private static final int KILLS = Integer.getInteger("kills", 3);
  private static final long SEED = Long.getLong("kills.seed", 1);
  private static final int PLAYERS = 8;
  private static final int MOST_BETWEEN = 400;

  private static final String[] WITHOUT_LIMITS = {
    "--gopark.limits.requests.per-second=1000000",
    "--gopark.limits.requests.burst=1000000",
    "--gopark.limits.requests.key-per-second=1000000",
    "--gopark.limits.requests.key-burst=1000000",
    "--gopark.limits.requests.address-per-second=1000000",
    "--gopark.limits.requests.address-burst=1000000",
    "--gopark.limits.requests.longest-wait=1h",
    "--gopark.limits.sessions.per-hour=1000000",
    "--gopark.limits.sessions.burst=1000000",
    "--gopark.limits.commands.per-second=1000000",
    "--gopark.limits.commands.burst=1000000",
    "--gopark.limits.commands.address-per-second=1000000",
    "--gopark.limits.commands.address-burst=1000000",
  };

  @TempDir Path folder;

  private final Random random = new Random(SEED);
  private final Semaphore acknowledged = new Semaphore(0);
  private long confirmed;

  @Test
  void whatWasAcknowledgedSurvivesEveryKill() throws Exception {
    List<Player> players = new ArrayList<>();
    for (int i = 0; i < PLAYERS; i++) {
      players.add(new Player(SEED * 1_000 + i, acknowledged));
    }
    try (ExecutorService threads = Executors.newFixedThreadPool(PLAYERS)) {
      for (int kill = 1; kill <= KILLS; kill++) {
        String when = "kill %d of seed %d".formatted(kill, SEED);
        try {
          playAndKill(players, threads);
        } catch (ExecutionException | AssertionError e) {
          throw new AssertionError(
              when + ": mvn test -Dtest=KilledServerTest -Dkills.seed=" + SEED + " -Dkills=" + kill,
              e);
        }
      }
      try (ServerProcess server = start();
          Api api = new Api(server.address())) {
        everyone(players, threads, player -> player.check(api, true));
      }
    }
    long states = everyRecordedStateIsComeToAgain();
    assertThat(states).as("recorded states").isPositive();
    LOG.info(
        "{} kills, {} confirmed actions, {} sessions at the end, {} compared byte for byte, {}"
            + " recorded states come to again",
        KILLS,
        confirmed,
        players.stream().mapToLong(Player::sessions).sum(),
        players.stream().mapToLong(Player::checked).sum(),
        states);
    assertThat(players.stream().mapToLong(Player::checked).sum()).isPositive();
  }

  /** Runs every session again and compares it with the digests of its entries. */
  private long everyRecordedStateIsComeToAgain() {
    long states = 0;
    try (Journal journal =
        EmbeddedJournal.open(folder.resolve("journal"), InstantSource.system())) {
      for (SessionHead head : journal.sessions("", Integer.MAX_VALUE)) {
        Session session = Objects.requireNonNull(Session.open(head.session(), journal));
        assertThat(Verified.troubleOf(session, System.currentTimeMillis()))
            .as("session %s", head.session())
            .isNull();
        for (Entry entry : journal.read(head.session(), 0, Integer.MAX_VALUE)) {
          assertThat(entry.fields()).containsKeys("engine", "digest");
          states++;
        }
      }
    }
    return states;
  }

  private ServerProcess start() throws IOException {
    if (random.nextInt(10) == 0) {
      ServerProcess.start(folder, WITHOUT_LIMITS).kill();
    }
    return ServerProcess.start(folder, WITHOUT_LIMITS);
  }

  private void playAndKill(List<Player> players, ExecutorService threads) throws Exception {
    try (ServerProcess server = start();
        Api api = new Api(server.address())) {
      everyone(players, threads, player -> player.check(api, false));
      acknowledged.drainPermits();
      List<Future<?>> games = new ArrayList<>();
      for (Player player : players) {
        games.add(threads.submit(() -> player.play(api)));
      }
      int enough = 1 + random.nextInt(MOST_BETWEEN);
      for (int i = 0; i < enough && games.stream().noneMatch(Future::isDone); ) {
        i += acknowledged.tryAcquire(1, TimeUnit.SECONDS) ? 1 : 0;
      }
      confirmed += enough;
      server.kill();
      for (Future<?> game : games) {
        game.get();
      }
    }
  }

  /** Something that a player does with a server that is not killed meanwhile. */
  private interface Turn {
    void of(Player player) throws IOException;
  }

  private static void everyone(List<Player> players, ExecutorService threads, Turn turn)
      throws Exception {
    List<Future<?>> turns = new ArrayList<>();
    for (Player player : players) {
      turns.add(
          threads.submit(() -> {
            turn.of(player);
            return null;
          }));
    }
    for (Future<?> each : turns) {
      each.get();
    }
  }
}
