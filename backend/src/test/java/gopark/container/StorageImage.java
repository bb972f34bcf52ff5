package gopark.container;

import com.github.dockerjava.api.DockerClient;
import com.github.dockerjava.api.async.ResultCallback;
import com.github.dockerjava.api.exception.DockerException;
import com.github.dockerjava.api.exception.NotFoundException;
import com.github.dockerjava.api.model.PullResponseItem;
import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.TimeUnit;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;
import org.testcontainers.DockerClientFactory;
import org.testcontainers.images.builder.ImageFromDockerfile;

/**
 * The image of Valkey or Redis that tests use: the one that {@code -Dgopark.valkey.image} names,
 * else the one of a registry, else one made of this machine's own redis-server and the libraries
 * that it needs; that is the program of Debian's package of that name.
 */
final class StorageImage {

  private static final String OF_REGISTRY = "valkey/valkey:8";
  private static final String OF_DEBIAN = "gopark-test/redis";
  private static final long PULL_S = 60;
  private static final Pattern LIBRARY = Pattern.compile("(/\\S+) \\(0x");

  private StorageImage() {}

  /** The name of an image that exists when this returns. */
  static synchronized String name() throws IOException, InterruptedException {
    String named = System.getProperty("gopark.valkey.image");
    if (named != null) {
      return named;
    }
    DockerClient docker = DockerClientFactory.instance().client();
    if (isThere(docker, OF_REGISTRY) || pulled(docker)) {
      return OF_REGISTRY;
    }
    return ofDebian(docker);
  }

  private static boolean isThere(DockerClient docker, String image) {
    try {
      docker.inspectImageCmd(image).exec();
      return true;
    } catch (NotFoundException lacks) {
      return false;
    }
  }

  private static boolean pulled(DockerClient docker) throws InterruptedException {
    try {
      docker.pullImageCmd(OF_REGISTRY).exec(new Quiet()).awaitCompletion(PULL_S, TimeUnit.SECONDS);
    } catch (DockerException noRegistry) {
      return false;
    }
    return isThere(docker, OF_REGISTRY);
  }

  /** A listener that stays silent if no registry answers. */
  private static final class Quiet extends ResultCallback.Adapter<PullResponseItem> {
    @Override
    public void onError(Throwable noRegistry) {
      onComplete();
    }
  }

  private static String ofDebian(DockerClient docker) throws IOException, InterruptedException {
    Path program = program();
    String image = OF_DEBIAN + ":" + version(program);
    if (!isThere(docker, image)) {
      build(image, program);
    }
    return image;
  }

  /** The program from Debian's package, which is installed here if that is allowed. */
  private static Path program() throws IOException, InterruptedException {
    Path known = onPath();
    if (known == null) {
      run("apt-get", "update", "-qq");
      run("apt-get", "install", "-y", "-qq", "--no-install-recommends", "redis-server");
      known = onPath();
    }
    if (known == null) {
      throw new IOException(
          "No registry answers, and there is no redis-server to make an image of:"
              + " apt-get install redis-server, or name an image with -Dgopark.valkey.image");
    }
    return known;
  }

  private static @Nullable Path onPath() {
    return Stream.of(System.getenv().getOrDefault("PATH", "").split(":", -1))
        .map(folder -> Path.of(folder, "redis-server"))
        .filter(Files::isExecutable)
        .findFirst()
        .orElse(null);
  }

  private static String version(Path program) throws IOException, InterruptedException {
    Matcher version = Pattern.compile("v=([0-9.]+)").matcher(run(program.toString(), "--version"));
    return version.find() ? version.group(1) : "unknown";
  }

  private static void build(String image, Path program) throws IOException, InterruptedException {
    List<Path> files = new ArrayList<>();
    Matcher libraries = LIBRARY.matcher(run("ldd", program.toString()));
    while (libraries.find()) {
      files.add(Path.of(libraries.group(1)));
    }
    StringBuilder recipe = new StringBuilder("FROM scratch\nCOPY program /usr/bin/redis-server\n");
    ImageFromDockerfile made =
        new ImageFromDockerfile(image, false).withFileFromPath("program", program.toRealPath());
    for (int i = 0; i < files.size(); i++) {
      recipe.append("COPY lib%d %s\n".formatted(i, files.get(i)));
      made.withFileFromPath("lib" + i, files.get(i).toRealPath());
    }
    recipe.append("ENV PATH=/usr/bin\nWORKDIR /data\n");
    // As in the images of Valkey and Redis, a command consists of settings alone.
    recipe.append("ENTRYPOINT [\"redis-server\", \"--protected-mode\", \"no\"]\n");
    made.withFileFromString("Dockerfile", recipe.toString()).get();
  }

  private static String run(String... command) throws IOException, InterruptedException {
    Process process = new ProcessBuilder(command).redirectErrorStream(true).start();
    try (InputStream output = process.getInputStream()) {
      String said = new String(output.readAllBytes(), StandardCharsets.UTF_8);
      process.waitFor();
      return said;
    }
  }
}
