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
 *
 * <p>Work that is accepted is held against the same work without the rest: who keeps well below the
 * limit against himself while nobody else asks, and who asks for ten times his limit against one
 * who takes all of his limit as fast and asks for nothing more.
 */
final class OverloadRun {
  private static final List<String> JAVA =
      List.of("-Xmx512m", "--enable-native-access=ALL-UNNAMED");

  private static final double ALLOWED = 3;
  private static final long ALLOWED_GROWTH = 64L << 20;

  /** Below this nobody notices, and a busy machine is later by itself. */
  private static final double NOTICED_MS = 25;

  private static final int FIRST_POLITE = 11;
  private static final int FIRST_FLOODING = 21;
  private static final int FIRST_FULL = 31;
  private static final int FIRST_WARMING = 101;

  private static final int MOST_LOOKS = 300;
  private static final double BETWEEN_LOOKS = 0.1;

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
   * @param lifetime of the server
   * @param polite how many keep below the limit
   * @param most how many take all that they may have
   * @param flooding how many ask for ten times as much
   * @param warmings how often all demands are made before anything is measured: Java translates
   *     what runs often, and for the first minutes that takes about one of two cores
   * @param warming seconds in which a demand is made then, in moderation and too much
   * @param rounds of calm, full use and flood, in turns; what takes longest is told of the middle
   *     one, since a machine may do other things in another
   * @param seconds of each in a round
   * @param after seconds after it
   * @param looks how often it is looked whether what was made has left memory, a second apart
   */
  record Size(
      Lifetime lifetime,
      int polite,
      int most,
      int flooding,
      int warmings,
      double warming,
      int rounds,
      double seconds,
      double after,
      int looks) {
    static final Size FULL = new Size(Lifetime.LONG, 4, 2, 2, 3, 15, 5, 6, 10, 10);
    static final Size QUICK = new Size(Lifetime.SHORT, 2, 1, 1, 0, 0, 1, 1, 0.5, 0);

    /** The first session of those who ask too much for warming, and make theirs long by it. */
    int firstFloodedWarming() {
      return polite + most + flooding;
    }

    int sessions() {
      return firstFloodedWarming() + flooding;
    }
  }

  /**
   * What became of one demand.
   *
   * @param calm of those who keep below the limit, while nobody else asks
   * @param full of those who take all that they may have, and ask for no more
   * @param polite of those who keep below the limit, in the flood
   * @param flood of those who ask too much
   * @param after of those who keep to the limit, right after the flood
   * @param grownBytes on the heap, after garbage was collected
   */
  record Tried(
      Demand demand,
      Answers calm,
      Answers full,
      Answers polite,
      Answers flood,
      Answers after,
      HealthProbe.Health health,
      long grownBytes) {

    double politeAllowedMs() {
      return Math.max(NOTICED_MS, ALLOWED * calm.p99Ms());
    }

    double floodAllowedMs() {
      return Math.max(NOTICED_MS, ALLOWED * full.p99Ms());
    }

    boolean isQuick() {
      return polite.p99Ms() <= politeAllowedMs() && flood.p99Ms() <= floodAllowedMs();
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
        "in the flood: accepted",
        "refused",
        "p99 ms",
        "all of the limit: accepted",
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
      for (int i = 0; i < size.sessions(); i++) {
        sessions.add(client.create(Sample.SESSION));
      }
      Place place = new Place(server, sessions, probe);
      for (int i = 0; i < size.warmings; i++) {
        for (Demand demand : Demand.values()) {
          warmUp(place, demand);
        }
      }
      for (Demand demand : Demand.values()) {
        attempt(place, demand);
      }
    }
    for (Tried one : tried) {
      String title = one.demand.title();
      report.goal(
          title + ", below the limit, p99", one.polite.p99Ms(), one.politeAllowedMs(), " ms");
      report.goal(title + ", ten times, p99", one.flood.p99Ms(), one.floodAllowedMs(), " ms");
      if (!one.isOrderly()) {
        report.line("%s: something else than refusals: %s", one.demand.title(), elses(one));
      }
    }
  }

  /** Where it is tried. */
  private record Place(Server server, List<GoParkClient.Made> sessions, HealthProbe probe) {}

  private Server start(Path folder) throws IOException {
    List<String> settings = new ArrayList<>(Demand.settings());
    settings.add("--gopark.data=" + folder.resolve("data"));
    return GoParkServer.startAsIs(folder, "overload", size.lifetime.with(JAVA), settings);
  }

  private Group below(Demand demand, int firstAddress) {
    return new Group(firstAddress, 0, size.polite, demand.polite(), false);
  }

  private Group flooding(Demand demand, int firstAddress, int firstSession) {
    return new Group(firstAddress, firstSession, size.flooding, demand.tooMuch(), true);
  }

  private void warmUp(Place place, Demand demand) {
    Group flooding = flooding(demand, FIRST_WARMING + size.polite, size.firstFloodedWarming());
    List<PacedClient> all = below(demand, FIRST_WARMING).of(place, demand, new Answers());
    all.addAll(flooding.of(place, demand, new Answers()));
    during(size.warming, all);
  }

  private void attempt(Place place, Demand demand) throws IOException {
    Group most = new Group(FIRST_FULL, size.polite, size.most, demand.full(), true);
    Group flooding = flooding(demand, FIRST_FLOODING, size.polite + size.most);
    long live = place.server.liveBytes();
    Answers calm = new Answers();
    Answers full = new Answers();
    Answers flood = new Answers();
    Answers polite = new Answers();
    HealthProbe.Health _ = place.probe.take();
    Answers after = new Answers();
    // Those who keep below the limit are there before the others come.
    List<PacedClient> staying = below(demand, FIRST_POLITE).of(place, demand, calm);
    for (int round = 0; round < size.rounds; round++) {
      List.of(calm, full, polite, flood).forEach(Answers::beginRound);
      staying.forEach(one -> one.countIn(calm));
      Pause.seconds(size.seconds);
      staying.forEach(one -> one.countIn(new Answers()));
      during(size.seconds, most.of(place, demand, full));
      staying.forEach(one -> one.countIn(polite));
      List<PacedClient> asking = flooding.of(place, demand, flood);
      untilRefused(flood);
      during(size.seconds, asking);
    }
    HealthProbe.Health health = place.probe.take();
    staying.forEach(one -> one.countIn(after));
    during(size.after, staying);
    long grown = grown(place.server, live);
    Tried one = new Tried(demand, calm, full, polite, flood, after, health, grown);
    tried.add(one);
    print(one, place.server);
  }

  /**
   * Clients that ask alike, each from an address and about a session of its own.
   *
   * @param keeps whether they keep streams open
   */
  private record Group(
      int firstAddress, int firstSession, int number, Demand.Pace pace, boolean keeps) {

    /** The clients, who begin to ask. */
    List<PacedClient> of(Place place, Demand demand, Answers answers) {
      List<PacedClient> all = new ArrayList<>();
      for (int i = 0; i < number; i++) {
        all.add(
            new PacedClient(
                new PacedClient.Who(
                    demand,
                    place.server.port(),
                    firstAddress + i,
                    place.sessions.get(firstSession + i),
                    pace,
                    keeps),
                answers));
      }
      return all;
    }
  }

  /** On a busy machine it takes a while until there is more than the limit. */
  private static void untilRefused(Answers flood) {
    for (int looks = 0; looks < MOST_LOOKS && flood.refused() == 0; looks++) {
      Pause.seconds(BETWEEN_LOOKS);
    }
  }

  private static void during(double seconds, List<PacedClient> all) {
    Pause.seconds(seconds);
    all.forEach(PacedClient::stop);
    all.forEach(PacedClient::close);
  }

  /** What was made leaves memory in some seconds. */
  private long grown(Server server, long before) throws IOException {
    long grown = server.liveBytes() - before;
    for (int looks = 0; looks < size.looks && grown > ALLOWED_GROWTH; looks++) {
      Pause.seconds(1);
      grown = server.liveBytes() - before;
    }
    return grown;
  }

  private void print(Tried one, Server server) throws IOException {
    report.row(
        one.demand.title(),
        Report.number(one.calm.medianMs()),
        Report.number(one.calm.p99Ms()),
        Report.whole(one.polite.accepted()),
        Report.whole(one.polite.refused()),
        Report.number(one.polite.p99Ms()),
        Report.whole(one.full.accepted()),
        Report.whole(one.full.refused()),
        Report.number(one.full.p99Ms()),
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
