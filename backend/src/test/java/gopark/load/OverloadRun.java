package gopark.load;

import gopark.tool.Tools;
import java.io.IOException;
import java.io.PrintStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;

/**
 * Asks one server for ten times as much as it allows, of one thing after the other, and prints what
 * became of those who keep to the limits, of those who do not, and of the server.
 */
final class OverloadRun {
  private static final List<String> JAVA =
      List.of("-Xmx512m", "--enable-native-access=ALL-UNNAMED");

  private static final int TIMES = 10;
  private static final double ALLOWED = 3;
  private static final long ALLOWED_GROWTH = 64L << 20;

  /** Below this nobody notices, and a busy machine is later by itself. */
  private static final double NOTICED_MS = 25;

  private static final int POLITE = 4;
  private static final int FLOODING = 2;
  private static final int FIRST_POLITE = 11;
  private static final int FIRST_FLOODING = 21;
  private static final int WARMING = 101;

  private final Report report;
  private final Size size;
  private final List<Tried> tried = new ArrayList<>();

  private OverloadRun(Report report, Size size) {
    this.report = report;
    this.size = size;
  }

  /**
   * How much is tried.
   *
   * @param warming seconds before anything is measured
   * @param rounds of calm and flood, in turns, since a machine may do other things
   * @param seconds of calm in a round, and of the flood
   * @param after seconds after it
   */
  record Size(double warming, int rounds, double seconds, double after) {
    static final Size FULL = new Size(10, 3, 10, 10);
    static final Size QUICK = new Size(2, 1, 3, 1.5);
  }

  /**
   * What became of one demand.
   *
   * @param calm of those who keep to the limit, while nobody else asks
   * @param polite of the same, in the flood
   * @param flood of those who ask too much
   * @param after of those who keep to the limit, right after the flood
   * @param grownBytes on the heap, after garbage was collected
   */
  record Tried(
      Demand demand,
      Answers calm,
      Answers polite,
      Answers flood,
      Answers after,
      HealthProbe.Health health,
      long grownBytes) {

    double acceptedMs() {
      return Math.max(polite.p99Ms(), flood.p99Ms());
    }

    double allowedMs() {
      return Math.max(NOTICED_MS, ALLOWED * calm.p99Ms());
    }

    boolean isQuick() {
      return acceptedMs() <= allowedMs();
    }

    /** Whether the server did what it should, be it quick or slow. */
    boolean isOrderly() {
      return flood.refused() > 0
          && polite.others().isEmpty()
          && flood.others().isEmpty()
          && after.refused() == 0
          && after.others().isEmpty()
          && health.failed() == 0
          && grownBytes <= ALLOWED_GROWTH;
    }
  }

  public static void main(String[] arguments) {
    QuickOrFull.run(
        "overload",
        "Asks one server for ten times its limit of new sessions, commands, viewers, program checks"
            + " and program runs; prints a table, and keeps it in backend/target/load/overload.md.",
        (quick, folder) ->
            run(quick ? Size.QUICK : Size.FULL, Tools.out(), folder.resolve("overload.md")).stream()
                .allMatch(one -> one.isOrderly() && one.isQuick()),
        arguments);
  }

  static List<Tried> run(Size size, PrintStream out, Path file) throws IOException {
    Path folder = Files.createTempDirectory("gopark-overload");
    try {
      OverloadRun run = new OverloadRun(new Report(out, file), size);
      run.run(folder);
      return run.tried;
    } finally {
      LoadRun.delete(folder);
    }
  }

  private void run(Path folder) throws IOException {
    report.title("Ten times the limit");
    report.table(
        "asked for",
        "calm p50 ms",
        "calm p99 ms",
        "kept to it: accepted",
        "refused",
        "p99 ms",
        "ten times: accepted",
        "429",
        "503",
        "p99 ms",
        "else",
        "after p99 ms",
        "heap grown MB",
        "RSS MB",
        "health p99 ms",
        "not well");
    try (Server server = start(folder);
        GoParkClient client = new GoParkClient(server.port());
        HealthProbe probe = new HealthProbe(server.port())) {
      List<GoParkClient.Made> sessions = new ArrayList<>();
      for (int i = 0; i < POLITE + FLOODING; i++) {
        sessions.add(client.create(Sample.SESSION));
      }
      for (Demand demand : Demand.values()) {
        attempt(new Place(server, sessions, probe), demand);
      }
    }
    for (Tried one : tried) {
      report.goal(one.demand.title() + ", p99", one.acceptedMs(), one.allowedMs(), " ms");
      if (!one.isOrderly()) {
        report.line("%s: something else than refusals: %s", one.demand.title(), elses(one));
      }
    }
  }

  /** Where it is tried. */
  private record Place(Server server, List<GoParkClient.Made> sessions, HealthProbe probe) {}

  private static Server start(Path folder) throws IOException {
    List<String> settings = new ArrayList<>(Demand.settings());
    settings.add("--gopark.data=" + folder.resolve("data"));
    return GoParkServer.startAsIs(folder, "overload", JAVA, settings);
  }

  private void attempt(Place place, Demand demand) throws IOException {
    ask(place, demand, WARMING, size.warming, new Answers());
    long live = place.server.liveBytes();
    Answers calm = new Answers();
    Answers flood = new Answers();
    Answers polite = new Answers();
    HealthProbe.Health _ = place.probe.take();
    for (int round = 0; round < size.rounds; round++) {
      ask(place, demand, FIRST_POLITE, size.seconds, calm);
      List<FixedRateClient> all = new ArrayList<>(flooding(place, demand, flood));
      all.addAll(polite(place, demand, FIRST_POLITE, polite));
      Pause.seconds(size.seconds);
      all.forEach(FixedRateClient::stop);
      all.forEach(FixedRateClient::close);
    }
    HealthProbe.Health health = place.probe.take();
    Answers after = new Answers();
    ask(place, demand, FIRST_POLITE, size.after, after);
    long grown = grown(place.server, live);
    Tried one = new Tried(demand, calm, polite, flood, after, health, grown);
    tried.add(one);
    print(one, place.server);
  }

  /** What was made leaves memory in some seconds. */
  private static long grown(Server server, long before) throws IOException {
    long grown = server.liveBytes() - before;
    for (int looks = 0; looks < 10 && grown > ALLOWED_GROWTH; looks++) {
      Pause.seconds(1);
      grown = server.liveBytes() - before;
    }
    return grown;
  }

  private static void ask(
      Place place, Demand demand, int firstAddress, double seconds, Answers answers) {
    List<FixedRateClient> all = polite(place, demand, firstAddress, answers);
    Pause.seconds(seconds);
    all.forEach(FixedRateClient::close);
  }

  private static List<FixedRateClient> polite(
      Place place, Demand demand, int firstAddress, Answers answers) {
    List<FixedRateClient> all = new ArrayList<>();
    for (int i = 0; i < POLITE; i++) {
      all.add(
          new FixedRateClient(
              new FixedRateClient.Who(
                  demand,
                  place.server.port(),
                  firstAddress + i,
                  place.sessions.get(i),
                  demand.politePerSecond(),
                  false),
              answers));
    }
    return all;
  }

  private static List<FixedRateClient> flooding(Place place, Demand demand, Answers answers) {
    List<FixedRateClient> all = new ArrayList<>();
    for (int i = 0; i < FLOODING; i++) {
      all.add(
          new FixedRateClient(
              new FixedRateClient.Who(
                  demand,
                  place.server.port(),
                  FIRST_FLOODING + i,
                  place.sessions.get(POLITE + i),
                  TIMES * demand.perSecond(),
                  true),
              answers));
    }
    return all;
  }

  private void print(Tried one, Server server) throws IOException {
    report.row(
        one.demand.title(),
        Report.number(one.calm.medianMs()),
        Report.number(one.calm.p99Ms()),
        Report.whole(one.polite.accepted()),
        Report.whole(one.polite.refused()),
        Report.number(one.polite.p99Ms()),
        Report.whole(one.flood.accepted()),
        Report.whole(one.flood.tooMany()),
        Report.whole(one.flood.unavailable()),
        Report.number(one.flood.p99Ms()),
        Report.whole(elses(one).size()),
        Report.number(one.after.p99Ms()),
        Report.megabytes(one.grownBytes),
        Report.megabytes(server.residentBytes()),
        Report.number(one.health.p99Ms()),
        Report.whole(one.health.failed()));
  }

  private static List<String> elses(Tried one) {
    List<String> elses = new ArrayList<>();
    one.polite.others().forEach((what, count) -> elses.add(count + "×" + what));
    one.flood.others().forEach((what, count) -> elses.add(count + "×" + what));
    one.after.others().forEach((what, count) -> elses.add(count + "×" + what));
    return elses;
  }
}
