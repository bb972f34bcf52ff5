package gopark.cluster;

import gopark.cluster.Http.Answer;
import java.nio.charset.StandardCharsets;
import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.NavigableMap;
import java.util.Set;
import java.util.TreeMap;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.locks.LockSupport;
import java.util.function.Function;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;
import java.util.zip.CRC32C;

/**
 * Whether all servers tell the same history of every session, and whether it has every command that
 * was acknowledged, once.
 */
record Verdict(int lost, int twice, int divergent, int forked, List<String> examples) {

  private static final int OK = 200;
  private static final int AT_A_TIME = 8;
  private static final long PATIENCE_NS = TimeUnit.SECONDS.toNanos(60);
  private static final long PAUSE_NS = TimeUnit.MILLISECONDS.toNanos(100);
  private static final int SHOWN = 5;
  private static final Pattern MARK =
      Pattern.compile("\"kind\"\\s*:\\s*\"cpu\"\\s*,\\s*\"ns\"\\s*:\\s*(\\d+)");

  boolean isGood() {
    return lost + twice + divergent + forked == 0;
  }

  /** Looks at every session; they are paused meanwhile, and play on afterwards. */
  static Verdict of(List<Game> games, Http proxy, List<Http> servers) throws InterruptedException {
    return of(
        games,
        game -> {
          until(() -> game.pause(proxy));
          Found found = found(game, servers);
          until(() -> game.play(proxy));
          return found;
        });
  }

  /** Looks at sessions that stand still because the servers may only read them. */
  static Verdict ofReadOnly(List<Game> games, List<Http> servers) throws InterruptedException {
    return of(games, game -> found(game, servers));
  }

  private static Verdict of(List<Game> games, Function<Game, Found> look)
      throws InterruptedException {
    List<Found> all = new ArrayList<>();
    try (ExecutorService threads = Executors.newFixedThreadPool(AT_A_TIME)) {
      List<Future<Found>> found =
          games.stream().map(game -> threads.submit(() -> look.apply(game))).toList();
      for (Future<Found> one : found) {
        all.add(one.get());
      }
    } catch (ExecutionException e) {
      throw new IllegalStateException(e);
    }
    return new Verdict(
        all.stream().mapToInt(one -> one.lost.size()).sum(),
        all.stream().mapToInt(Found::twice).sum(),
        (int) all.stream().filter(one -> !one.isSame).count(),
        (int) all.stream().filter(one -> one.branches > 1).count(),
        all.stream()
            .filter(one -> !one.lost.isEmpty() || one.twice > 0 || !one.isSame || one.branches > 1)
            .map(Found::toString)
            .limit(SHOWN)
            .toList());
  }

  /**
   * What was found of one session.
   *
   * @param lost the marks of commands that were acknowledged and are not in the history, and when
   *     they were acknowledged
   */
  private record Found(
      String id, NavigableMap<Integer, Instant> lost, int twice, boolean isSame, int branches) {}

  private static Found found(Game game, List<Http> servers) {
    Map<Integer, Instant> acknowledged = game.acknowledged();
    List<History> histories = histories(game, servers);
    // A busy server hears a little later of what others wrote.
    long endNs = System.nanoTime() + PATIENCE_NS;
    while (!areSame(histories) && System.nanoTime() < endNs) {
      LockSupport.parkNanos(PAUSE_NS);
      histories = histories(game, servers);
    }
    List<Integer> told =
        MARK.matcher(histories.getFirst().document())
            .results()
            .map((MatchResult mark) -> Integer.valueOf(mark.group(1)))
            .toList();
    NavigableMap<Integer, Instant> lost = new TreeMap<>(acknowledged);
    told.forEach(lost::remove);
    int twice = told.size() - Set.copyOf(told).size();
    boolean isSame = areSame(histories);
    if (isSame) {
      game.agreedUpTo(histories.getFirst().log().next());
    }
    int branches = histories.stream().mapToInt(History::branches).max().orElseThrow();
    return new Found(game.id(), lost, twice, isSame, branches);
  }

  /** What one server tells of a session that is paused. */
  private record History(String document, Log log, int branches) {}

  private static List<History> histories(Game game, List<Http> servers) {
    return servers.stream()
        .map(server ->
            new History(
                body(server, game.path() + "/scenario"),
                log(server, game),
                Http.json(body(server, game.path() + "/branches")).path("branches").size()))
        .toList();
  }

  private static boolean areSame(List<History> histories) {
    return histories.stream().distinct().count() == 1;
  }

  /**
   * The events since the servers agreed last.
   *
   * @param next the step up to which they go
   */
  private record Log(long digest, long next) {}

  private static Log log(Http server, Game game) {
    CRC32C digest = new CRC32C();
    long from = game.agreed();
    long next = from;
    while (next >= 0) {
      from = next;
      String page = body(server, "%s/events?from=%d&limit=1000".formatted(game.path(), from));
      digest.update(page.getBytes(StandardCharsets.UTF_8));
      next = Http.json(page).path("next").asLong(-1);
    }
    return new Log(digest.getValue(), from);
  }

  /** A server that was away may need another attempt to answer. */
  private static String body(Http server, String path) {
    List<Answer> answers = new ArrayList<>();
    until(() -> {
      answers.add(server.get(path));
      return answers.getLast().status() == OK;
    });
    return answers.getLast().body();
  }

  /** Something that may have to be tried again. */
  private interface Attempt {
    boolean succeeds();
  }

  private static void until(Attempt attempt) {
    long endNs = System.nanoTime() + PATIENCE_NS;
    while (!attempt.succeeds()) {
      if (System.nanoTime() > endNs) {
        throw new IllegalStateException("It did not succeed within a minute");
      }
      LockSupport.parkNanos(PAUSE_NS);
    }
  }
}
