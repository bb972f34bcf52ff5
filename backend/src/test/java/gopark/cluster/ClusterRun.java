package gopark.cluster;

import gopark.load.Report;
import gopark.tool.Count;
import gopark.tool.Tools;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Set;
import java.util.concurrent.Callable;
import java.util.concurrent.TimeUnit;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;

/**
 * Two servers, Valkey with a replica, a sentinel and a proxy, in containers, under load; one thing
 * after the other breaks, or the servers get another engine, and a table tells what players and
 * viewers noticed.
 */
@Command(
    name = "backend/cluster",
    sortOptions = false,
    description = {
      "Starts docker-compose.yml's profile cluster with sessions that play, viewers and commands,"
          + " breaks one thing after the other, and looks whether anything was lost; prints a"
          + " table, and keeps it in backend/target/load/cluster.md. Needs an engine for"
          + " containers and the image (docker compose build)."
    })
final class ClusterRun implements Callable<Integer> {

  private static final String FILES = "ops/cluster/failover.yml";

  /** Viewers come again after a second, and this is until they have heard something. */
  private static final double BACK_MS = 5_000;

  private static final double FOLLOWS_MS = 50;
  private static final int FOLLOWED = 200;
  private static final int FOLLOWED_QUICK = 60;

  /** The last lines of each service's log that are shown when the run itself breaks off. */
  private static final int LINES = 30;

  private static final long CALM_NS = TimeUnit.SECONDS.toNanos(3);

  /**
   * How often it is looked whether it is calm before it is gone on in any case: a server that began
   * a moment ago shares two cores with all others here, and becomes quick within two minutes.
   */
  private static final int MOST_ROUNDS = 40;

  /** Until a command is done again after all is mended. */
  private static final long GOES_ON_NS = TimeUnit.SECONDS.toNanos(30);

  /** The longest silence of anybody while it is calm. */
  private static final double CALM_MS = 2_000;

  @Option(
      names = "--sessions",
      converter = Count.class,
      description = "that play: ${DEFAULT-VALUE}")
  private int sessions = 200;

  @Option(names = "--viewers", converter = Count.class, description = "in all: ${DEFAULT-VALUE}")
  private int viewers = 2_000;

  @Option(
      names = "--commands",
      converter = Count.class,
      description = "a second, in all: ${DEFAULT-VALUE}")
  private int commands = 200;

  @Option(names = "--faults", split = ",", description = "some of: ${COMPLETION-CANDIDATES}")
  private List<Fault> faults = List.of();

  @Option(
      names = "--points",
      description = "measures what one and two servers take for viewers, and breaks nothing")
  private boolean points;

  @Option(
      names = "--upgrade",
      paramLabel = "IMAGE",
      description =
          "replaces the servers by those of an image with another engine, one after the other,"
              + " and breaks nothing")
  private @Nullable String upgrade;

  @Option(names = "--quick", description = "few sessions and the faults that differ most")
  private boolean quick;

  public static void main(String[] arguments) {
    Tools.run(new ClusterRun(), arguments);
  }

  @Override
  public Integer call() throws IOException, InterruptedException {
    if (quick) {
      sessions = 20;
      viewers = 100;
      commands = 20;
    }
    Path backend = Tools.backend();
    Report report = new Report(Tools.out(), backend.resolve("target/load/cluster.md"));
    Path root = backend.resolveSibling("");
    Path override = Files.createTempFile("gopark-cluster", ".yml");
    try {
      Files.writeString(override, OVERRIDE, StandardCharsets.UTF_8);
      List<Path> files = List.of(backend.resolve(FILES), override);
      String project = "gopark-cluster-" + ProcessHandle.current().pid();
      String image = Objects.requireNonNullElse(System.getenv("GOPARK_IMAGE"), "gopark");
      try (Compose compose = new Compose(root, project, files)) {
        compose.set(Upgrade.FIRST_IMAGE, image);
        compose.set(Upgrade.SECOND_IMAGE, image);
        List<String> networks = compose.freeNetworks(2);
        compose.set("GOPARK_STORAGE_NET", networks.getFirst());
        compose.set("GOPARK_FRONT_NET", networks.getLast());
        // Nobody asks by the ports that are published; any that is free will do.
        compose.set("GOPARK_PORT", "0");
        compose.set("GOPARK_TLS_PORT", "0");
        return run(compose, report) ? 0 : 1;
      }
    } finally {
      Files.delete(override);
    }
  }

  /**
   * Limits count addresses, and all players and viewers have one here; what was cut off is mended
   * with the address that it had.
   */
  private static final String OVERRIDE =
      """
      x-limits: &limits
        GOPARK_LIMITS_STREAMS_PER_ADDRESS: 100000
        GOPARK_LIMITS_COMMANDS_ADDRESS_PER_SECOND: 100000
        GOPARK_LIMITS_REQUESTS_ADDRESS_PER_SECOND: 100000
        GOPARK_LIMITS_REQUESTS_PER_SECOND: 100000
        GOPARK_LIMITS_SESSIONS_BURST: 100000
        JAVA_TOOL_OPTIONS: -Xmx768m
      services:
        gopark-1:
          image: ${GOPARK_FIRST_IMAGE}
          restart: "no"
          environment: *limits
          networks:
            front: {ipv4_address: "${GOPARK_FRONT_NET}.11"}
            storage: {ipv4_address: "${GOPARK_STORAGE_NET}.21"}
        gopark-2:
          image: ${GOPARK_SECOND_IMAGE}
          restart: "no"
          environment:
            <<: *limits
            GOPARK_CLOCK_WRONG_BY: ${GOPARK_SECOND_CLOCK:-0s}
          networks:
            front: {ipv4_address: "${GOPARK_FRONT_NET}.12"}
            storage: {ipv4_address: "${GOPARK_STORAGE_NET}.22"}
        valkey:
          restart: "no"
        valkey-replica:
          restart: "no"
        proxy:
          networks: {front: {ipv4_address: "${GOPARK_FRONT_NET}.2"}}
        sentinel:
          networks: {storage: {ipv4_address: "${GOPARK_STORAGE_NET}.31"}}
      networks:
        front:
          ipam: {config: [{subnet: "${GOPARK_FRONT_NET}.0/24"}]}
      """;

  private boolean run(Compose compose, Report report) throws IOException, InterruptedException {
    try {
      return run(new Place(compose), report);
    } catch (IOException | RuntimeException broken) {
      for (String service : Place.SERVICES) {
        report.line("%s: %s", service, compose.log(service, LINES));
      }
      throw broken;
    }
  }

  private boolean run(Place place, Report report) throws IOException, InterruptedException {
    place.compose().up();
    place.awaitServers();
    boolean isGood;
    try (Http proxy = new Http(place.compose().address("proxy", "front"))) {
      place.awaitProxy(proxy);
      List<Game> games = new ArrayList<>();
      for (int i = 0; i < sessions; i++) {
        games.add(Game.begin(proxy, i));
      }
      if (points) {
        return new Points(place, games, report).measure(viewers, commands);
      }
      isGood = upgrade != null || follows(place, report, games.getFirst());
      List<String> paths = new ArrayList<>();
      for (int i = 0; i < viewers; i++) {
        paths.add(games.get(i % games.size()).path());
      }
      try (Watchers watchers = new Watchers(place.compose().address("proxy", "front"), paths);
          Players players = new Players(proxy, games, commands)) {
        if (upgrade != null) {
          comeAndWarmUp(watchers, players);
          boolean _ = spread(watchers, players);
          return new Upgrade(place, games, watchers, players, report, viewers).to(upgrade);
        }
        isGood &= faults(new Scene(place, proxy, games, watchers, players), report);
      }
    }
    return isGood;
  }

  private boolean follows(Place place, Report report, Game game) throws IOException {
    double[] ms;
    try (Http first = place.server(Place.FIRST)) {
      ms =
          Following.of(
              first,
              place.compose().address(Place.SECOND, "front"),
              game,
              quick ? FOLLOWED_QUICK : FOLLOWED);
    }
    report.title("A follower shows a command's effect");
    double p99 = ms[(int) ((ms.length - 1) * 0.99)];
    report.line(
        "%d commands: %s ms at the median, %s ms at most",
        ms.length, Report.number(ms[ms.length / 2]), Report.number(ms[ms.length - 1]));
    report.goal("p99 after the acknowledgement", p99, FOLLOWS_MS, " ms");
    return p99 <= FOLLOWS_MS;
  }

  private record Scene(
      Place place, Http proxy, List<Game> games, Watchers watchers, Players players) {}

  private boolean faults(Scene scene, Report report) throws IOException, InterruptedException {
    report.title("%d sessions, %d viewers, %d commands/s".formatted(sessions, viewers, commands));
    report.table(
        "what breaks",
        "acknowledged",
        "refused",
        "unanswered",
        "else",
        "streams ended",
        "silence p99 ms",
        "longest ms",
        "begins after ms",
        "without a stream ms",
        "viewers there",
        "lost",
        "twice",
        "divergent",
        "forked",
        "seconds");
    List<Fault> wanted =
        faults.isEmpty()
            ? Arrays.stream(Fault.values()).filter(one -> !quick || one.isAmongQuick()).toList()
            : faults;
    boolean isGood = true;
    comeAndWarmUp(scene.watchers, scene.players);
    for (Fault fault : wanted) {
      isGood &= happens(fault, scene, report);
    }
    return isGood;
  }

  /** All viewers come, and the servers become warm under the load that they have later. */
  private void comeAndWarmUp(Watchers watchers, Players players) throws InterruptedException {
    watchers.awaitAll();
    players.goOn();
    boolean _ = awaitCalm(watchers, players);
    players.pause();
  }

  /** Waits until everybody is there, hears something all the time, and is refused nothing. */
  private boolean awaitCalm(Watchers watchers, Players players) {
    boolean isCalm = false;
    for (int round = 0; !isCalm && round < MOST_ROUNDS; round++) {
      watchers.take();
      players.take();
      Place.pass(CALM_NS);
      Watchers.Seen seen = watchers.take();
      isCalm =
          seen.open() == viewers
              && seen.longestMs() < CALM_MS
              && players.take().keySet().equals(Set.of("acknowledged"));
    }
    return isCalm;
  }

  /**
   * Viewers of a server that went are at the other one until they come anew. Says whether it became
   * calm after that.
   */
  private boolean spread(Watchers watchers, Players players) {
    players.goOn();
    watchers.comeAnew();
    watchers.awaitAll();
    return awaitCalm(watchers, players);
  }

  private boolean happens(Fault fault, Scene scene, Report report)
      throws IOException, InterruptedException {
    long began = System.nanoTime();
    boolean wasCalm = spread(scene.watchers, scene.players);
    fault.happen(scene.place);
    scene.place.awaitServers();
    boolean goesOn = scene.players.awaitAcknowledged(GOES_ON_NS);
    Place.pass(CALM_NS);
    Watchers.Seen seen = scene.watchers.take();
    scene.players.pause();
    Map<String, Integer> counts = scene.players.take();
    Verdict verdict;
    try (Http first = scene.place.server(Place.FIRST);
        Http second = scene.place.server(Place.SECOND)) {
      verdict = Verdict.of(scene.games, scene.proxy, List.of(first, second));
    }
    int all = counts.values().stream().mapToInt(Integer::intValue).sum();
    int acknowledged = counts.getOrDefault("acknowledged", 0);
    int refused = counts.getOrDefault("refused", 0);
    int unanswered = counts.getOrDefault("unanswered", 0);
    report.row(
        fault.title(),
        Integer.toString(acknowledged),
        Integer.toString(refused),
        Integer.toString(unanswered),
        Integer.toString(all - acknowledged - refused - unanswered),
        Integer.toString(seen.broken()),
        Report.number(seen.p99Ms()),
        Report.number(seen.longestMs()),
        Report.number(seen.longestFromMs()),
        Report.number(seen.longestCutMs()),
        Integer.toString(seen.open()),
        Integer.toString(verdict.lost()),
        Integer.toString(verdict.twice()),
        Integer.toString(verdict.divergent()),
        Integer.toString(verdict.forked()),
        Report.number((System.nanoTime() - began) / 1e9));
    if (!wasCalm) {
      report.line("it had not become calm in the two minutes before that");
    }
    if (!goesOn) {
      report.line("no command was done in the half minute after that");
    }
    verdict.examples().forEach(example -> report.line("%s", example));
    if (all > acknowledged + refused + unanswered) {
      report.line("else: %s", counts);
    }
    return verdict.isGood() && goesOn && seen.longestMs() <= BACK_MS && seen.open() == viewers;
  }
}
