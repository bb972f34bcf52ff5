package gopark.container;

import com.github.dockerjava.api.model.ContainerNetwork;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.net.InetAddress;
import java.net.Socket;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import org.testcontainers.containers.GenericContainer;
import org.testcontainers.containers.wait.strategy.Wait;
import org.testcontainers.utility.DockerImageName;

/** A Valkey or Redis in a container, as safe as it can be made. */
public final class StorageContainer implements AutoCloseable {

  private static final int PORT = 6379;

  private final GenericContainer<?> container;

  private StorageContainer(GenericContainer<?> container) {
    this.container = container;
  }

  /** Starts one, with further settings as on its command line; skips the test without an engine. */
  public static StorageContainer start(String... settings) {
    Engine.need();
    List<String> command =
        new ArrayList<>(List.of("--appendonly", "yes", "--appendfsync", "always", "--save", ""));
    command.addAll(List.of(settings));
    GenericContainer<?> container =
        new GenericContainer<>(image())
            .withExposedPorts(PORT)
            .withCommand(command.toArray(String[]::new))
            .waitingFor(
                Wait.forLogMessage(".*Ready to accept connections.*", 1)
                    .withStartupTimeout(Duration.ofMinutes(3)));
    container.start();
    return new StorageContainer(container);
  }

  private static DockerImageName image() {
    try {
      return DockerImageName.parse(StorageImage.name());
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
      throw new IllegalStateException(e);
    }
  }

  /**
   * The storage's address: the port that is published here, or the container's own address where
   * the engine's host is another.
   */
  public String address() {
    int published = container.getMappedPort(PORT);
    String here = InetAddress.getLoopbackAddress().getHostAddress();
    if (answers(here, published)) {
      return "redis://%s:%d".formatted(here, published);
    }
    String own =
        container.getContainerInfo().getNetworkSettings().getNetworks().values().stream()
            .map(ContainerNetwork::getIpAddress)
            .findFirst()
            .orElseThrow();
    return "redis://%s:%d".formatted(own, PORT);
  }

  private static boolean answers(String host, int port) {
    try (Socket socket = new Socket(host, port)) {
      return socket.isConnected();
    } catch (IOException nobody) {
      return false;
    }
  }

  /** Stands still, as a machine that is too busy does. */
  public void freeze() {
    container.getDockerClient().pauseContainerCmd(container.getContainerId()).exec();
  }

  public void thaw() {
    container.getDockerClient().unpauseContainerCmd(container.getContainerId()).exec();
  }

  @Override
  public void close() {
    container.stop();
  }
}
