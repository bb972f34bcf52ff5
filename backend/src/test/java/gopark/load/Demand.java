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
  SESSIONS("new sessions", 5),
  COMMANDS("commands", 40),
  VIEWERS("viewers", 10),
  CHECKS("program checks", 20),
  RUNS("program runs", 2);

  private static final JsonMapper JSON = new JsonMapper();

  /** The size in bytes of a program to check. It counts as two KiB. */
  private static final int CHECKED = 1_500;

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

  /**
   * What is asked for.
   *
   * @param perSecond the server's limit for one address; for viewers, the number that come in a
   *     second
   */
  Demand(String title, double perSecond) {
    this.title = title;
    this.perSecond = perSecond;
  }

  String title() {
    return title;
  }

  /** How often in a second one address may ask, in the long run. */
  double perSecond() {
    return perSecond;
  }

  /** How often in a second a client asks that keeps well below the limit. */
  double politePerSecond() {
    return perSecond / 2;
  }

  /** Settings of a server with these limits, and with short bursts. */
  static List<String> settings() {
    return List.of(
        limit("sessions.per-hour", 5 * 3_600),
        limit("sessions.burst", 10),
        limit("commands.per-second", 40),
        limit("commands.burst", 40),
        limit("commands.address-per-second", 40),
        limit("commands.address-burst", 40),
        limit("streams.per-address", 100),
        limit("streams.total", 400),
        limit("programs.checked-per-second", 40),
        limit("programs.checked-burst", 40),
        limit("programs.per-minute", 120),
        limit("programs.burst", 4),
        // What was made leaves memory soon, so that what stays would be a leak.
        "--gopark.limits.session.idle=2s");
  }

  private static String limit(String name, int value) {
    return String.format(Locale.ROOT, "--gopark.limits.%s=%d", name, value);
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
