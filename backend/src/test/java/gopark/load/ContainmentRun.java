package gopark.load;

import gopark.tool.Tools;
import java.io.IOException;
import java.io.PrintStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import tools.jackson.databind.json.JsonMapper;

/**
 * Measures what others wait while strangers' sessions play programs that make much work of one
 * statement, before and after the server is killed and started anew, and prints a table. Arguments:
 * the folder of the backend, and {@code --quick} or nothing.
 */
final class ContainmentRun {
  private static final JsonMapper JSON = new JsonMapper();
  private static final List<String> SMALL_HEAP =
      List.of("-Xmx512m", "--enable-native-access=ALL-UNNAMED");
  private static final String FAST = "{\"do\": \"play\", \"pace\": {\"nsPerSecond\": 1000000000}}";
  private static final double ALLOWED = 3;
  private static final double ALLOWED_MS = 250;
  private static final int TOGETHER = 4;

  private final Report report;
  private final Path folder;
  private final boolean quick;

  /** What each kind of question took while nobody did any harm, p99 in milliseconds. */
  private final Map<OthersWait.Question, Double> calm = new EnumMap<>(OthersWait.Question.class);

  private int worse;

  private ContainmentRun(Report report, Path folder, boolean quick) {
    this.report = report;
    this.folder = folder;
    this.quick = quick;
  }

  public static void main(String[] arguments) {
    QuickOrFull.run(
        "contained",
        "Measures what others wait while sessions play programs that make much work of one"
            + " statement; when such programs end; and whether busy sessions share fairly. Keeps"
            + " its tables in backend/target/load/contained.md.",
        (quick, folder) -> run(quick, Tools.out(), folder.resolve("contained.md")) == 0,
        arguments);
  }

  /** Gives in how many rows others waited too long, or got no answer. */
  static int run(boolean quick, PrintStream out, Path file) throws IOException {
    Path folder = Files.createTempDirectory("gopark-contained");
    try {
      ContainmentRun run = new ContainmentRun(new Report(out, file), folder, quick);
      run.all();
      return run.worse;
    } finally {
      LoadRun.delete(folder);
    }
  }

  private void all() throws IOException {
    List<GreedyProgram> programs = GreedyProgram.all();
    List<GreedyProgram> tried = quick ? programs.subList(0, 2) : programs;
    table("What others wait beside " + TOGETHER + " sessions that play a program, p99 in ms");
    try (Server server = start("alone");
        GoParkClient client = new GoParkClient(server.port())) {
      GoParkClient.Made mine = resting(client);
      row("nobody else", server, mine, true);
      for (GreedyProgram program : tried) {
        List<GoParkClient.Made> greedy = new ArrayList<>();
        for (int i = 0; i < TOGETHER; i++) {
          greedy.add(play(client, program));
        }
        Viewing viewing = new Viewing(server.port(), greedy);
        try (viewing) {
          row(program.title(), server, mine, false);
        }
        for (GoParkClient.Made session : greedy) {
          client.end(session);
        }
      }
    }
    together(tried);
    runs(tried);
    shares();
  }

  private void runs(List<GreedyProgram> programs) throws IOException {
    String longest = "--gopark.limits.programs.longest=" + GreedyRuns.LONGEST.toSeconds() + "s";
    try (Server server = GoParkServer.start(folder, "runs", SMALL_HEAP, List.of(longest))) {
      worse += new GreedyRuns(report, server).run(programs);
    }
  }

  private void shares() throws IOException {
    try (Server server = start("shares");
        GoParkClient client = new GoParkClient(server.port())) {
      int count = quick ? 5 : 50;
      worse += new FairShares(report, folder, count, quick ? 3 : 20).run(server, client);
    }
  }

  /** One session of each program, all at once; then again after the server was killed. */
  private void together(List<GreedyProgram> programs) throws IOException {
    table("Beside " + programs.size() + " sessions at once, one of each program");
    List<GoParkClient.Made> greedy = new ArrayList<>();
    GoParkClient.Made mine;
    try (Server server = start("together");
        GoParkClient client = new GoParkClient(server.port())) {
      mine = resting(client);
      row("nobody else", server, mine, true);
      for (GreedyProgram program : programs) {
        greedy.add(play(client, program));
      }
      Viewing viewing = new Viewing(server.port(), greedy);
      try (viewing) {
        row("all of them play", server, mine, false);
      }
    }
    try (Server server = start("together")) {
      Viewing viewing = new Viewing(server.port(), greedy);
      try (viewing) {
        row("after kill -9, all asked for", server, mine, false);
      }
    }
  }

  private Server start(String name) throws IOException {
    return GoParkServer.start(folder, name, SMALL_HEAP, List.of());
  }

  /** A session that does no harm, and goes a step when it is told to. */
  private static GoParkClient.Made resting(GoParkClient client) throws IOException {
    GoParkClient.Made made = client.create(Sample.SESSION);
    client.command(made, Sample.resting());
    return made;
  }

  private static GoParkClient.Made play(GoParkClient client, GreedyProgram program)
      throws IOException {
    GoParkClient.Made made =
        client.create(JSON.writeValueAsString(Map.of("source", program.source())));
    client.command(made, FAST);
    return made;
  }

  private void table(String title) {
    report.title(title);
    List<String> columns = new ArrayList<>(List.of(""));
    for (OthersWait.Question question : OthersWait.Question.values()) {
      columns.add(question.title());
    }
    columns.addAll(List.of("no answer", "verdict"));
    report.table(columns.toArray(String[]::new));
  }

  private void row(String title, Server server, GoParkClient.Made mine, boolean isCalm)
      throws IOException {
    int rounds = quick ? 20 : 150;
    OthersWait.Answers answers = new OthersWait(server, mine).ask(isCalm ? rounds : 0, rounds);
    boolean fine = answers.silent() == 0;
    List<String> cells = new ArrayList<>(List.of(title));
    for (OthersWait.Question question : OthersWait.Question.values()) {
      double p99 = answers.p99().getOrDefault(question, 0.0);
      if (isCalm) {
        calm.put(question, p99);
      }
      fine &= p99 <= Math.min(ALLOWED * calm.getOrDefault(question, p99), ALLOWED_MS);
      cells.add(Report.number(p99));
    }
    cells.add(Integer.toString(answers.silent()));
    cells.add(fine ? "holds" : "worse");
    worse += fine ? 0 : 1;
    report.row(cells.toArray(String[]::new));
    if (answers.silent() > 0) {
      report.line("  instead of an answer: %s", answers.unanswered());
    }
  }
}
