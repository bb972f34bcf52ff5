package gopark.cluster;

import gopark.tool.Tools;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.stream.IntStream;

/**
 * The services of docker-compose.yml with the profile {@code cluster}, under a project's name of
 * their own. Needs Linux, where a container's address can be reached from its host.
 */
final class Compose implements AutoCloseable {

  private static final int LAST_NETWORK = 255;

  private final Path root;
  private final String project;
  private final List<String> command;
  private final Map<String, String> environment = new TreeMap<>();
  private final Thread atExit = new Thread(this::endInterrupted, "containers-end");

  /**
   * Starts nothing yet.
   *
   * @param root the folder of docker-compose.yml
   * @param files further files of compose, which change services
   */
  Compose(Path root, String project, List<Path> files) throws IOException {
    this.root = root;
    this.project = project;
    command = new ArrayList<>(program(root));
    command.addAll(List.of("--project-name", project, "--file", "docker-compose.yml"));
    for (Path file : files) {
      command.addAll(List.of("--file", file.toString()));
    }
    command.addAll(List.of("--profile", "cluster"));
    Runtime.getRuntime().addShutdownHook(atExit);
  }

  /** {@code docker compose}, or the program of that name in older systems. */
  private static List<String> program(Path root) throws IOException {
    List<String> plugin = List.of("docker", "compose");
    List<String> asked = new ArrayList<>(plugin);
    asked.add("version");
    return ended(root, Map.of(), asked).status() == 0 ? plugin : List.of("docker-compose");
  }

  /** Sets a variable that the files name. */
  void set(String name, String value) {
    environment.put(name, value);
  }

  /**
   * The first three numbers of networks that the engine does not have yet: one that a run left
   * behind when it was killed is not in the way of the next.
   */
  List<String> freeNetworks(int number) throws IOException {
    Set<String> taken = new HashSet<>();
    for (String network : docker("network", "ls", "--quiet").lines().toList()) {
      docker(
              "network",
              "inspect",
              "--format",
              "{{range .IPAM.Config}}{{println .Subnet}}{{end}}",
              network)
          .lines()
          .forEach(taken::add);
    }
    List<String> free =
        IntStream.rangeClosed(0, LAST_NETWORK)
            .mapToObj("10.213.%d"::formatted)
            .filter(network -> !taken.contains(network + ".0/24"))
            .limit(number)
            .toList();
    if (free.size() < number) {
      throw new IOException(
          "no free network 10.213.0.0/24 to 10.213.255.0/24: docker network prune");
    }
    return free;
  }

  /** Starts all services, or makes these anew if what is said of them has changed. */
  void up(String... services) throws IOException {
    List<String> words = new ArrayList<>(command);
    words.addAll(List.of("up", "--detach", "--no-build"));
    if (services.length > 0) {
      words.add("--no-deps");
    }
    words.addAll(List.of(services));
    said(words);
  }

  /** A service's container. */
  String container(String service) throws IOException {
    return docker(
        "ps",
        "--all",
        "--quiet",
        "--filter",
        "label=com.docker.compose.project=" + project,
        "--filter",
        "label=com.docker.compose.service=" + service);
  }

  /** The address of a service in one of the networks; empty if it is not in it. */
  String address(String service, String network) throws IOException {
    return docker(
        "inspect",
        "--format",
        "{{with index .NetworkSettings.Networks \"%s_%s\"}}{{.IPAddress}}{{end}}"
            .formatted(project, network),
        container(service));
  }

  void kill(String service) throws IOException {
    docker("kill", container(service));
  }

  void start(String service) throws IOException {
    docker("start", container(service));
  }

  void restart(String service) throws IOException {
    docker("restart", container(service));
  }

  /** Stops the service's process; to pause its container would fail on a machine that is busy. */
  void freeze(String service) throws IOException {
    docker("kill", "--signal", "STOP", container(service));
  }

  void thaw(String service) throws IOException {
    docker("kill", "--signal", "CONT", container(service));
  }

  /** The process of a service, as this machine sees it. */
  long pid(String service) throws IOException {
    return Long.parseLong(docker("inspect", "--format", "{{.State.Pid}}", container(service)));
  }

  /** Cuts a service off from that network, in both directions, without telling anybody. */
  void cut(String service, String network) throws IOException {
    docker("network", "disconnect", project + "_" + network, container(service));
  }

  /** Mends what was cut; the service has the address that it had. */
  void mend(String service, String network, String address) throws IOException {
    docker(
        "network",
        "connect",
        "--alias",
        service,
        "--ip",
        address,
        project + "_" + network,
        container(service));
  }

  /** The last lines of a service's log, if it came so far that it has one. */
  String log(String service, int lines) throws IOException {
    String container = container(service);
    return container.isEmpty()
        ? "has no container"
        : docker("logs", "--tail", Integer.toString(lines), container);
  }

  private String docker(String... words) throws IOException {
    List<String> all = new ArrayList<>(List.of("docker"));
    all.addAll(List.of(words));
    return said(all);
  }

  private String said(List<String> words) throws IOException {
    Ended ended = ended(root, environment, words);
    if (ended.status() != 0) {
      throw new IOException(String.join(" ", words) + " failed:\n" + ended.output());
    }
    return ended.output().strip();
  }

  private record Ended(int status, String output) {}

  private static Ended ended(Path root, Map<String, String> environment, List<String> words)
      throws IOException {
    ProcessBuilder builder = new ProcessBuilder(words).directory(root.toFile());
    builder.environment().putAll(environment);
    Process process = builder.redirectErrorStream(true).start();
    process.getOutputStream().close();
    String output = new String(process.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
    try {
      return new Ended(process.waitFor(), output);
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
      throw new IOException(e);
    }
  }

  /** Ends all, and keeps nothing. */
  @Override
  public void close() throws IOException {
    Runtime.getRuntime().removeShutdownHook(atExit);
    down();
  }

  /** Somebody who interrupts a run finds no container of it left. */
  private void endInterrupted() {
    try {
      down();
    } catch (IOException broken) {
      Tools.out().println(broken.getMessage());
    }
  }

  private void down() throws IOException {
    List<String> words = new ArrayList<>(command);
    words.addAll(List.of("down", "--volumes", "--timeout", "5"));
    said(words);
  }
}
