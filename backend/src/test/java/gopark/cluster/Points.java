package gopark.cluster;

import gopark.load.ProcessFigures;
import gopark.load.Report;
import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.TimeUnit;

/**
 * What one server and two take for the same sessions and more or fewer viewers, by the time that
 * their processes have spent on cores, whichever these are and whatever else the machine does: the
 * figures that backend/docs/capacity.md goes on from.
 */
final class Points {

  private static final long SETTLED_NS = TimeUnit.SECONDS.toNanos(10);
  private static final long MEASURED_NS = TimeUnit.SECONDS.toNanos(20);

  /**
   * A server that was started a moment ago compiles itself: it is measured anew until it takes as
   * much as it took before, but for a tenth.
   */
  private static final double SETTLED = 0.1;

  private static final int MOST_MEASURED = 8;

  /** How much more than its part the busiest server may do. */
  private static final double UNEVEN = 1.25;

  private static final int MOST_SPREAD = 3;

  /** The messages of one session in a second, as {@link Game} plays it. */
  private static final double MESSAGES_PER_SECOND = 4;

  private static final double CARRIES = 1.8;

  private final Place place;
  private final List<Game> games;
  private final Report report;
  private final String proxy;

  Points(Place place, List<Game> games, Report report) throws IOException {
    this.place = place;
    this.games = games;
    this.report = report;
    proxy = place.compose().address("proxy", "front");
  }

  /** Measures with that many viewers for one server, and twice as many for two. */
  boolean measure(int viewers, int commands) throws IOException, InterruptedException {
    report.title("%d sessions at %.0f messages/s".formatted(games.size(), MESSAGES_PER_SECOND));
    report.table("servers", "viewers", "commands/s", "cores busy", "of the busiest");
    List<String> both = List.of(Place.FIRST, Place.SECOND);
    double many = busiest(point(both, 2 * viewers, 0));
    point(both, viewers, 0);
    place.compose().kill(Place.SECOND);
    List<String> one = List.of(Place.FIRST);
    double few = sum(point(one, games.size(), 0));
    double alone = sum(point(one, viewers, 0));
    double commanded = sum(point(one, games.size(), commands));
    double sent = micros((alone - few) / ((viewers - games.size()) * MESSAGES_PER_SECOND));
    double told = micros(few / (games.size() * MESSAGES_PER_SECOND)) - sent;
    report.line(
        "µs of a core: %.0f for what is told of a session, %.1f for each viewer of it,"
            + " %.0f for a command",
        told, sent, micros((commanded - few) / commands));
    double carried = 2 * alone / many;
    report.line(
        "Two servers carry %.2f times the viewers of one at the same load of each (goal: %.1f, %s)",
        carried, CARRIES, carried >= CARRIES ? "met" : "missed");
    return carried >= CARRIES;
  }

  private static double micros(double seconds) {
    return seconds * 1e6;
  }

  private static double sum(List<Double> cores) {
    return cores.stream().mapToDouble(Double::doubleValue).sum();
  }

  private static double busiest(List<Double> cores) {
    return cores.stream().mapToDouble(Double::doubleValue).max().orElseThrow();
  }

  private List<Double> point(List<String> servers, int viewers, int commands)
      throws IOException, InterruptedException {
    List<String> paths = new ArrayList<>();
    for (int i = 0; i < viewers; i++) {
      paths.add(games.get(i % games.size()).path());
    }
    List<Double> cores;
    try (Http http = new Http(proxy);
        Players players = new Players(http, games, Math.max(1, commands));
        Watchers watchers = new Watchers(proxy, paths)) {
      if (commands > 0) {
        players.goOn();
      }
      cores = settled(servers, watchers);
      for (int i = 0; i < MOST_SPREAD && !isEven(cores); i++) {
        watchers.comeAnew();
        cores = settled(servers, watchers);
      }
      Watchers.Seen seen = watchers.take();
      if (seen.open() < viewers) {
        throw new IllegalStateException("Only %d viewers were there".formatted(seen.open()));
      }
    }
    report.row(
        Integer.toString(servers.size()),
        Integer.toString(viewers),
        Integer.toString(commands),
        Report.hundredths(sum(cores)),
        Report.hundredths(busiest(cores)));
    return cores;
  }

  /** Whether the proxy has spread the viewers: it leaves a server that is late once. */
  private static boolean isEven(List<Double> cores) {
    return busiest(cores) <= UNEVEN * sum(cores) / cores.size();
  }

  private List<Double> settled(List<String> servers, Watchers watchers) throws IOException {
    watchers.awaitAll();
    Place.pass(SETTLED_NS);
    List<Double> before = busy(servers);
    List<Double> cores = busy(servers);
    for (int i = 2; i < MOST_MEASURED && sum(cores) < (1 - SETTLED) * sum(before); i++) {
      before = cores;
      cores = busy(servers);
    }
    return cores;
  }

  /** How many cores each server keeps busy. */
  private List<Double> busy(List<String> servers) throws IOException {
    List<Long> before = cpu(servers);
    Place.pass(MEASURED_NS);
    List<Long> after = cpu(servers);
    List<Double> cores = new ArrayList<>();
    for (int i = 0; i < servers.size(); i++) {
      cores.add((after.get(i) - before.get(i)) * 1e3 / MEASURED_NS);
    }
    return cores;
  }

  private List<Long> cpu(List<String> servers) throws IOException {
    List<Long> micros = new ArrayList<>();
    for (String server : servers) {
      micros.add(ProcessFigures.cpuMicros(place.compose().pid(server)));
    }
    return micros;
  }
}
