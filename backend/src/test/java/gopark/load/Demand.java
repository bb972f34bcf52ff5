package gopark.load;

import java.net.URI;
import java.net.http.HttpRequest;
import java.net.http.HttpRequest.BodyPublishers;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import tools.jackson.databind.json.JsonMapper;

/** Something that clients ask a server for, and how often one address may. */
enum Demand {
  SESSIONS("new sessions", 5, 10),
  COMMANDS("commands", 40, 40),
  VIEWERS("viewers", 10, 100),
  CHECKS("program checks", 20, 20),
  RUNS("program runs", 2, 4);

  private static final JsonMapper JSON = new JsonMapper();

  private static final int TIMES = 10;
  private static final int SECONDS_OF_MINUTE = 60;
  private static final int SECONDS_OF_HOUR = 3_600;

  /** The size in bytes of a program to check. */
  private static final int CHECKED = 1_500;

  /** What it counts for. */
  private static final int CHECKED_KIBIBYTES = 2;

  private static final String PROGRAM =
      """
      package main

      import "fmt"

      func main() {
      	c := make(chan int)
      	go func() {
      		for i := range 20 {
      			c <- i
      		}
      		close(c)
      	}()
      	sum := 0
      	for v := range c {
      		sum += v
      	}
      	fmt.Println(sum)
      }
      """;

  private final String title;
  private final double perSecond;
  private final int burst;

  /**
   * What is asked for.
   *
   * @param perSecond the server's limit for one address; for viewers, the number that come in a
   *     second
   * @param burst what one address may have at once after a silence; for viewers, ever
   */
  Demand(String title, double perSecond, int burst) {
    this.title = title;
    this.perSecond = perSecond;
    this.burst = burst;
  }

  String title() {
    return title;
  }

  /** How a client asks that keeps well below the limit. */
  Pace polite() {
    return Pace.even(perSecond / 2);
  }

  /** How a client asks that takes all that it may have as fast as it can, and nothing else. */
  Pace full() {
    return new Pace(burst, TIMES * perSecond, this == VIEWERS ? 0 : perSecond);
  }

  /** How a client asks that wants ten times what it may have. */
  Pace tooMuch() {
    return Pace.even(TIMES * perSecond);
  }

  /** Settings of a server with these limits, and with short bursts. */
  static List<String> settings() {
    return List.of(
        limit("sessions.per-hour", ((int) SESSIONS.perSecond) * SECONDS_OF_HOUR),
        limit("sessions.burst", SESSIONS.burst),
        limit("commands.per-second", (int) COMMANDS.perSecond),
        limit("commands.burst", COMMANDS.burst),
        limit("commands.address-per-second", (int) COMMANDS.perSecond),
        limit("commands.address-burst", COMMANDS.burst),
        limit("streams.per-address", VIEWERS.burst),
        limit("streams.total", 800),
        limit("programs.checked-per-second", ((int) CHECKS.perSecond) * CHECKED_KIBIBYTES),
        limit("programs.checked-burst", CHECKS.burst * CHECKED_KIBIBYTES),
        limit("programs.per-minute", ((int) RUNS.perSecond) * SECONDS_OF_MINUTE),
        limit("programs.burst", RUNS.burst),
        // What was made leaves memory soon, so that what stays would be a leak.
        "--gopark.limits.session.idle=2s");
  }

  private static String limit(String name, int value) {
    return String.format(Locale.ROOT, "--gopark.limits.%s=%d", name, value);
  }

  /**
   * How often somebody asks.
   *
   * @param first how many requests come at another pace than the rest
   * @param firstPerSecond the pace of these
   * @param perSecond the pace of the rest; 0: there is no rest
   */
  record Pace(int first, double firstPerSecond, double perSecond) {
    static Pace even(double perSecond) {
      return new Pace(0, perSecond, perSecond);
    }

    /** When a request is due, in nanoseconds after the beginning; never: the largest number. */
    long dueNs(long asked) {
      if (asked < first) {
        return (long) (asked / firstPerSecond * NS_OF_SECOND);
      }
      if (perSecond == 0) {
        return Long.MAX_VALUE;
      }
      return (long) ((first / firstPerSecond + (asked - first) / perSecond) * NS_OF_SECOND);
    }

    private static final double NS_OF_SECOND = 1e9;
  }

  /** The next request for it; what needs a session asks for this one. */
  HttpRequest request(int port, GoParkClient.Made session) {
    return switch (this) {
      case SESSIONS -> post(port, "/api/sessions", Sample.SESSION).build();
      case COMMANDS ->
          post(port, session.path() + "/commands", "{\"do\": \"step\", \"count\": 1}")
              .header("Authorization", "Bearer " + session.editKey())
              .build();
      case VIEWERS -> HttpRequest.newBuilder(at(port, session.stream())).build();
      case CHECKS -> post(port, "/api/programs/check", program(CHECKED - PROGRAM.length())).build();
      case RUNS -> post(port, "/api/programs/run", program(0)).build();
    };
  }

  private static String program(int comment) {
    return JSON.writeValueAsString(Map.of("source", PROGRAM + "//" + "x".repeat(comment)));
  }

  private static HttpRequest.Builder post(int port, String path, String body) {
    return HttpRequest.newBuilder(at(port, path))
        .header("Content-Type", "application/json")
        .POST(BodyPublishers.ofString(body));
  }

  private static URI at(int port, String path) {
    return URI.create("http://127.0.0.1:" + port + path);
  }
}
