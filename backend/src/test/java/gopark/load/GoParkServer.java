package gopark.load;

import gopark.GoParkApplication;
import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;

/** Our server as the product is, but for its limits: all viewers of a load have one address. */
public final class GoParkServer {
  /** More than any load needs. */
  private static final String MANY = "1000000";

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
          // Not how many run at a time: that is what protects others.
          "programs.per-minute",
          "programs.burst");

  /** So that sessions at rest stay in memory, where they are measured. */
  private static final List<String> KEEPING =
      List.of("--gopark.limits.session.idle=1h", "--gopark.limits.session.memory-percent=90");

  private GoParkServer() {}

  /** With its data in a folder of that name. */
  static Server start(Path folder, String name) throws IOException {
    return start(folder, name, OPTIONS, KEEPING);
  }

  /** With options of Java and settings of its own. */
  public static Server start(Path folder, String name, List<String> options, List<String> settings)
      throws IOException {
    List<String> arguments = new ArrayList<>(settings);
    arguments.add("--gopark.data=" + folder.resolve(name));
    for (String limit : LIFTED) {
      arguments.add("--gopark.limits." + limit + "=" + MANY);
    }
    return Server.start(
        folder,
        name,
        options,
        Jvm.productClassPath(),
        GoParkApplication.class.getName(),
        arguments);
  }

  /** The bare one, with the same Java. */
  static Server startBare(Path folder, Path frames, double perSecond) throws IOException {
    return Server.start(
        folder,
        "bare",
        OPTIONS,
        Jvm.testClassPath(),
        BareBroadcast.class.getName(),
        List.of(
            frames.toString(),
            Double.toString(perSecond),
            // None of what the product sets.
            "--spring.config.name=bare",
            "--server.shutdown=immediate"));
  }
}
