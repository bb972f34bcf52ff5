package gopark.cluster;

import gopark.load.Report;
import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;

/**
 * Servers that are replaced by those of another engine, one after the other, under load: what
 * players and viewers notice, and what becomes of sessions that the old engine began.
 */
final class Upgrade {

  /** The images of the two servers, as the compose file of {@link ClusterRun} asks. */
  static final String FIRST_IMAGE = "GOPARK_FIRST_IMAGE";

  static final String SECOND_IMAGE = "GOPARK_SECOND_IMAGE";

  private static final double CUT_MS = 5_000;

  /** How many sessions are begun while both engines are there. */
  private static final int NEW_ONES = 10;

  private final Place place;
  private final List<Game> games;
  private final Watchers watchers;
  private final Players players;
  private final Report report;
  private final int viewers;

  Upgrade(
      Place place,
      List<Game> games,
      Watchers watchers,
      Players players,
      Report report,
      int viewers) {
    this.place = place;
    this.games = games;
    this.watchers = watchers;
    this.players = players;
    this.report = report;
    this.viewers = viewers;
  }

  private interface Stage {
    void happen() throws IOException;
  }

  /** Replaces both servers by those of that image; says whether everything held. */
  boolean to(String image) throws IOException, InterruptedException {
    report.title(
        "Another engine under load: %d sessions, %d viewers".formatted(games.size(), viewers));
    report.table(
        "what happens",
        "acknowledged",
        "read-only",
        "refused",
        "unanswered",
        "streams ended",
        "longest without ms",
        "viewers there");
    boolean isGood = row("nothing", place::pass);
    isGood &= row("the second server is replaced", () -> replace(SECOND_IMAGE, image));
    List<Game> newOnes = new ArrayList<>();
    isGood &=
        row(
            "%d sessions are begun on the new one".formatted(NEW_ONES),
            () -> {
              try (Http second = place.server(Place.SECOND)) {
                for (int i = 0; i < NEW_ONES; i++) {
                  newOnes.add(Game.begin(second, games.size() + i));
                }
              }
              place.pass();
            });
    boolean finishOnTheOldOne = finishesOn(Place.FIRST);
    report.line(
        "Old sessions go on on the old server, beside the new one: %s",
        finishOnTheOldOne ? "yes" : "no");
    isGood &= row("the first server is replaced", () -> replace(FIRST_IMAGE, image));
    players.pause();
    boolean oldOnesAreKept = oldOnes();
    boolean newOnesGoOn = newOnes(newOnes);
    return isGood && finishOnTheOldOne && oldOnesAreKept && newOnesGoOn;
  }

  private void replace(String variable, String image) throws IOException {
    place.compose().set(variable, image);
    place.compose().up(variable.equals(FIRST_IMAGE) ? Place.FIRST : Place.SECOND);
    place.awaitServers();
  }

  private boolean row(String title, Stage stage) throws IOException, InterruptedException {
    players.take();
    watchers.take();
    players.goOn();
    stage.happen();
    place.pass();
    Watchers.Seen seen = watchers.take();
    players.pause();
    Map<String, Integer> counts = players.take();
    report.row(
        title,
        Integer.toString(counts.getOrDefault("acknowledged", 0)),
        Integer.toString(counts.getOrDefault("conflict", 0)),
        Integer.toString(counts.getOrDefault("refused", 0)),
        Integer.toString(counts.getOrDefault("unanswered", 0)),
        Integer.toString(seen.broken()),
        Report.number(seen.longestCutMs()),
        Integer.toString(seen.open()));
    return seen.longestCutMs() <= CUT_MS && seen.open() == viewers;
  }

  /** Whether the server still takes commands of each session that it began. */
  private boolean finishesOn(String service) throws IOException {
    try (Http server = place.server(service)) {
      return games.stream().allMatch(game -> game.goesOn(server));
    }
  }

  private boolean oldOnes() throws IOException, InterruptedException {
    int readOnly = 0;
    int copied = 0;
    Verdict verdict;
    try (Http first = place.server(Place.FIRST);
        Http second = place.server(Place.SECOND)) {
      verdict = Verdict.ofReadOnly(games, List.of(first, second));
      for (Game game : games) {
        readOnly += game.isOfAnotherEngine(first) && game.isOfAnotherEngine(second) ? 1 : 0;
        Game copy = game.copy(first);
        copied += copy != null && copy.goesOn(second) ? 1 : 0;
      }
    }
    report.line(
        "Old sessions: %d of %d are read-only on both new servers, %d copies go on; commands lost"
            + " %d, twice %d; %d told differently, %d with branches",
        readOnly,
        games.size(),
        copied,
        verdict.lost(),
        verdict.twice(),
        verdict.divergent(),
        verdict.forked());
    verdict.examples().forEach(example -> report.line("%s", example));
    return verdict.isGood() && readOnly == games.size() && copied == games.size();
  }

  private boolean newOnes(List<Game> begun) throws IOException, InterruptedException {
    try (Http first = place.server(Place.FIRST);
        Http second = place.server(Place.SECOND)) {
      int goOn = 0;
      for (Game game : begun) {
        goOn += game.goesOn(first) && game.goesOn(second) ? 1 : 0;
      }
      Verdict verdict = Verdict.of(begun, second, List.of(first, second));
      report.line(
          "New sessions: %d of %d go on on both; commands lost %d, twice %d; %d told differently",
          goOn, begun.size(), verdict.lost(), verdict.twice(), verdict.divergent());
      return verdict.isGood() && goOn == begun.size();
    }
  }
}
