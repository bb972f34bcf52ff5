package gopark.load;

import gopark.GoParkApplication;
import java.io.IOException;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse.BodyHandlers;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.locks.LockSupport;

/** Our server as the product is, but for its limits: all viewers of a load have one address. */
public final class GoParkServer {
  /** More than any load needs. */
  private static final String MANY = "1000000";

  private static final int READY = 200;
  private static final long A_LOOK_NANOS = 50_000_000;
  private static final int MOST_LOOKS = 2_400;

  private static final List<String> OPTIONS =
      List.of("-Xmx2g", "--enable-native-access=ALL-UNNAMED");

  private static final List<String> LIFTED =
      List.of(
          "requests.per-second",
          "requests.burst",
          "requests.at-once",
          "requests.key-per-second",
          "requests.key-burst",
          "requests.key-at-once",
          "requests.address-per-second",
          "requests.address-burst",
          "sessions.per-hour",
          "sessions.burst",
          "commands.address-per-second",
          "commands.address-burst",
          "streams.per-address",
          "streams.per-session",
          "connections.per-address",
          "connections.total",
          "streams.total",
          // The limit of programs that run at a time stays: it protects others.
          "programs.per-minute",
          "programs.burst");

  /** Settings that keep sessions at rest in memory, where they are measured. */
  private static final List<String> KEEPING =
      List.of("--gopark.limits.session.idle=1h", "--gopark.limits.session.memory-percent=90");

  private GoParkServer() {}

  /** Starts a server with its data in a folder of that name. */
  static Server start(Path folder, String name, Lifetime lifetime) throws IOException {
    return start(folder, name, lifetime.with(OPTIONS), KEEPING);
  }

  /** Starts a server with options of Java and settings of its own. */
  public static Server start(Path folder, String name, List<String> options, List<String> settings)
      throws IOException {
    List<String> arguments = new ArrayList<>(settings);
    arguments.add("--gopark.data=" + folder.resolve(name));
    for (String limit : LIFTED) {
      arguments.add("--gopark.limits." + limit + "=" + MANY);
    }
    return startAsIs(folder, name, options, arguments);
  }

  /** Starts a server with the limits of the product, except those that the settings change. */
  static Server startAsIs(Path folder, String name, List<String> options, List<String> settings)
      throws IOException {
    Server server =
        Server.start(
            folder,
            name,
            options,
            Jvm.productClassPath(),
            GoParkApplication.class.getName(),
            settings);
    try {
      awaitReady(server);
      return server;
    } catch (IOException | RuntimeException e) {
      server.close();
      throw e;
    }
  }

  /** It listens before it has warmed up; a proxy sends nobody to it until it is ready. */
  private static void awaitReady(Server server) throws IOException {
    HttpRequest request =
        HttpRequest.newBuilder(
                URI.create("http://127.0.0.1:" + server.port() + "/actuator/health/readiness"))
            .build();
    try (HttpClient http = HttpClient.newHttpClient()) {
      for (int looks = 0; looks < MOST_LOOKS; looks++) {
        if (http.send(request, BodyHandlers.discarding()).statusCode() == READY) {
          return;
        }
        LockSupport.parkNanos(A_LOOK_NANOS);
      }
    } catch (InterruptedException e) {
      throw new IllegalStateException(e);
    }
    throw new IllegalStateException("The server did not become ready");
  }

  /** The bare one, with the same Java. */
  static Server startBare(Path folder, Path frames, double perSecond, Lifetime lifetime)
      throws IOException {
    return Server.start(
        folder,
        "bare",
        lifetime.with(OPTIONS),
        Jvm.testClassPath(),
        BareBroadcast.class.getName(),
        List.of(
            frames.toString(),
            Double.toString(perSecond),
            // The server ignores what the product sets.
            "--spring.config.name=bare",
            "--server.shutdown=immediate"));
  }
}
