package gopark.load;

import java.io.IOException;
import java.io.PrintStream;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpRequest.BodyPublishers;
import java.net.http.HttpResponse.BodyHandlers;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.concurrent.locks.LockSupport;
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
  private static final Duration PATIENCE = Duration.ofSeconds(8);
  private static final long BETWEEN_NANOS = 20_000_000;
  private static final String FAST = "{\"do\": \"play\", \"pace\": {\"nsPerSecond\": 1000000000}}";
  private static final String STEP = "{\"do\": \"step\"}";
  private static final double ALLOWED = 3;
  private static final double ALLOWED_MS = 250;
  private static final double NANOS_PER_MS = 1e6;
  private static final int TOGETHER = 4;

  private final HttpClient http =
      HttpClient.newBuilder().version(HttpClient.Version.HTTP_1_1).build();
  private final Report report;
  private final Path folder;
  private final boolean quick;

  /** What each kind of question took while nobody did any harm, p99 in milliseconds. */
  private final Map<String, Double> calm = new TreeMap<>();

  private int worse;

  private ContainmentRun(Report report, Path folder, boolean quick) {
    this.report = report;
    this.folder = folder;
    this.quick = quick;
  }

  public static void main(String[] arguments) throws IOException {
    Path file = Path.of(arguments[0], "target", "load", "contained.md");
    boolean quick = arguments.length > 1 && arguments[1].contains("--quick");
    int worse = run(quick, new PrintStream(System.out, true, StandardCharsets.UTF_8), file);
    System.exit(worse == 0 ? 0 : 1);
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
      GoParkClient.Made mine = client.create("{\"scene\": \"fibonacci\"}");
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
        delete(server, greedy);
      }
    }
    together(tried);
  }

  /** One session of each program, all at once; then again after the server was killed. */
  private void together(List<GreedyProgram> programs) throws IOException {
    table("Beside " + programs.size() + " sessions at once, one of each program");
    List<GoParkClient.Made> greedy = new ArrayList<>();
    GoParkClient.Made mine;
    try (Server server = start("together");
        GoParkClient client = new GoParkClient(server.port())) {
      mine = client.create("{\"scene\": \"fibonacci\"}");
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

  private static GoParkClient.Made play(GoParkClient client, GreedyProgram program)
      throws IOException {
    GoParkClient.Made made =
        client.create(JSON.writeValueAsString(Map.of("source", program.source())));
    client.command(made, FAST);
    return made;
  }

  private void delete(Server server, List<GoParkClient.Made> sessions) {
    for (GoParkClient.Made session : sessions) {
      ask(
          request(server, session.path())
              .header("Authorization", "Bearer " + session.editKey())
              .DELETE()
              .build());
    }
  }

  private void table(String title) {
    report.title(title);
    report.table("", "scenes", "page", "health", "snapshot", "command", "no answer", "verdict");
  }

  private void row(String title, Server server, GoParkClient.Made mine, boolean isCalm) {
    HttpRequest command =
        request(server, mine.path() + "/commands")
            .header("Content-Type", "application/json")
            .header("Authorization", "Bearer " + mine.editKey())
            .POST(BodyPublishers.ofString(STEP))
            .build();
    Map<String, HttpRequest> questions =
        Map.of(
            "scenes", request(server, "/api/scenes").build(),
            "page", request(server, "/play").build(),
            "health", request(server, "/actuator/health").build(),
            "snapshot", request(server, mine.path()).build(),
            "command", command);
    Map<String, List<Long>> took = new TreeMap<>();
    int rounds = quick ? 20 : 150;
    int silent = 0;
    for (int i = isCalm ? -rounds : 0; i < rounds; i++) {
      for (Map.Entry<String, HttpRequest> question : questions.entrySet()) {
        long began = System.nanoTime();
        boolean answered = ask(question.getValue());
        silent += answered ? 0 : 1;
        if (i >= 0) {
          took.computeIfAbsent(question.getKey(), name -> new ArrayList<>())
              .add(System.nanoTime() - began);
        }
      }
      LockSupport.parkNanos(BETWEEN_NANOS);
    }
    boolean fine = silent == 0;
    List<String> cells = new ArrayList<>(List.of(title));
    for (String name : List.of("scenes", "page", "health", "snapshot", "command")) {
      double p99 = p99Ms(took.getOrDefault(name, List.of()));
      if (isCalm) {
        calm.put(name, p99);
      }
      fine &= p99 <= Math.min(ALLOWED * calm.getOrDefault(name, p99), ALLOWED_MS);
      cells.add(Report.number(p99));
    }
    cells.add(Integer.toString(silent));
    cells.add(fine ? "holds" : "worse");
    worse += fine ? 0 : 1;
    report.row(cells.toArray(String[]::new));
  }

  private static double p99Ms(List<Long> nanos) {
    long[] sorted = nanos.stream().mapToLong(Long::longValue).toArray();
    Arrays.sort(sorted);
    return sorted[(int) Math.ceil(0.99 * sorted.length) - 1] / NANOS_PER_MS;
  }

  private static HttpRequest.Builder request(Server server, String path) {
    return HttpRequest.newBuilder(URI.create("http://127.0.0.1:" + server.port() + path))
        .timeout(PATIENCE);
  }

  private boolean ask(HttpRequest request) {
    try {
      int status = http.send(request, BodyHandlers.ofByteArray()).statusCode();
      return status / 100 == 2;
    } catch (IOException silence) {
      return false;
    } catch (InterruptedException e) {
      throw new IllegalStateException(e);
    }
  }
}
